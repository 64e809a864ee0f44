// How long a text may be where the place for it is small. A translator sees the limit, and a longer text is refused.

interface Limit {
  /** Of the place of the text, e.g. `app/shell/copy.ts copy.bottom.home`. */
  place: RegExp
  charsMax: number
}

const LIMITS: readonly Limit[] = [
  { place: /^app\/shell\/copy\.ts copy\.bottom\./, charsMax: 14 },
  { place: /^app\/shell\/copy\.ts copy\.nav\.(?:links|signIn|join|exit)\b(?!Hint)/, charsMax: 16 },
  // The subject of a mail on a phone.
  { place: /\.subject\b/, charsMax: 90 },
]

export const charsMaxOf = (place: string): number | undefined =>
  LIMITS.find((limit) => limit.place.test(place))?.charsMax
