import XCTest

/// Currencies as they are spoken: none becomes a note, and none is chosen that the trip does not mean.
final class CurrencySlipsTests: XCTestCase {
  private static let roster = "home EUR\nbuddy Ana, Ben, Cleo\nother Dora\nrate GBP EUR 1.17\n"

  func testAWordOfOneCurrencyBecomesItsCode() {
    let money = [
      ("british pounds", "£50"), ("english pounds", "£50"), ("GB pounds", "£50"),
      ("Canadian dollars", "50 CAD"), ("US dollars", "$50"), ("NZ dollars", "50 NZD"),
      ("hong kong dollars", "50 HKD"), ("dólares canadienses", "50 CAD"),
      ("Swiss francs", "50 CHF"),
      ("Pfund", "£50"), ("libras", "£50"), ("livres", "£50"), ("sterline", "£50"),
      ("pounds sterling", "£50"), ("UKP", "£50"), ("GBR", "£50"), ("kronur", "50 ISK"),
      ("kronor", "50 SEK"), ("norwegische Kronen", "50 NOK"), ("leva", "50 BGN"),
      ("kuna", "50 HRK"),
      ("kn", "50 HRK"), ("zl", "50 PLN"), ("Kc", "50 CZK"), ("taka", "50 BDT"), ("tenge", "50 KZT"),
      ("colones", "50 CRC"), ("reals", "50 BRL"), ("NTD", "50 TWD"),
      ("euros", "€50"), ("yen", "¥50"), ("British Pounds Sterling", "£50"),
      ("lire sterline", "£50"),
      ("pesos mexicanos", "50 MXN"), ("Schweizer Franken", "50 CHF"), ("人民币", "50 CNY"),
    ]
    for (words, amount) in money {
      Slip("Ana paid 50 \(words) for Ben", "not '\(words)'", mended: "Ana paid \(amount) for Ben")
        .check(after: Self.roster)
    }
  }

  func testAWordOfSeveralCurrenciesShowsThem() {
    Slip.check(
      [
        Slip("Ana paid 50 dólares", "$50; or 50 CAD"),
        Slip("Ana paid 50 dollars", "$50; or 50 CAD"),
        Slip("Ana paid 50 krona", "50 DKK; or 50 NOK; or 50 SEK; or 50 ISK"),
        Slip("Ana paid 50 Kronen", "50 NOK"), Slip("Ana paid 50 rubles", "50 RUB; or 50 BYN"),
        Slip("Ana paid 50 roubles", "50 RUB"), Slip("Ana paid 50 dinars", "50 RSD"),
        Slip("Ana paid 50 riyal", "50 SAR; or 50 QAR"),
        Slip("Ana paid 50 pesos", "50 MXN; or 50 ARS"),
        Slip("Ana paid 50 lousy bucks", "$50"), Slip("Ana paid Ben 50 francs", "50 CHF; or 50 XAF"),
        Slip("Ana paid 50 in dollars", "50 USD; or 50 CAD"),
        Slip("Ana paid 20+30 pounds", "20 GBP"),
        Slip("Ana paid 50 for Ben 20 pounds, Cleo 30", "£20"), Slip("expect Ana +20 pounds", "£20"),
        Slip("Ana paid 5 euros 50", "€5.50"), Slip("Ana paid 5 euros and 50 cents", "€5.50"),
        Slip("Ana paid £50 pounds", "names one currency"),
        Slip("Ana paid £12.50p", "leave it out: £12.50"),
        Slip("Ana paid £50 and €20", "a line for each bill"),
      ],
      after: Self.roster
    )
  }

  func testTheCurrencyOfTheTripIsMeant() {
    let trips = [
      ("rate NOK EUR 0.085", "kroner", "50 NOK"), ("rate NOK EUR 0.085", "crowns", "50 NOK"),
      ("local NOK", "kroner", "50 NOK"), ("local CZK", "crowns", "50 CZK"),
      ("rate ARS EUR 0.001", "pesos", "50 ARS"), ("rate MAD EUR 0.09", "dirhams", "50 MAD"),
      ("rate CAD EUR 0.7", "dollars", "50 CAD"), ("rate CAD EUR 0.7", "bucks", "50 CAD"),
      ("rate CAD EUR 0.7", "US dollars", "50 USD"), ("rate USD EUR 0.9", "dollars", "$50"),
      ("local CNY", "yen", "50 JPY"), ("local EGP", "pounds", nil), ("local THB", "bath", "50 THB"),
    ]
    for (line, word, amount) in trips {
      Slip("Ana paid 50 \(word)", word, mended: amount.map { "Ana paid \($0)" })
        .check(after: Self.roster + line + "\n")
    }
  }

