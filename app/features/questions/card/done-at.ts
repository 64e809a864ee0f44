/** The address of a page that says what was done, and which kinds of contact data were replaced. */
export function doneAt(path: string, did: string, removed: readonly string[] = []): string {
  const search = new URLSearchParams({ did })
  if (removed.length > 0) search.set('removed', removed.join('.'))
  return `${path}?${search}`
}

/** The kinds of contact data that such an address names. */
export const removedIn = (search: URLSearchParams): readonly string[] => search.get('removed')?.split('.') ?? []
