/// The currencies of ISO 4217, in the order of their codes.
///
/// Codes, names and minor units are those of list one of ISO 4217 as of 2026-01-01: currencies and
/// funds, without precious metals, accounting units and test codes, which have no minor units. The
/// withdrawn ones, for trips of former days, are named as in CLDR 48, and so are the symbols, under
/// the Unicode License v3: see `LICENSES/Unicode-3.0.txt`.
enum CurrencyTable {
  struct Row {
    enum Kind { case currency, fund, historic }

    let code: String
    let packed: PackedCode
    let decimals: UInt8
    let kind: Kind
    let name: String
    /// The narrow symbol, unless it is a single letter.
    let symbol: String?
    /// A symbol with a dollar sign that no other currency has.
    let longSymbol: String?

    init(
      _ code: String,
      _ decimals: UInt8,
      _ name: String,
      symbol: String? = nil,
      or longSymbol: String? = nil,
      kind: Kind = .currency
    ) {
      self.code = code
      self.packed = PackedCode(literal: code)
      self.decimals = decimals
      self.kind = kind
      self.name = name
      self.symbol = symbol
      self.longSymbol = longSymbol
    }
  }

  /// Returns the place of a code in `rows`, or nil where ISO 4217 has no such currency.
  ///
  /// - Complexity: O(log *n*).
  static func place(of code: PackedCode) -> Int? {
    var low = 0
    var high = rows.count
    while low < high {
      let middle = (low + high) / 2
      if rows[middle].packed < code { low = middle + 1 } else { high = middle }
    }
    return low < rows.count && rows[low].packed == code ? low : nil
  }

  /// Returns the currency of a code that stands in our own tables.
  static func id(of code: PackedCode) -> CurrencyID {
    guard let place = place(of: code) else { preconditionFailure("a code of ISO 4217") }
    return CurrencyID(rawValue: UInt16(place))
  }

  /// Returns the row of a currency, or nil where it is a trip's own.
  static func row(of id: CurrencyID) -> Row? {
    let place = Int(id.rawValue)
    return place < rows.count ? rows[place] : nil
  }

