// Builds the browser's files in each language but English, which `react-router build` builds with the server, and adds
// them to its folder. Files without copy, such as the framework, have the same names and content in all languages.
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createBuilder } from 'vite'
import { LANGUAGES } from '#app/platform/language/languages.ts'

const FILES = 'build/client/assets'
const PREFIX = 'window.__reactRouterManifest='

for (const language of LANGUAGES.slice(1)) {
  process.env['BUILD_LANGUAGE'] = language
  const builder = await createBuilder({ logLevel: 'warn' })
  await builder.buildApp()
  const own = `build/${language}`
  const files = `${own}/client/assets`
  const name = (await readdir(files)).find((file) => /^manifest-.*\.js$/.test(file))
  if (!name) throw new Error(`the build in ${language} has no manifest of the routes`)
  const script = await readFile(`${files}/${name}`, 'utf8')
  await writeFile(`build/server/assets.${language}.json`, script.slice(PREFIX.length).replace(/;$/, ''))
  await cp(files, FILES, { recursive: true })
  await rm(own, { recursive: true })
}
