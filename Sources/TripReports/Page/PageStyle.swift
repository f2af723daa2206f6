/// The looks of the page: phone first, then wide screens, then paper.
enum PageStyle {
  static let sheet = colors + frame + flows + tables + charts + wide + paper

  /// Colours of text stand out from the ground by 4.5 to 1 at least, in light and in dark.
  private static let colors = """

    :root{color-scheme:light dark;--ground:#fff;--card:#f1f3f6;--rule:#d5d9e0;--text:#1b1d21;\
    --faint:#5a5f69;--owed:#0b7a40;--owing:#b3261e;--warning:#8a5200;--category:#6b3fb0;--link:#2451b8}
    @media screen and (prefers-color-scheme:dark){
    :root{--ground:#15171c;--card:#23262e;--rule:#3a3f4a;--text:#f0f1f4;--faint:#a9afbb;\
    --owed:#4fd18b;--owing:#ff8f82;--warning:#f2b866;--category:#c4a5ff;--link:#9dbbff}
    }

    """

  private static let frame = """
    *{box-sizing:border-box}
    html{-webkit-text-size-adjust:100%;text-size-adjust:100%}
    body{margin:0;background:var(--ground);color:var(--text);overflow-wrap:anywhere;\
    font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","Liberation Sans",Arial,\
    sans-serif;font-variant-numeric:tabular-nums}
    header,main,footer{max-width:58rem;margin:0 auto;padding:0 1rem}
    header{padding-top:1.5rem}
    h1,h2,h3,h4,p,ul{margin:0}
    h1{font-size:1.9rem;line-height:1.2}
    h2{font-size:1.3rem;line-height:1.3}
    article>h2{font-size:1.6rem}
    h3{font-size:1.1rem}
    h4{font-size:1rem}
    section,nav{margin-top:2rem}
    article{margin-top:3rem;border-top:2px solid var(--rule);padding-top:1.5rem}
    .when,.sentence,.made,.faint{color:var(--faint)}
    .sentence,.note,.line,.heading{margin-top:.5rem}
    .heading{font-weight:600}
    .note,.warning{color:var(--warning)}
    .owed,.success{color:var(--owed)}
    .owing,.error{color:var(--owing)}
    .category{color:var(--category)}
    a{color:var(--link)}
    footer{margin-top:3rem;padding-bottom:2rem;font-size:.875rem}
    .unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);\
    white-space:nowrap}
    .index{list-style:none;padding:0;display:grid;gap:.5rem}
    .index li{background:var(--card);border-radius:.5rem;padding:.75rem 1rem}
    .index a{font-weight:600}
    details{border-top:1px solid var(--rule);padding:.5rem 0}
    details:last-child{border-bottom:1px solid var(--rule)}
    summary{cursor:pointer;padding:.25rem 0;font-weight:600}
    summary bdi{margin-right:.75rem}
    summary span{font-weight:400}

    """

  private static let flows = """
    .flows{list-style:none;padding:0;margin-top:.75rem;display:grid;gap:.5rem}
    .flows li{position:relative;display:grid;grid-template-columns:1fr auto;gap:.1rem 1rem;\
    align-items:baseline;background:var(--card);border-radius:.5rem;padding:.6rem .9rem}
    .flows .from{grid-column:1;font-weight:600}
    .flows .to{grid-column:1;font-weight:600;padding-left:1.6rem}
    .flows .arrow{position:absolute;left:.9rem;bottom:.6rem;color:var(--faint)}
    .flows .amount{grid-column:2;grid-row:1/3;align-self:center;font-weight:600;text-align:right}

    """

  /// A row is a card: what it is about first, then figures with their names.
  private static let tables = """
    table{width:100%;margin-top:.75rem;border-collapse:collapse;line-height:1.4}
    th{text-align:left;font-weight:400;font-size:.875rem;color:var(--faint)}
    td,th{padding:.4rem 1rem .4rem 0;vertical-align:top}
    td:last-child,th:last-child{padding-right:0}
    td.f-name{font-weight:600}
    @media screen and (max-width:719px){
    \(cards("table"))
    }
    \(cards("table.cards"))

    """

