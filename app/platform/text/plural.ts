const rules = new Intl.PluralRules('en-IN')

/** The form of a noun or a phrase for this count: `formFor(2, 'place is', 'places are')` is 'places are'. */
export const formFor = (count: number, one: string, other: string): string =>
  rules.select(count) === 'one' ? one : other

/** The count and its noun: '1 story', '1,204 stories'. */
export const counted = (count: number, one: string, other: string): string =>
  `${count.toLocaleString('en-IN')} ${formFor(count, one, other)}`
