/// Long texts that tests expect.
enum Golden {
  static let osakaBills = #"""
    {
      "currency": "USD",
      "bills": [
        {
          "number": 7,
          "kind": "bill",
          "file": "bills/bär.trip",
          "line": 6,
          "date": "2026-10-04",
          "what": "Kaffee",
          "category": null,
          "amount": "10.00",
          "currency": "EUR",
          "worth": "11.11",
          "payers": [{"name": "🐻‍❄️", "amount": "10.00"}],
          "shares": [
            {"name": "小明", "amount": "5.56"},
            {"name": "🐻‍❄️", "amount": "5.55"}
          ]
        },
        {
          "number": 4,
          "kind": "refund",
          "file": "bills/bär.trip",
          "line": 3,
          "date": "2026-10-04",
          "what": "Deposit for the bicycles, given back",
          "category": "fun",
          "amount": "80000",
          "currency": "JPY",
          "worth": "-536.00",
          "payers": [{"name": "Kitty", "amount": "80000"}],
          "shares": [
            {"name": "小明", "amount": "-268.00"},
            {"name": "🐻‍❄️", "amount": "-268.00"}
          ]
        },
        {
          "number": 5,
          "kind": "payment",
          "file": "bills/bär.trip",
          "line": 4,
          "date": "2026-10-03",
          "what": null,
          "category": null,
          "amount": "100.00",
          "currency": "USD",
          "worth": "100.00",
          "payers": [{"name": "Anna-Maria von und zu Hohenstein", "amount": "100.00"}],
          "shares": [],
          "to": "Kitty"
        },
        {
          "number": 2,
          "kind": "bill",
          "file": "tokyo.trip",
          "line": 13,
          "date": "2026-10-02",
          "what": "お好み焼き \"Mizuno\" \\ 道頓堀",
          "category": "food",
          "amount": "1234500",
          "currency": "JPY",
          "worth": "8230.00",
          "payers": [{"name": "🐻‍❄️", "amount": "1234500"}],
          "shares": [
            {"name": "🐻‍❄️", "amount": "4115.00"},
            {"name": "Gil", "amount": "2057.50"},
            {"name": "Anna-Maria von und zu Hohenstein", "amount": "2057.50"}
          ]
        },
        {
          "number": 1,
          "kind": "bill",
          "file": "tokyo.trip",
          "line": 12,
          "date": "2026-10-01",
          "what": "Taxi",
          "category": null,
          "amount": "500.00",
          "currency": "THB",
          "worth": null,
          "payers": [{"name": "小明", "amount": "500.00"}],
          "shares": null
        },
        {
          "number": 6,
          "kind": "payment",
          "file": "bills/bär.trip",
          "line": 5,
          "date": null,
          "what": null,
          "category": null,
          "amount": "20.00",
          "currency": "THB",
          "worth": null,
          "payers": [{"name": "Gil", "amount": "20.00"}],
          "shares": [],
          "to": "小明"
        },
        {
          "number": 3,
          "kind": "bill",
          "file": "tokyo.trip",
          "line": 14,
          "date": null,
          "what": null,
          "category": "food",
          "amount": "75.00",
          "currency": "USD",
          "worth": "75.00",
          "payers": [
            {"name": "小明", "amount": "30.00"},
            {"name": "Kitty", "amount": "45.00"}
          ],
          "shares": [
            {"name": "小明", "amount": "25.00"},
            {"name": "🐻‍❄️", "amount": "25.00"},
            {"name": "Anna-Maria von und zu Hohenstein", "amount": "25.00"}
          ]
        }
      ],
      "leftOut": [
        {"file": "tokyo.trip", "line": 12, "amount": "500.00", "currency": "THB"},
        {"file": "bills/bär.trip", "line": 5, "amount": "20.00", "currency": "THB"}
      ]
    }

    """#
}
