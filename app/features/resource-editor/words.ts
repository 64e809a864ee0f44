/** The words for `?did=…`, or nothing. */
export function doneWords<Words extends Readonly<Record<string, string>>>(
  words: Words,
  search: URLSearchParams,
): string | undefined {
  const did = search.get('did') ?? ''
  return Object.hasOwn(words, did) ? words[did] : undefined
}
