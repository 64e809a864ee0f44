import { existsSync, globSync, readFileSync } from 'node:fs'
import { charsMaxOf } from './limits.ts'
import { type Literal, literalsOf, sourceOf } from './literals.ts'

/** A text for a translator. */
interface Text {
  /** Unique, e.g. `app/shell/copy.ts copy.nav.signIn`, with a number where a key has several texts. */
  place: string
  english: string
  /** '' when it is not translated yet. */
  translated: string
  charsMax: number | undefined
}

interface Translation {
  literal: Literal
  text: Text
}

/** The copy files that are translated: those of visitors and members. The console of operators is in English. */
export const translatedFiles = (): string[] =>
  globSync('{app,auth,server}/**/*copy{,.server}.ts')
    .filter((path) => existsSync(fileIn('hi', path)))
    .toSorted()

export const fileIn = (language: string, path: string): string => path.replace(/\.ts$/, `.${language}.ts`)

/** The texts of a copy file in a language. A file that does not exist yet is the English one, without translations. */
export function textsOf(path: string, language: string): { source: string; translations: Translation[] } {
  const own = fileIn(language, path)
  const isNew = !existsSync(own)
  const source = readFileSync(isNew ? path : own, 'utf8')
  const originals = byKey(literalsOf(path, readFileSync(path, 'utf8')))
  // Hindi is complete, so what differs there is a text.
  const guide = byKey(literalsOf(path, readFileSync(language === 'hi' ? path : fileIn('hi', path), 'utf8')))
  const translations = [...byKey(literalsOf(path, source))].flatMap(([key, literals]) =>
    literals.flatMap((literal, number): Translation[] => {
      const others = guide.get(key) ?? []
      const other = others.length === literals.length ? others[number]?.text : undefined
      if (!isText(literal.text, other)) return []
      const ofKey = originals.get(key) ?? []
      const original = ofKey.length === literals.length ? ofKey.slice(number, number + 1) : ofKey
      const english = original.map((each) => each.text).join(' / ')
      const place = `${path} ${key}${literals.length > 1 ? ` ${number + 1}` : ''}`
      const text = {
        place,
        english,
        translated: language !== 'hi' && literal.text === english ? '' : literal.text,
        charsMax: charsMaxOf(place),
      }
      return [{ literal, text }]
    }),
  )
  return { source, translations }
}

function byKey(literals: readonly Literal[]): Map<string, Literal[]> {
  const found = new Map<string, Literal[]>()
  for (const literal of literals) found.set(literal.key, [...(found.get(literal.key) ?? []), literal])
  return found
}

/** Whether people read it: it differs in another language, or it looks like a sentence and not like a name in the code. */
const isText = (text: string, inOther: string | undefined): boolean =>
  /\p{L}/u.test(text) && (inOther === undefined || text === inOther ? looksWritten(text) : true)

const looksWritten = (text: string): boolean => /[^\p{ASCII}]/u.test(text) || /^[A-Z]|\p{L} \p{L}/u.test(text)

/**
 * The source of a copy file with these translations, by place.
 * @throws a list of sentences when a translation is too long, or lacks a value of the original
 */
export function withTranslations(path: string, language: string, given: ReadonlyMap<string, string>): string {
  const { source, translations } = textsOf(path, language)
  const problems: string[] = []
  let changed = source
  for (const { literal, text } of translations.toSorted((a, b) => b.literal.start - a.literal.start)) {
    const translated = given.get(text.place)
    if (!translated || translated === literal.text) continue
    try {
      if (translated.length > (text.charsMax ?? Number.POSITIVE_INFINITY))
        throw new Error(`at most ${text.charsMax} characters, and it has ${translated.length}`)
      changed = changed.slice(0, literal.start) + sourceOf(literal, translated) + changed.slice(literal.end)
    } catch (error) {
      problems.push(`${text.place}: ${(error as Error).message}`)
    }
  }
  if (problems.length > 0) throw new AggregateError(problems, problems.join('\n'))
  return changed
}
