/** The message for `?did=…`, if there is one. */
export function doneMessage<Words extends Readonly<Record<string, string>>>(
  words: Words,
  search: URLSearchParams,
): string | undefined {
  const did = search.get('did') ?? ''
  return Object.hasOwn(words, did) ? words[did] : undefined
}
