// Gives the copy to translators and takes it back: `npm run words -- export hi hi.po`, `npm run words -- import hi hi.po`.
import { readFileSync, writeFileSync } from 'node:fs'
import gettext from 'gettext-parser'
import { fileIn, textsOf, translatedFiles, withTranslations } from './words/texts.ts'

const [act, language = '', file = `${language}.po`] = process.argv.slice(2)

if (!['export', 'import'].includes(act ?? '') || !/^[a-z]{2,3}$/.test(language)) {
  console.error('Use: npm run words -- export hi [hi.po], or npm run words -- import hi [hi.po]')
  process.exit(1)
}
if (act === 'export') exportTo(file)
else importFrom(file)

function exportTo(path: string): void {
  const texts = translatedFiles().flatMap((each) => textsOf(each, language).translations.map(({ text }) => text))
  const translations = Object.fromEntries(
    texts.map(({ place, english, translated, charsMax }) => {
      const extracted = charsMax === undefined ? undefined : `At most ${charsMax} characters.`
      const message = {
        msgid: english,
        msgctxt: place,
        msgstr: [translated],
        ...(extracted && { comments: { extracted } }),
      }
      return [place, { [english]: message }]
    }),
  )
  const headers = { Language: language, 'Content-Type': 'text/plain; charset=utf-8', 'MIME-Version': '1.0' }
  writeFileSync(path, gettext.po.compile({ charset: 'utf-8', headers, translations }, { foldLength: 0 }))
  const open = texts.filter(({ translated }) => translated === '').length
  console.log(`${path}: ${texts.length} texts, ${open} of them not translated yet.`)
}

/** Writes all files, or none when a translation is not usable. Empty and fuzzy ones are left as they are. */
function importFrom(path: string): void {
  const given = readTranslations(path)
  const files = translatedFiles()
  const known = new Set(files.flatMap((each) => textsOf(each, language).translations.map(({ text }) => text.place)))
  const problems = [...given.keys()]
    .filter((place) => !known.has(place))
    .map((place) => `${place}: there is no such text`)
  const written = files.flatMap((each) => {
    try {
      return [[fileIn(language, each), withTranslations(each, language, given)] as const]
    } catch (error) {
      problems.push((error as Error).message)
      return []
    }
  })
  if (problems.length > 0) {
    console.error(`Nothing was changed.\n${problems.join('\n')}`)
    process.exit(1)
  }
  for (const [name, source] of written) writeFileSync(name, source)
  console.log(`${given.size} texts are in ${written.length} files.`)
}

function readTranslations(path: string): Map<string, string> {
  const { translations } = gettext.po.parse(readFileSync(path), { validation: true })
  const messages = Object.values(translations).flatMap((ofContext) => Object.values(ofContext))
  return new Map(
    messages.flatMap(({ msgctxt, msgstr: [text = ''], comments }) =>
      msgctxt && text !== '' && !comments?.flag?.includes('fuzzy') ? [[msgctxt, text] as const] : [],
    ),
  )
}