  func testAWordOfEverydayLifeMayBeANote() {
    Slip.check(
      [
        Slip("Ana paid 50 bath towels", #"50 THB; or 50 "bath towels""#),
        Slip("Ana paid 50 crown hotel", #"50 "crown hotel""#),
        Slip("Ana paid 50 real madrid", #"50 BRL; or 50 "real madrid""#),
        Slip("Ana paid 50 lari", #"50 GEL; or 50 "lari""#),
        Slip("Ana paid 50 dram", #"50 AMD; or 50 "dram""#),
        Slip("Ana paid 50 soles", #"50 PEN; or 50 "soles""#),
        Slip("Ana paid 50 DM", #"50 DEM; or 50 "DM""#),
        Slip("Ana paid 50 BTC", #"looks like a currency's code|currency BTC decimals 2|50 "BTC""#),
        Slip("ANA PAID 50 BUS TICKET", "quotes", mended: #"ANA PAID 50 "BUS TICKET""#),
        Slip("Ana paid 10 PER PERSON", "each", mended: "Ana paid 10 each"),
        Slip("ANA PAID 50 BTC", "looks like a currency's code"),
        Slip("Ana paid 50 GBP sterling", "one currency"),
        Slip("Ana paid 50 euro cents", "decimals"),
        Slip("Ana paid €50 pound cake", "goes in quotes"),
        Slip("Ana paid 50 TGV Paris", #"50 "TGV Paris""#),
        Slip("Ana paid 50 euros island tour", "euros", mended: #"Ana paid €50 "island tour""#),
        Slip("Ana paid 50 danish pastry", "quotes", mended: #"Ana paid 50 "danish pastry""#),
        Slip("Ana paid 50 para Ben", "'for'", mended: "Ana paid 50 for Ben"),
        Slip(#"Ana paid 50 "x" pounds"#, "pounds"), Slip("Ana paid dollars 50", "50 USD"),
        Slip("Ana paid dinner dollars 50", "$50; or 50 CAD"),
      ],
      after: Self.roster
    )
  }

  func testACodeInSmallLettersMayBeginANote() {
    let notes = [
      "top up", "Top up", "cup cakes", "try out", "sos sauce", "mad hatter show", "bob sleigh",
    ]
    for note in notes {
      Slip("Ana paid 50 \(note)", "\"\(note)\"", mended: "Ana paid 50 \"\(note)\"")
        .check(after: Self.roster)
    }
    Slip("Ana paid 50 cup cakes", #"50 CUP "cakes"; or 50 "cup cakes""#)
      .check(after: Self.roster + "rate CUP EUR 0.04\n")
    Slip("Ana paid 50 usd dinner", "\"dinner\"", mended: "Ana paid 50 usd \"dinner\"")
      .check(after: Self.roster + "rate USD EUR 0.9\n")
  }

  func testOfTwoCurrenciesOneIsSaidTwice() {
    Slip.check(
      [
        Slip(#"Ana paid £50 EUR "x""#, "leave out one of them"),
        Slip(#"Ana paid €50 EUR "x""#, "one currency", mended: #"Ana paid 50 EUR "x""#),
        Slip("Ana paid £50 x 1.17", "£50 @ 1.17; or £50*1.17"),
        Slip("Ana paid 50 GBP times 1.17", "50 GBP @ 1.17; or 50 GBP*1.17"),
        Slip("Ana paid £50 1.17", "£50 @ 1.17; or £50+1.17"),
        Slip("Ana;50;GBR;dinner", #"Ana paid 50 GBP "dinner""#),
        Slip("Ana;50;kroner;dinner", #"Ana paid 50 … "dinner""#),
        Slip("Ana paid £50 x 2", "'x'", mended: "Ana paid £50 * 2"),
        Slip("USD EUR 0.92", "rate USD EUR 0.92"), Slip("EUR/USD 1.09", "rate EUR USD 1.09"),
        Slip("rate USD EUR 92%", "rate USD EUR 0.92"),
        Slip("rate US dollars EUR 0.92", "rate USD EUR 0.92"),
        Slip("currency: EUR", "home EUR|local EUR"),
        Slip("currency USD = 0.92 EUR", "rate USD EUR 0.92"),
        Slip("local GBP 1.17", "rate GBP EUR 1.17"),
      ],
      after: Self.roster
    )
  }
}
