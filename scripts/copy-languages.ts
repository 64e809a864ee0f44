import { existsSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import type { Language } from '#app/platform/language/languages.ts'

const COPY = /(?:\/|-)copy\.ts$/
const ORIGINAL = '?original'
const EXPORT = /^export (?:const|function) (\w+)|^export \{([^}]*)\} from/gm

const translationOf = (path: string, language: Language): string => path.replace(/\.ts$/, `.${language}.ts`)

/** The names that a copy file exports, without types. */
const exportsOf = (source: string): string[] =>
  [...source.matchAll(EXPORT)].flatMap(([, name, list]) =>
    name ? [name] : (list ?? '').split(',').map((each) => each.trim().split(' as ').at(-1) ?? ''),
  )

/**
 * Translates a `copy.ts` with a `copy.hi.ts` beside it: the browser's files have one language, and on the server the module
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
      const isOwn = importer.endsWith('.hi.ts')
      const isTranslated = isForBrowsers(this.environment.name) && language === 'hi'
      if (!isOwn && !isTranslated) return null
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
      if (!resolved) return null
      const hindi = translationOf(resolved.id, 'hi')
      // What is not text is passed on from the original.
      if (importer === hindi) return resolved.id + ORIGINAL
      return isTranslated && existsSync(hindi) ? hindi : resolved
    },
    load(id) {
      if (id.endsWith(ORIGINAL)) return readFileSync(id.slice(0, -ORIGINAL.length), 'utf8')
      const isAll = COPY.test(id) && !isForBrowsers(this.environment.name) && existsSync(translationOf(id, 'hi'))
      return isAll ? moduleOf(id) : null
    },
  }
}

function moduleOf(id: string): string {
  const exported = exportsOf(readFileSync(id, 'utf8')).map(
    (name) => `export const ${name} = inLanguages({ en: en.${name}, hi: hi.${name} })`,
  )
  return [
    `import { inLanguages } from '#app/platform/language/in-languages.ts'`,
    `import * as en from ${JSON.stringify(id + ORIGINAL)}`,
    `import * as hi from ${JSON.stringify(translationOf(id, 'hi'))}`,
    ...exported,
  ].join('\n')
}
