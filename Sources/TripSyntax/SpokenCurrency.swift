/// A currency as it is spoken: `euros`, `British pounds`, `kroner`.
///
/// These words mean nothing in a script; a message uses them to offer the code that was meant.
package struct SpokenCurrency: Sendable {
  /// The codes that it may mean, the likeliest first.
  package private(set) var codes: [String]
  /// How many words say it.
  package private(set) var length = 1
  /// Whether the word is one of everyday life as well: `bath`, `crown`.
  package private(set) var isEveryday = false
  /// Whether a word that says nothing of a currency stands before it: `50 lousy bucks`.
  package private(set) var isLed = false

  /// Creates the currency that a word means.
  package init?(_ word: String) {
    let word = word.lowercased()
    guard let codes = Self.table[word] else { return nil }
    self.codes = codes
    isEveryday = Self.everyday.contains(word)
  }

  /// Creates the currency that the first of some words mean, and the country that is said with it:
  /// `US dollars`, `dólares canadienses`.
  init?(_ words: [String]) {
    if let first = words.first, let currency = SpokenCurrency(first) {
      self = currency
      // Of `50 crowns Danish pastry`, the country is that of something else.
      let isLast = words.count == 2 || words.dropFirst().first?.lowercased() == "sterling"
      if words.count > 1, isLast, narrow(to: words[1]) { length = 2 }
      return
    }
    for count in 1...2 where words.count > count {
      guard var currency = SpokenCurrency(words[count]) else { continue }
      currency.length = count + 1
      currency.isLed = !currency.narrow(to: words[..<count].joined(separator: " "))
      // `50 hot bath`, `50 big real food`: only a country, or a word for money alone, says more.
      if currency.isLed, currency.isEveryday || count > 1 { continue }
      // `British pounds sterling`
      let next = words.dropFirst(count + 1).first?.lowercased() ?? ""
      if next.hasPrefix("sterlin") { currency.length += 1 }
      self = currency
      return
    }
    return nil
  }

  /// Keeps the currencies of the country that a word names; false where it names none.
  private mutating func narrow(to name: String) -> Bool {
    let word = name.lowercased()
    let country = Self.countries.first { country in
      country.stems.contains { $0.utf8.count > 2 ? word.hasPrefix($0) : word == $0 }
    }
    // `BB dollars`
    guard let letters = country?.letters ?? (name == name.uppercased() ? word : nil) else {
      return false
    }
    let rest = codes.filter { $0.prefix(2).lowercased() == letters }
    if rest.isEmpty { return false }
    codes = rest
    isEveryday = false
    return true
  }

  private static let table = {
    var table: [String: [String]] = [:]
    for (codes, words) in lists {
      let codes = codes.split(separator: " ").map(String.init)
      for word in words.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
        table[String(word)] = codes
      }
    }
    return table
  }()

  /// Words of these that a note may begin with: `bath towels`, `crown hotel`, `pound cake`.
  private static let everyday = Set(
    """
    bath baths won real reales rand pound dollar crown crowns corona coronas mark marks sol soles \
    colon colón dram drams livre livres dm som kip lev tala kina lari florin sterling dong pula \
    nis cordoba córdoba bolivar bolívar lek lira
    """.split(separator: " ").map(String.init)
  )

  private static let lists: [(codes: String, words: String)] = [
    (
      "USD CAD AUD NZD SGD HKD TWD JMD BBD BSD BZD FJD NAD TTD XCD GYD LRD KYD BND BMD SRD SBD",
      """
      dollar dollars buck bucks usdollar dólar dólares dolar dolares dólars dollari dollaro dollaros
      доллар доллары долларов ドル 달러
      """
    ),
    ("EUR", "euro euros eur€ teuro teuros euroa evro evra ευρώ ευρω евро"),
    (
      "GBP EGP LBP SYP SDG SSP GIP FKP SHP",
      "pound pounds pfund libra libras livre livres sterlina sterline фунт фунтов"
    ),
    ("GBP", "quid quids sterling gbr ukp stg"),
    ("USD", "美元 美金"),
    ("EUR", "欧元 ユーロ 유로"),
    ("GBP", "英镑 ポンド"),
    ("JPY", "yen yens 円 日元 엔"),
    (
      "CHF XAF XOF XPF GNF RWF CDF BIF DJF KMF",
      "franc francs francos franchi"
    ),
    ("CHF", "franken fr sfr sfr. stutz"),
    ("INR PKR LKR NPR MUR SCR", "rupee rupees rupie rupien roupie roupies rupias"),
    ("KRW", "won wons 원"),
    ("CNY", "yuan yuans renminbi kuai cnh 元 人民币"),
    ("TWD", "ntd nt"),
    ("THB", "baht bahts bath baths บาท"),
    ("MXN ARS CLP COP UYU PHP DOP CUP", "peso pesos"),
    ("BRL", "real reais reals réal réals reales réais"),
    ("PLN", "zloty złoty zlotys zlote złote zlotych złotych zl zlotty"),
    ("HUF", "forint forints"),
    ("CZK", "koruna koruny korun korunas kc"),
    ("DKK NOK SEK ISK CZK", "crown crowns kronen couronne couronnes corona coronas corone coroas"),
    ("DKK NOK SEK ISK", "krone kroner krona kroners kronas"),
    ("SEK", "kronor"),
    ("ISK", "kronur krónur króna krónum"),
    ("TRY LBP SYP ITL", "lira liras"),
    ("TRY", "tl"),
    ("ITL GBP", "lire"),
    ("ZAR", "rand rands"),
    ("VND", "dong dongs đồng"),
    ("MYR", "ringgit ringgits"),
    ("IDR", "rupiah rupiahs rupia"),
    ("ILS", "shekel shekels sheqel sheqels schekel nis"),
    ("AED MAD", "dirham dirhams dirhem dirhems"),
    ("UAH", "hryvnia hryvnias hryvni hryven grivna гривна гривен"),
    ("RUB BYN", "ruble rubles rouble roubles rubel rublos rubli рубль рубля рублей руб"),
    ("RSD JOD KWD TND DZD IQD BHD LYD", "dinar dinars dinare dinari dinares dinara"),
    ("SAR QAR OMR IRR YER", "riyal riyals rial rials riyales riyali"),
    ("BGN", "lev leva levs lew"),
    ("RON MDL", "lei leu"),
    ("HRK", "kuna kune kunas kn"),
    ("BDT", "taka takas"),
    ("GEL", "lari laris"),
    ("AMD", "dram drams"),
    ("KZT", "tenge tenges"),
    ("PEN", "sol soles"),
    ("CRC", "colon colones colón colons"),
    ("BOB", "boliviano bolivianos"),
    ("VES", "bolivar bolivares bolívar bolívares bolivars"),
    ("PYG", "guarani guaranies guaraní guaraníes guaranis"),
    ("GTQ", "quetzal quetzales quetzals"),
    ("HNL", "lempira lempiras"),
    ("NIO", "cordoba cordobas córdoba córdobas"),
    ("DEM BAM", "mark marks"),
    ("DEM", "dm d-mark"),
    ("KGS UZS", "som soms"),
    ("AZN TMT", "manat manats"),
    ("LAK", "kip kips"),
    ("MMK", "kyat kyats"),
    ("KHR", "riel riels"),
    ("MNT", "tugrik tugriks tögrög"),
    ("ETB", "birr birrs"),
    ("NGN", "naira nairas"),
    ("GHS", "cedi cedis"),
    ("ZMW MWK", "kwacha kwachas"),
    ("KES TZS UGX SOS ATS", "shilling shillings"),
    ("ATS", "schilling schillinge"),
    ("BWP", "pula pulas"),
    ("MZN", "metical meticais"),
    ("AOA", "kwanza kwanzas"),
    ("MGA", "ariary"),
    ("GMD", "dalasi dalasis"),
    ("ALL", "lek leks lekë lekes"),
    ("MKD", "denar denars denari"),
    ("AFN", "afghani afghanis"),
    ("MVR", "rufiyaa"),
    ("BTN", "ngultrum"),
    ("MOP", "pataca patacas"),
    ("VUV", "vatu"),
    ("WST", "tala"),
    ("PGK", "kina"),
    ("CVE PTE", "escudo escudos"),
    ("ESP", "peseta pesetas ptas"),
    ("NLG XCG ANG AWG", "guilder guilders gulden florin florins"),
    ("GRD", "drachma drachmas drachmen"),
  ]

  /// How words for a country or its people begin, and the letters that its currency begins with.
  private static let countries: [(letters: String, stems: [String])] = [
    ("gb", ["brit", "engl", "ingl", "angl", "gb", "uk", "sterlin", "estrel"]),
    ("us", ["us", "usa", "u.s", "ameri", "estadouni", "american"]),
    ("ca", ["canad", "kanad"]), ("au", ["austral", "aussie"]),
    ("nz", ["new zeal", "neusee", "nz"]),
    ("hk", ["hong kong", "hongkong", "hk"]), ("sg", ["singap"]), ("tw", ["taiw"]),
    ("jm", ["jamai"]),
    ("bb", ["barbad"]), ("bs", ["baham"]), ("bz", ["beliz"]), ("fj", ["fiji"]), ("na", ["namib"]),
    ("ch", ["swiss", "schweiz", "suiss", "suiz", "svizz", "zwitser"]),
    ("dk", ["danish", "danes", "danois", "danés", "dän"]),
    ("no", ["norw", "norv", "norue", "norge", "norsk"]),
    ("se", ["swed", "schwed", "sued", "suéd", "sved", "suec", "svensk", "zweed"]),
    ("is", ["iceland", "isländ", "islandes", "ijsland", "íslen"]),
    ("cz", ["czech", "tschech", "tchè", "tchèq", "chec", "ceco", "tsjech", "česk"]),
    ("mx", ["mexi", "mexik", "messic"]), ("ar", ["argent"]), ("cl", ["chil"]),
    ("co", ["colom", "kolum"]), ("uy", ["urug"]), ("do", ["domin"]), ("ph", ["philip", "filip"]),
    ("cu", ["cuba", "kuba"]), ("eg", ["egypt", "ägypt", "egip", "égypt"]),
    ("lb", ["leban", "liban"]),
    ("sy", ["syri"]), ("tr", ["turk", "türk", "turc"]), ("in", ["india", "indien", "indis"]),
    ("pk", ["pakist"]), ("lk", ["sri lank"]), ("np", ["nepal"]), ("mu", ["maurit"]),
    ("sc", ["seych"]),
    ("id", ["indones"]), ("ae", ["uae", "emir"]), ("ma", ["moroc", "marok", "maroc"]),
    ("rs", ["serb"]), ("jo", ["jordan"]), ("kw", ["kuwait"]), ("tn", ["tunis"]),
    ("dz", ["alger"]), ("iq", ["iraq"]), ("bh", ["bahrain"]), ("sa", ["saudi"]), ("qa", ["qatar"]),
    ("om", ["oman"]), ("ir", ["iran"]), ("ye", ["yemen"]), ("ru", ["russ", "rusos"]),
    ("by", ["belar", "weißruss"]), ("br", ["brazil", "brasil"]),
    ("pl", ["polish", "polni", "polac"]),
    ("hu", ["hungar", "ungar"]), ("ro", ["roman", "rumän"]), ("bg", ["bulg"]), ("hr", ["croat"]),
    ("za", ["south afr", "südafr"]), ("jp", ["japan", "japon"]), ("cn", ["chin"]),
    ("kr", ["korea", "south kor"]),
    ("th", ["thai"]), ("vn", ["vietn"]), ("my", ["malay"]), ("il", ["israel"]), ("ua", ["ukrain"]),
    ("ge", ["georg"]), ("am", ["armen"]), ("kz", ["kazakh"]), ("de", ["german", "deutsch"]),
    ("it", ["ital"]), ("xa", ["cfa"]), ("xp", ["cfp"]), ("ke", ["kenya"]), ("tz", ["tanzan"]),
    ("ug", ["ugand"]), ("pe", ["peru"]), ("cr", ["costa ric"]),
  ]
}
