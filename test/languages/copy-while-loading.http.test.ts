import { expect, test, vi } from 'vitest'

/** The place outside functions where a text was read, from a stack trace. */
const placeOf = (stack = ''): string =>
  stack
    .replace(/ at (?:async|process)[^]*/, '')
    .split('\n')
    .filter((line) => !line.includes('platform/language/'))
    .map((line) => /(?:app|server|auth)\/[^):]+:\d+/.exec(line)?.[0] ?? '')
    .findLast((place) => place !== '') ?? stack

/** English copy may contain other English copy. */
const isOriginal = (place: string): boolean => /copy(?:\.server)?\.ts(\?original)?:/.test(place)

test('no module reads copy while it is loaded, because the text would stay in one language', async () => {
  vi.resetModules()
  const { readLanguageWith } = await import('#app/platform/language/current-language.ts')
  const places = new Set<string>()
  const record = (): 'en' => {
    places.add(placeOf(new Error('read').stack))
    return 'en'
  }
  await import('#server/product.ts')
  readLanguageWith(record)
  vi.resetModules()
  const again = await import('#app/platform/language/current-language.ts')
  again.readLanguageWith(record)
  await import('virtual:react-router/server-build')
  await import('#server/app.ts')
  await import('#server/product.ts')
  expect([...places].filter((place) => !isOriginal(place))).toEqual([])
})