  static let rows: [Row] = [
    Row("ADP", 0, "Andorran Peseta", kind: .historic),
    Row("AED", 2, "UAE Dirham"),
    Row("AFA", 2, "Afghan Afghani (1927–2002)", kind: .historic),
    Row("AFN", 2, "Afghani", symbol: "؋"),
    Row("ALL", 2, "Lek"),
    Row("AMD", 2, "Armenian Dram", symbol: "֏"),
    Row("ANG", 2, "Netherlands Antillean Guilder", kind: .historic),
    Row("AOA", 2, "Kwanza", symbol: "Kz"),
    Row("ARS", 2, "Argentine Peso", symbol: "$"),
    Row("ATS", 2, "Austrian Schilling", kind: .historic),
    Row("AUD", 2, "Australian Dollar", symbol: "$", or: "A$"),
    Row("AWG", 2, "Aruban Florin"),
    Row("AZM", 2, "Azerbaijani Manat (1993–2006)", kind: .historic),
    Row("AZN", 2, "Azerbaijan Manat", symbol: "₼"),
    Row("BAM", 2, "Convertible Mark", symbol: "KM"),
    Row("BBD", 2, "Barbados Dollar", symbol: "$"),
    Row("BDT", 2, "Taka", symbol: "৳"),
    Row("BEF", 0, "Belgian Franc", kind: .historic),
    Row("BGL", 2, "Bulgarian Hard Lev", kind: .historic),
    Row("BGN", 2, "Bulgarian Lev", kind: .historic),
    Row("BHD", 3, "Bahraini Dinar"),
    Row("BIF", 0, "Burundi Franc"),
    Row("BMD", 2, "Bermudian Dollar", symbol: "$"),
    Row("BND", 2, "Brunei Dollar", symbol: "$"),
    Row("BOB", 2, "Boliviano", symbol: "Bs"),
    Row("BOV", 2, "Mvdol", kind: .fund),
    Row("BRL", 2, "Brazilian Real", symbol: "R$"),
    Row("BSD", 2, "Bahamian Dollar", symbol: "$"),
    Row("BTN", 2, "Ngultrum"),
    Row("BWP", 2, "Pula"),
    Row("BYN", 2, "Belarusian Ruble"),
    Row("BYR", 0, "Belarusian Ruble (2000–2016)", kind: .historic),
    Row("BZD", 2, "Belize Dollar", symbol: "$"),
    Row("CAD", 2, "Canadian Dollar", symbol: "$", or: "CA$"),
    Row("CDF", 2, "Congolese Franc"),
    Row("CHE", 2, "WIR Euro", kind: .fund),
    Row("CHF", 2, "Swiss Franc"),
    Row("CHW", 2, "WIR Franc", kind: .fund),
    Row("CLF", 4, "Unidad de Fomento", kind: .fund),
    Row("CLP", 0, "Chilean Peso", symbol: "$"),
    Row("CNY", 2, "Yuan Renminbi", symbol: "¥"),
    Row("COP", 2, "Colombian Peso", symbol: "$"),
    Row("COU", 2, "Unidad de Valor Real", kind: .fund),
    Row("CRC", 2, "Costa Rican Colon", symbol: "₡"),
    Row("CUC", 2, "Cuban Convertible Peso", kind: .historic),
    Row("CUP", 2, "Cuban Peso", symbol: "$"),
    Row("CVE", 2, "Cabo Verde Escudo"),
    Row("CYP", 2, "Cypriot Pound", kind: .historic),
    Row("CZK", 2, "Czech Koruna", symbol: "Kč"),
    Row("DEM", 2, "German Mark", kind: .historic),
    Row("DJF", 0, "Djibouti Franc"),
    Row("DKK", 2, "Danish Krone", symbol: "kr"),
    Row("DOP", 2, "Dominican Peso", symbol: "$", or: "RD$"),
    Row("DZD", 2, "Algerian Dinar"),
    Row("EEK", 2, "Estonian Kroon", kind: .historic),
    Row("EGP", 2, "Egyptian Pound", symbol: "E£"),
    Row("ERN", 2, "Nakfa"),
    Row("ESP", 0, "Spanish Peseta", kind: .historic),
    Row("ETB", 2, "Ethiopian Birr"),
    Row("EUR", 2, "Euro", symbol: "€"),
    Row("FIM", 2, "Finnish Markka", kind: .historic),
    Row("FJD", 2, "Fiji Dollar", symbol: "$"),
    Row("FKP", 2, "Falkland Islands Pound", symbol: "£"),
    Row("FRF", 2, "French Franc", kind: .historic),
    Row("GBP", 2, "Pound Sterling", symbol: "£"),
    Row("GEL", 2, "Lari", symbol: "₾"),
    Row("GHC", 2, "Ghanaian Cedi (1979–2007)", kind: .historic),
    Row("GHS", 2, "Ghana Cedi", symbol: "GH₵"),
    Row("GIP", 2, "Gibraltar Pound", symbol: "£"),
    Row("GMD", 2, "Dalasi"),
    Row("GNF", 0, "Guinean Franc", symbol: "FG"),
    Row("GRD", 0, "Greek Drachma", kind: .historic),
    Row("GTQ", 2, "Quetzal"),
    Row("GWP", 2, "Guinea-Bissau Peso", kind: .historic),
    Row("GYD", 2, "Guyana Dollar", symbol: "$"),
    Row("HKD", 2, "Hong Kong Dollar", symbol: "$", or: "HK$"),
    Row("HNL", 2, "Lempira"),
    Row("HRK", 2, "Croatian Kuna", kind: .historic),
    Row("HTG", 2, "Gourde"),
    Row("HUF", 2, "Forint", symbol: "Ft"),
    Row("IDR", 2, "Rupiah", symbol: "Rp"),
    Row("IEP", 2, "Irish Pound", kind: .historic),
    Row("ILS", 2, "New Israeli Sheqel", symbol: "₪"),
    Row("INR", 2, "Indian Rupee", symbol: "₹"),
    Row("IQD", 3, "Iraqi Dinar"),
    Row("IRR", 2, "Iranian Rial"),
    Row("ISK", 0, "Iceland Krona", symbol: "kr"),
    Row("ITL", 0, "Italian Lira", kind: .historic),
    Row("JMD", 2, "Jamaican Dollar", symbol: "$"),
    Row("JOD", 3, "Jordanian Dinar"),
    Row("JPY", 0, "Yen", symbol: "¥"),
    Row("KES", 2, "Kenyan Shilling"),
    Row("KGS", 2, "Som", symbol: "⃀"),
    Row("KHR", 2, "Riel", symbol: "៛"),
    Row("KMF", 0, "Comorian Franc", symbol: "CF"),
    Row("KPW", 2, "North Korean Won", symbol: "₩"),
    Row("KRW", 0, "Won", symbol: "₩"),
    Row("KWD", 3, "Kuwaiti Dinar"),
    Row("KYD", 2, "Cayman Islands Dollar", symbol: "$"),
    Row("KZT", 2, "Tenge", symbol: "₸"),
    Row("LAK", 2, "Lao Kip", symbol: "₭"),
    Row("LBP", 2, "Lebanese Pound", symbol: "L£"),
    Row("LKR", 2, "Sri Lanka Rupee", symbol: "Rs"),
    Row("LRD", 2, "Liberian Dollar", symbol: "$"),
    Row("LSL", 2, "Loti"),
    Row("LTL", 2, "Lithuanian Litas", kind: .historic),
    Row("LUF", 0, "Luxembourgian Franc", kind: .historic),
    Row("LVL", 2, "Latvian Lats", kind: .historic),
    Row("LYD", 3, "Libyan Dinar"),
    Row("MAD", 2, "Moroccan Dirham"),
    Row("MDL", 2, "Moldovan Leu"),
    Row("MGA", 2, "Malagasy Ariary", symbol: "Ar"),
    Row("MGF", 0, "Malagasy Franc", kind: .historic),
    Row("MKD", 2, "Denar"),
    Row("MMK", 2, "Kyat"),
    Row("MNT", 2, "Tugrik", symbol: "₮"),
    Row("MOP", 2, "Pataca", or: "MOP$"),
    Row("MRO", 2, "Mauritanian Ouguiya (1973–2017)", kind: .historic),
    Row("MRU", 2, "Ouguiya"),
    Row("MTL", 2, "Maltese Lira", kind: .historic),
    Row("MUR", 2, "Mauritius Rupee", symbol: "Rs"),
    Row("MVR", 2, "Rufiyaa"),
    Row("MWK", 2, "Malawi Kwacha"),
    Row("MXN", 2, "Mexican Peso", symbol: "$", or: "MX$"),
    Row("MXV", 2, "Mexican Unidad de Inversion (UDI)", kind: .fund),
    Row("MYR", 2, "Malaysian Ringgit", symbol: "RM"),
    Row("MZM", 2, "Mozambican Metical (1980–2006)", kind: .historic),
    Row("MZN", 2, "Mozambique Metical"),
    Row("NAD", 2, "Namibia Dollar", symbol: "$", or: "N$"),
    Row("NGN", 2, "Naira", symbol: "₦"),
    Row("NIO", 2, "Cordoba Oro", symbol: "C$"),
    Row("NLG", 2, "Dutch Guilder", kind: .historic),
    Row("NOK", 2, "Norwegian Krone", symbol: "kr"),
    Row("NPR", 2, "Nepalese Rupee", symbol: "Rs"),
    Row("NZD", 2, "New Zealand Dollar", symbol: "$", or: "NZ$"),
    Row("OMR", 3, "Rial Omani"),
    Row("PAB", 2, "Balboa"),
    Row("PEN", 2, "Sol"),
    Row("PGK", 2, "Kina"),
    Row("PHP", 2, "Philippine Peso", symbol: "₱"),
    Row("PKR", 2, "Pakistan Rupee", symbol: "Rs"),
    Row("PLN", 2, "Zloty", symbol: "zł"),
    Row("PTE", 0, "Portuguese Escudo", kind: .historic),
    Row("PYG", 0, "Guarani", symbol: "₲"),
    Row("QAR", 2, "Qatari Rial"),
    Row("ROL", 2, "Romanian Leu (1952–2006)", kind: .historic),
    Row("RON", 2, "Romanian Leu", symbol: "lei"),
    Row("RSD", 2, "Serbian Dinar"),
    Row("RUB", 2, "Russian Ruble", symbol: "₽"),
    Row("RUR", 2, "Russian Ruble (1991–1998)", kind: .historic),
    Row("RWF", 0, "Rwanda Franc", symbol: "RF"),
    Row("SAR", 2, "Saudi Riyal"),
    Row("SBD", 2, "Solomon Islands Dollar", symbol: "$"),
    Row("SCR", 2, "Seychelles Rupee"),
    Row("SDD", 2, "Sudanese Dinar (1992–2007)", kind: .historic),
    Row("SDG", 2, "Sudanese Pound"),
    Row("SEK", 2, "Swedish Krona", symbol: "kr"),
    Row("SGD", 2, "Singapore Dollar", symbol: "$", or: "S$"),
    Row("SHP", 2, "Saint Helena Pound", symbol: "£"),
    Row("SIT", 2, "Slovenian Tolar", kind: .historic),
    Row("SKK", 2, "Slovak Koruna", kind: .historic),
    Row("SLE", 2, "Leone"),
    Row("SLL", 2, "Sierra Leonean Leone (1964—2022)", kind: .historic),
    Row("SOS", 2, "Somali Shilling"),
    Row("SRD", 2, "Surinam Dollar", symbol: "$"),
    Row("SRG", 2, "Surinamese Guilder", kind: .historic),
    Row("SSP", 2, "South Sudanese Pound", symbol: "£"),
    Row("STD", 2, "São Tomé & Príncipe Dobra (1977–2017)", kind: .historic),
    Row("STN", 2, "Dobra", symbol: "Db"),
    Row("SVC", 2, "El Salvador Colon"),
    Row("SYP", 2, "Syrian Pound", symbol: "£"),
    Row("SZL", 2, "Lilangeni"),
    Row("THB", 2, "Baht", symbol: "฿"),
    Row("TJS", 2, "Somoni"),
    Row("TMM", 2, "Turkmenistani Manat (1993–2009)", kind: .historic),
    Row("TMT", 2, "Turkmenistan New Manat"),
    Row("TND", 3, "Tunisian Dinar"),
    Row("TOP", 2, "Pa’anga", symbol: "T$"),
    Row("TPE", 0, "Timorese Escudo", kind: .historic),
    Row("TRL", 0, "Turkish Lira (1922–2005)", kind: .historic),
    Row("TRY", 2, "Turkish Lira", symbol: "₺"),
    Row("TTD", 2, "Trinidad and Tobago Dollar", symbol: "$"),
    Row("TWD", 2, "New Taiwan Dollar", symbol: "$", or: "NT$"),
    Row("TZS", 2, "Tanzanian Shilling"),
    Row("UAH", 2, "Hryvnia", symbol: "₴"),
    Row("UGX", 0, "Uganda Shilling"),
    Row("USD", 2, "US Dollar", symbol: "$", or: "US$"),
    Row("USN", 2, "US Dollar (Next day)", kind: .fund),
    Row("USS", 2, "US Dollar (Same day)", kind: .historic),
    Row("UYI", 0, "Uruguay Peso en Unidades Indexadas (UI)", kind: .fund),
    Row("UYU", 2, "Peso Uruguayo", symbol: "$"),
    Row("UYW", 4, "Unidad Previsional"),
    Row("UZS", 2, "Uzbekistan Sum"),
    Row("VEB", 2, "Venezuelan Bolívar (1871–2008)", kind: .historic),
    Row("VED", 2, "Bolívar Soberano"),
    Row("VEF", 2, "Venezuelan Bolívar (2008–2018)", kind: .historic),
    Row("VES", 2, "Bolívar Soberano"),
    Row("VND", 0, "Dong", symbol: "₫"),
    Row("VUV", 0, "Vatu"),
    Row("WST", 2, "Tala", or: "WS$"),
    Row("XAD", 2, "Arab Accounting Dinar"),
    Row("XAF", 0, "CFA Franc BEAC", symbol: "FCFA"),
    Row("XCD", 2, "East Caribbean Dollar", symbol: "$"),
    Row("XCG", 2, "Caribbean Guilder", symbol: "Cg."),
    Row("XOF", 0, "CFA Franc BCEAO", symbol: "FCFA"),
    Row("XPF", 0, "CFP Franc", symbol: "CFPF"),
    Row("YER", 2, "Yemeni Rial"),
    Row("YUM", 2, "Yugoslavian New Dinar (1994–2002)", kind: .historic),
    Row("ZAR", 2, "Rand"),
    Row("ZMK", 2, "Zambian Kwacha (1968–2012)", kind: .historic),
    Row("ZMW", 2, "Zambian Kwacha", symbol: "ZK"),
    Row("ZWD", 2, "Zimbabwean Dollar (1980–2008)", kind: .historic),
    Row("ZWG", 2, "Zimbabwe Gold"),
    Row("ZWL", 2, "Zimbabwean Dollar (2009–2024)", kind: .historic),
  ]
}
