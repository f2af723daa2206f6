/// Returns what a name looks like at a glance: two names that look alike have the same.
///
/// Case, marks on letters, blanks, hyphens and apostrophes make no difference, nor whether a letter is Latin or the
/// Cyrillic or Greek one of the same shape, nor whether a stroke is an l, a capital I or a 1, or a ring an O or a 0.
package func glance(at name: String) -> String {
  var glance = ""
  for scalar in name.unicodeScalars {
    switch scalar {
    case "I", "1", "|": glance += "l"
    case "0": glance += "o"
    case "-", "'", ".", "\u{2019}", "\u{2010}", "\u{FE0F}": continue
    default:
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .spaceSeparator: continue
      case _ where scalar.isASCII: glance += scalar.properties.lowercaseMapping
      default: glance += shapes[scalar] ?? scalar.properties.lowercaseMapping
      }
    }
  }
  return glance
}

/// The plain letter that each of these looks like.
private let shapes: [Unicode.Scalar: String] = {
  let alike = [
    "a": "ÀÁÂÃÄÅàáâãäåĀāĂăĄąАаΑ", "b": "ВΒ", "c": "ÇçĆćĈĉĊċČčСс", "d": "ĎďĐđ",
    "e": "ÈÉÊËèéêëĒēĔĕĖėĘęĚěЕеЁёΕ",
    "g": "ĜĝĞğĠġĢģ", "h": "ĤĥĦħНΗ", "i": "ìíîïĩīĭįıії", "j": "ĴĵЈј", "k": "ĶķКкΚκ",
    "l": "ÌÍÎÏĨĪĬĮİĹĺĻļĽľŁłІЇΙ",
    "m": "МΜ", "n": "ÑñŃńŅņŇňΝ", "o": "ÒÓÔÕÖØòóôõöøŌōŎŏŐőОоΟο", "p": "РрΡρ", "r": "ŔŕŖŗŘř",
    "s": "ŚśŜŝŞşŠšȘșЅѕ",
    "t": "ŢţŤťŦŧȚțТΤ", "u": "ÙÚÛÜùúûüŨũŪūŬŭŮůŰűŲų", "v": "ν", "w": "Ŵŵ", "x": "ХхΧχ",
    "y": "ÝýÿŶŷŸУуΥ",
    "z": "ŹźŻżŽžΖ", "ss": "ßẞ", "ae": "Ææ", "oe": "Œœ",
  ]
  var shapes: [Unicode.Scalar: String] = [:]
  for (letter, scalars) in alike {
    for scalar in scalars.unicodeScalars { shapes[scalar] = letter }
  }
  return shapes
}()
