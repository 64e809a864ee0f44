import { existsSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { type Language, LANGUAGES } from '#app/platform/language/languages.ts'

const COPY = /(?:\/|-)copy(?:\.server)?\.ts$/
const TRANSLATION = new RegExp(`\\.(?:${LANGUAGES.slice(1).join('|')})\\.ts$`)
const ORIGINAL = '?original'
const CURRENT = 'currentLanguage()'
const EXPORT = /^export (?:const|function) (\w+)|^export \{([^}]*)\} from/gm

const translationOf = (path: string, language: Language): string => path.replace(/\.ts$/, `.${language}.ts`)

/** The names that a copy file exports, without types. */
const exportsOf = (source: string): string[] =>
  [...source.matchAll(EXPORT)].flatMap(([, name, list]) =>
    name ? [name] : (list ?? '').split(',').map((each) => each.trim().split(' as ').at(-1) ?? ''),
  )

/**
 * Translates a `copy.ts` with a `copy.hi.ts` (of any language but English) beside it: the browser's files have one language, and on the server the module
 * has all of them, read in the current one.
 *
 * @param language Of the browser's files; undefined for the development server, where they have all languages too.
 */
export function copyLanguages(language: Language | undefined): Plugin {
  const isForBrowsers = (environment: string) => environment === 'client' && language !== undefined
  return {
    name: 'copy-languages',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!importer || !COPY.test(source)) return null
      const isOwn = TRANSLATION.test(importer)
      const other = isForBrowsers(this.environment.name) && language !== LANGUAGES[0] ? language : undefined
      if (!isOwn && !other) return null
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
      if (!resolved) return null
      // What is not text is passed on from the original.
      if (isOwn && importer.replace(TRANSLATION, '.ts') === resolved.id) return resolved.id + ORIGINAL
      const translation = other && translationOf(resolved.id, other)
      return translation && existsSync(translation) ? translation : resolved
    },
    // A browser's files have one language, so what is for another one is left out.
    transform(code, id) {
      const isConstant = isForBrowsers(this.environment.name) && !id.endsWith('/current-language.ts')
      return isConstant && code.includes(CURRENT) ? code.replaceAll(CURRENT, JSON.stringify(language)) : null
    },
    load(id) {
      if (id.endsWith(ORIGINAL)) return readFileSync(id.slice(0, -ORIGINAL.length), 'utf8')
      if (!COPY.test(id) || isForBrowsers(this.environment.name)) return null
      const translated = LANGUAGES.slice(1).filter((each) => existsSync(translationOf(id, each)))
      return translated.length > 0 ? moduleOf(id, translated) : null
    },
  }
}

function moduleOf(id: string, translated: readonly Language[]): string {
  const [original] = LANGUAGES
  const partsOf = (name: string) => [original, ...translated].map((each) => `${each}: ${each}.${name}`).join(', ')
  return [
    `import { inLanguages } from '#app/platform/language/in-languages.ts'`,
    `import * as ${original} from ${JSON.stringify(id + ORIGINAL)}`,
    ...translated.map((each) => `import * as ${each} from ${JSON.stringify(translationOf(id, each))}`),
    ...exportsOf(readFileSync(id, 'utf8')).map((name) => `export const ${name} = inLanguages({ ${partsOf(name)} })`),
  ].join('\n')
}
