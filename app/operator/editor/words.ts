/** The words for `?did=…`, or nothing. */
export function doneWords<Words extends Readonly<Record<string, string>>>(
  words: Words,
  search: URLSearchParams,
): string | undefined {
  const did = search.get('did') ?? ''
  return Object.hasOwn(words, did) ? words[did] : undefined
}

/** 'The Diya Circle, Pune' → 'the-diya-circle-pune' */
export function slugOf(text: string, charsMax = 60): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return plain
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, charsMax)
    .replace(/^-+|-+$/g, '')
}
