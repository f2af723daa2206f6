/// The symbols of currencies and what each may mean, in the order of their UTF-8 bytes.
///
/// From CLDR 48 under the Unicode License v3 (see `LICENSES/Unicode-3.0.txt`), with common spellings
/// added. Single ASCII letters are left out: they would take names and words for money.
enum SymbolTable {
  struct Entry {
    let key: PackedSymbol
    /// The currency it means where the trip says nothing else, if `isDecided`.
    let first: PackedCode
    let isDecided: Bool
    /// The codes of the others, a blank between; taken apart when they are asked for.
    private let otherCodes: String

    /// A symbol that means `code` unless the trip is at home with one of the `others`.
    init(_ symbol: String, _ code: String, or others: String = "") {
      key = PackedSymbol(literal: symbol)
      first = PackedCode(literal: code)
      otherCodes = others
      isDecided = true
    }

    /// A symbol that only the trip can decide.
    init(_ symbol: String, either code: String, or others: String) {
      key = PackedSymbol(literal: symbol)
      first = PackedCode(literal: code)
      otherCodes = others
      isDecided = false
    }

    var others: [PackedCode] { PackedCode.list(literal: otherCodes) }

    /// Whether the currency, which may be a trip's own, has the symbol.
    func includes(_ id: CurrencyID) -> Bool {
      guard let code = CurrencyTable.row(of: id)?.packed else { return false }
      return code == first || others.contains(code)
    }
  }

