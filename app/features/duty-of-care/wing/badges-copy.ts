/** What each badge is for. Only on the server, which sends it as data. */
export const BADGES = [
  { badge: 'circle-keeper', body: 'Brings helpers together, so that nobody has to do everything alone.' },
  { badge: 'companion-of-dignity', body: 'Asks before helping, and lets the other person decide.' },
  { badge: 'bridge-builder', body: 'Helps the doctor, the authorities and the family to work together.' },
  { badge: 'keeper-of-home', body: 'Makes a home comfortable for old and young.' },
] as const