  /// The rules for the tables that are laid out as cards: a row each, with labels where a value says
  /// little without; a bill needs none.
  private static func cards(_ table: String) -> String {
    """
    \(table),\(table) tbody{display:block}
    \(table) thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
    \(table) tr{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:.1rem 1rem;\
    padding:.6rem 0;border-top:1px solid var(--rule)}
    \(table) td{display:block;padding:0;text-align:left;min-width:0}
    \(table) td.none{display:none}
    \(table) td::before{content:attr(data-label) " ";color:var(--faint)}
    \(table) .f-name{grid-column:1;grid-row:1}
    \(table) .f-net{grid-column:2;grid-row:1;text-align:right;font-weight:600}
    \(table) :is(.f-name,.f-net)::before,.bills \(table) td::before{content:none}
    .bills \(table) tr{display:flow-root}
    .bills \(table) td{display:inline;margin-right:.6rem}
    .bills \(table) td.f-no::before{content:"no. "}
    .bills \(table) td:is(.f-amount,.f-worth){float:right;clear:right;margin:0 0 0 1rem}
    .bills \(table) .f-amount{font-weight:600}
    .bills \(table) :is(.f-worth,.f-day,.f-payer){color:var(--faint)}
    .bills \(table) .f-what{display:block;font-weight:600}
    .statements \(table) tr{grid-template-columns:minmax(0,1fr) fit-content(45%)}
    .statements \(table) .f-what{grid-area:1/1;font-weight:600}
    .statements \(table) .f-how{grid-area:2/1}
    .statements \(table) .none+.f-how{grid-row:1/3}
    .statements \(table) .f-line{grid-area:3/1;font-size:.875rem}
    .statements \(table) .f-amount{grid-area:1/2;text-align:right}
    .statements \(table) .f-balance{grid-area:2/2;text-align:right;font-size:.875rem}
    .statements \(table) td:is(.f-what,.f-how,.f-amount)::before{content:none}
    """
  }

  private static let charts = """
    .figures{columns:21rem;column-gap:2rem;margin:1rem 0 -1.5rem}
    .balances .figures{columns:auto}
    .chart{break-inside:avoid;padding-bottom:1.5rem}
    .long{column-span:all}
    .parts{display:grid;gap:0 2rem;align-items:start;\
    grid-template-columns:repeat(auto-fit,minmax(min(100%,21rem),1fr))}
    .picture{display:block;width:100%;max-width:27rem;height:auto}

    """

  private static let wide = """
    @media screen and (min-width:720px){
    header{padding-top:3rem}
    h1{font-size:2.4rem}
    }
    @media screen and (min-width:720px),print{
    .flows li{display:flex;gap:.75rem}
    .flows .from,.flows .to{flex:0 1 auto;min-width:0}
    .flows .to{padding-left:0}
    .flows .arrow{position:static;flex:none}
    .flows .amount{flex:none;max-width:50%;margin-left:auto}
    .grid .figure{text-align:right}
    .grid .fixed,.grid .figure{white-space:nowrap}
    .grid .free{min-width:5rem}
    .grid tbody tr{border-top:1px solid var(--rule)}
    }

    """

  private static let paper = """
    @page{size:A4;margin:15mm}
    @media print{
    body{font-size:10.5pt}
    header,main,footer{max-width:none;padding:0}
    header{padding-top:0}
    section{margin-top:1.25rem}
    h1,h2,h3,h4,summary{break-after:avoid}
    tr,li,details>p,.picture{break-inside:avoid}
    thead{display:table-header-group}
    .flows li,.index li{border:1px solid var(--rule)}
    .figures{columns:auto;margin-bottom:0}
    .long .parts{display:block}
    .chart.long{break-inside:auto}
    .chart{padding-bottom:.75rem}
    footer{margin-top:1rem;padding-bottom:0}
    article{break-before:page}
    details::details-content{content-visibility:visible;block-size:auto}
    }

    """
}
