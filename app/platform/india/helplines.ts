/**
 * Numbers of India that help at once, as a phone dials them: what pages say where no database is asked, and what the
 * table of helplines starts with. What a page calls one is its own copy.
 */
export const HELPLINES = {
  emergency: '112',
  ambulance: '108',
  women: '181',
  child: '1098',
  mentalHealth: '14416',
  legalAid: '15100',
  cyberCrime: '1930',
  elders: '14567',
  womensCommission: '14490',
} as const

/** The lines whose number operators did not take off. A list that would be empty stays whole: an old number beats none. */
export function shownHelplines<Line extends { number: string }>(
  lines: readonly Line[],
  hidden: readonly string[],
): readonly Line[] {
  const shown = lines.filter(({ number }) => !hidden.includes(number))
  return shown.length > 0 ? shown : lines
}
