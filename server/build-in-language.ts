import { readFile } from 'node:fs/promises'
import type { ServerBuild } from 'react-router'
import { type Language, LANGUAGES } from '#app/platform/language/languages.ts'

const IS_BUILT = import.meta.env.PROD && import.meta.env.MODE === 'production'

/** The same pages below the path of a language, with the browser's files in it (`scripts/build-languages.ts`). */
export async function buildIn(language: Language, build: ServerBuild): Promise<ServerBuild> {
  if (language === LANGUAGES[0]) return build
  const assets = IS_BUILT ? await readAssets(language) : build.assets
  return { ...build, basename: `/${language}`, assets }
}

const readAssets = async (language: Language): Promise<ServerBuild['assets']> =>
  JSON.parse(await readFile(new URL(`./assets.${language}.json`, import.meta.url), 'utf8'))