  /// Returns what is known of a symbol, or nil where no currency has it.
  ///
  /// - Complexity: O(log *n*).
  static func entry(for symbol: PackedSymbol) -> Entry? {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].key < symbol { low = middle + 1 } else { high = middle }
    }
    return low < entries.count && entries[low].key == symbol ? entries[low] : nil
  }

  static let entries: [Entry] = [
    Entry(
      "$",
      "USD",
      or: """
        ARS AUD BBD BMD BND BSD BZD CAD CLP COP CUP CVE DOP FJD GYD HKD JMD KYD LRD MXN \
        NAD NZD SBD SGD SRD TTD TWD UYU XCD
        """
    ),
    Entry("$US", "USD"),
    Entry("A$", "AUD"),
    Entry("Afl.", "AWG"),
    Entry("Ar", "MGA"),
    Entry("B/.", "PAB"),
    Entry("Br", either: "BYN", or: "ETB"),
    Entry("Bs", either: "BOB", or: "VES"),
    Entry("Bs.S", "VES"),
    Entry("C$", either: "CAD", or: "NIO"),
    Entry("CA$", "CAD"),
    Entry("CF", "KMF"),
    Entry("CFPF", "XPF"),
    Entry("Cg.", "XCG"),
    Entry("DA", "DZD"),
    Entry("DH", "MAD"),
    Entry("DT", "TND"),
    Entry("Db", "STN"),
    Entry("Dh", "AED"),
    Entry("Esc", "CVE"),
    Entry("E£", "EGP"),
    Entry("FBu", "BIF"),
    Entry("FC", either: "CDF", or: "KMF"),
    Entry("FCFA", either: "XAF", or: "XOF"),
    Entry("FCFP", "XPF"),
    Entry("FG", "GNF"),
    Entry("FRw", "RWF"),
    Entry("Fdj", "DJF"),
    Entry("Fr.", "CHF"),
    Entry("Ft", "HUF"),
    Entry("GH₵", "GHS"),
    Entry("Gs", "PYG"),
    Entry("Gs.", "PYG"),
    Entry("HK$", "HKD"),
    Entry("KM", "BAM"),
    Entry("KSh", "KES"),
    Entry("Kc\u{30C}", "CZK"),
    Entry("Ksh", "KES"),
    Entry("Kz", "AOA"),
    Entry("Kč", "CZK"),
    Entry("LE", "EGP"),
    Entry("LL", "LBP"),
    Entry("Le", "SLE"),
    Entry("Leke\u{308}", "ALL"),
    Entry("Lekë", "ALL"),
    Entry("L£", "LBP"),
    Entry("MK", "MWK"),
    Entry("MOP$", "MOP"),
    Entry("MT", "MZN"),
    Entry("MTn", "MZN"),
    Entry("MX$", "MXN"),
    Entry("Mex$", "MXN"),
    Entry("N$", "NAD"),
    Entry("NT$", "TWD"),
    Entry("NZ$", "NZD"),
    Entry("Nfk", "ERN"),
    Entry("Nu.", "BTN"),
    Entry("R$", "BRL"),
    Entry("RD$", "DOP"),
    Entry("RF", "RWF"),
    Entry("RM", "MYR"),
    Entry("RMB", "CNY"),
    Entry("Rf", "MVR"),
    Entry("Rp", "IDR"),
    Entry("Rs", "INR", or: "LKR MUR NPR PKR"),
    Entry("Rs.", "INR", or: "LKR MUR NPR PKR"),
    Entry("S$", "SGD"),
    Entry("S/", "PEN"),
    Entry("SFr.", "CHF"),
    Entry("SM", "TJS"),
    Entry("SR", either: "SAR", or: "SCR"),
    Entry("T$", "TOP"),
    Entry("TSh", "TZS"),
    Entry("US$", "USD"),
    Entry("USh", "UGX"),
    Entry("VT", "VUV"),
    Entry("WS$", "WST"),
    Entry("ZK", "ZMW"),
    Entry("din.", "RSD"),
    Entry("kr", either: "DKK", or: "ISK NOK SEK"),
    Entry("kr.", either: "DKK", or: "ISK NOK SEK"),
    Entry("lei", "RON"),
    Entry("so'm", "UZS"),
    Entry("soʻm", "UZS"),
    Entry("zł", "PLN"),
    Entry("£", "GBP", or: "EGP FKP GIP LBP SHP SSP SYP"),
    Entry("¥", "JPY", or: "CNY"),
    Entry("КМ", "BAM"),
    Entry("ден", "MKD"),
    Entry("ден.", "MKD"),
    Entry("сом", "KGS"),
    Entry("сўм", "UZS"),
    Entry("֏", "AMD"),
    Entry("؋", "AFN"),
    Entry("أ.م.", "MRU"),
    Entry("ج.س", "SDG"),
    Entry("ج.س.", "SDG"),
    Entry("ج.م.", "EGP"),
    Entry("د.أ.", "JOD"),
    Entry("د.إ", "AED"),
    Entry("د.إ.", "AED"),
    Entry("د.ب.", "BHD"),
    Entry("د.ت.", "TND"),
    Entry("د.ج.", "DZD"),
    Entry("د.ع.", "IQD"),
    Entry("د.ك.", "KWD"),
    Entry("د.ل.", "LYD"),
    Entry("د.م.", "MAD"),
    Entry("ر.س", "SAR"),
    Entry("ر.س.", "SAR"),
    Entry("ر.ع.", "OMR"),
    Entry("ر.ق.", "QAR"),
    Entry("ر.ي.", "YER"),
    Entry("ریال", "IRR"),
    Entry("ل.س.", "SYP"),
    Entry("ل.ل.", "LBP"),
    Entry("ރ.", "MVR"),
    Entry("नेरू", "NPR"),
    Entry("रू", "NPR"),
    Entry("৳", "BDT"),
    Entry("රු", "LKR"),
    Entry("රු.", "LKR"),
    Entry("฿", "THB"),
    Entry("ብር", "ETB"),
    Entry("៛", "KHR"),
    Entry("₡", "CRC"),
    Entry("₦", "NGN"),
    Entry("₨", either: "INR", or: "LKR MUR NPR PKR SCR"),
    Entry("₩", "KRW", or: "KPW"),
    Entry("₪", "ILS"),
    Entry("₫", "VND"),
    Entry("€", "EUR"),
    Entry("₭", "LAK"),
    Entry("₮", "MNT"),
    Entry("₱", "PHP"),
    Entry("₲", "PYG"),
    Entry("₴", "UAH"),
    Entry("₸", "KZT"),
    Entry("₹", "INR"),
    Entry("₺", "TRY"),
    Entry("₼", "AZN"),
    Entry("₽", "RUB"),
    Entry("₾", "GEL"),
    Entry("⃀", "KGS"),
    Entry("元", either: "CNY", or: "TWD"),
    Entry("円", "JPY"),
    Entry("원", "KRW"),
    Entry("￥", "JPY", or: "CNY"),
  ]
}
