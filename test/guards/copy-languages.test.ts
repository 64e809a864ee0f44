import { existsSync, globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { LANGUAGES } from '#app/platform/language/languages.ts'
import { charsMaxOf } from '#scripts/words/limits.ts'
import { literalsOf, sourceOf } from '#scripts/words/literals.ts'
import { fileIn, textsOf, translatedFiles, withTranslations } from '#scripts/words/texts.ts'

type Copy = Readonly<Record<string, unknown>>
const load = (path: string): Promise<Copy> => import(`${resolve(path)}?original`)
const OTHERS = LANGUAGES.slice(1)

/** The places where a translation has another shape than the original. */
function differences(original: unknown, translated: unknown, place: string): string[] {
  if (typeof original !== typeof translated) return [place]
  if (typeof original !== 'object' || original === null || translated === null) return []
  const keys = new Set([...Object.keys(original), ...Object.keys(translated as object)])
  return [...keys].flatMap((key) => differences((original as Copy)[key], (translated as Copy)[key], `${place} ${key}`))
}

test('every translation has the keys of the English copy, and no other', async () => {
  const found: string[] = []
  for (const path of translatedFiles())
    for (const language of OTHERS.filter((each) => existsSync(fileIn(each, path))))
      found.push(
        ...differences({ ...(await load(path)) }, { ...(await import(resolve(fileIn(language, path)))) }, path),
      )
  expect(found).toEqual([])
})

test('all copy for visitors and members is in Hindi', () => {
  const isForOperators = (path: string) => /\/operator\/|\/(?:console|developers|access|audit)\//.test(path)
  const missing = globSync('{app,auth,server}/**/*copy{,.server}.ts')
    .filter((path) => !isForOperators(path) && !existsSync(fileIn('hi', path)))
    .toSorted()
  expect(missing).toEqual([])
})

test('a translation keeps the addresses and values of the code', () => {
  const found = translatedFiles().flatMap((path) => {
    const [original, hindi] = [path, fileIn('hi', path)].map((each) => literalsOf(each, readFileSync(each, 'utf8')))
    const addresses = (list = original) =>
      (list ?? []).filter(({ text }) => /^(?:\/|https?:)/.test(text)).map(({ text }) => text)
    return addresses().toSorted().join() === addresses(hindi).toSorted().join() ? [] : [path]
  })
  expect(found).toEqual([])
})

test('no Hindi text is longer than its place', () => {
  const texts = translatedFiles().flatMap((path) => textsOf(path, 'hi').translations.map(({ text }) => text))
  expect(texts.length).toBeGreaterThan(8_000)
  expect(texts.filter(({ place, translated }) => translated.length > (charsMaxOf(place) ?? 1_000))).toEqual([])
})

test('each text that goes out to a translator comes back as it was', () => {
  for (const path of translatedFiles()) {
    const { source, translations } = textsOf(path, 'hi')
    let written = source
    for (const { literal, text } of translations.toReversed())
      written = written.slice(0, literal.start) + sourceOf(literal, text.translated) + written.slice(literal.end)
    const textOf = (code: string) => literalsOf(path, code).map(({ key, text }) => `${key} ${text}`)
    expect(textOf(written), path).toEqual(textOf(source))
  }
})

const SHELL = 'app/shell/copy.ts'

test('what a translator changes is in the file, and a text that she left out stays', () => {
  const changed = withTranslations(SHELL, 'hi', new Map([[`${SHELL} copy.nav.signIn`, "यह 'नया' है"]]))
  expect(changed).toContain('"यह \'नया\' है"')
  expect(literalsOf(SHELL, changed)).toHaveLength(literalsOf(SHELL, readFileSync(fileIn('hi', SHELL), 'utf8')).length)
})

test('a translation that loses a value, or is too long, is refused with its place', () => {
  const refused = (place: string, text: string) => () => withTranslations(SHELL, 'hi', new Map([[place, text]]))
  expect(refused(`${SHELL} copy.home`, 'घर')).toThrow(`${SHELL} copy.home: {brand} has to be in the text once`)
  expect(refused(`${SHELL} copy.bottom.home`, 'ब'.repeat(15))).toThrow('at most 14 characters, and it has 15')
})

test('a new language begins with the English texts, and takes what is translated', () => {
  const { translations } = textsOf(SHELL, 'mr')
  expect(translations.every(({ text }) => text.translated === '' && text.english !== '')).toBe(true)
  const marathi = withTranslations(SHELL, 'mr', new Map([[`${SHELL} copy.nav.signIn`, 'साइन इन करा']]))
  expect(marathi).toContain("signIn: 'साइन इन करा'")
  expect(marathi).toContain("signOut: 'Sign Out'")
})
