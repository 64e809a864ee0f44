/** Brand words, each with the plain words of which one explains it. */
export const BRAND_WORDS: Readonly<Record<string, RegExp>> = {
  EmpowerHer: /products|market|shop/i,
  Sahaara: /quiet place/i,
  DOC: /care/i,
  'Legal Companion': /legal help|legal aid|rights|explains the law/i,
  SSR: /student/i,
  Solve: /problem|support/i,
  'School of World': /course/i,
  'Fearless Girls': /self-defen[cs]e/i,
  Heartbeat: /event/i,
  Seeds: /startup|founder/i,
  Mutually: /movement/i,
  Torch: /guide/i,
  Wing: /programme|area of the site/i,
  Squad: /group|friends|team/i,
}
