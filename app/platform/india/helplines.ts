/**
 * Phone numbers of Indian helplines: for pages that do not read the database, and the first rows of the table of
 * helplines. Their names are in the copy of each page.
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

/** The lines without those that operators have hidden; all lines if none would be left. */
export function shownHelplines<Line extends { number: string }>(
  lines: readonly Line[],
  hidden: readonly string[],
): readonly Line[] {
  const shown = lines.filter(({ number }) => !hidden.includes(number))
  return shown.length > 0 ? shown : lines
}
