import { storedWords, textsOfGroups, wordsOfPairs } from '#app/platform/language/stored-words.server.ts'
import { textsOf, withTexts } from './block-texts.ts'
import { HINDI_DOCUMENTS } from './demo/hindi-documents.ts'
import { copy } from './document-words-copy.server.ts'
import type { Block } from './schema.ts'

const titles = textsOfGroups(copy)

const textInLanguage = wordsOfPairs(
  HINDI_DOCUMENTS.flatMap(({ english, hindi }) => {
    const written = textsOf(hindi)
    return textsOf(english).map((text, place) => [text, written[place] ?? text] as const)
  }),
)

interface Words {
  title: string
  summary: string
}

/** Title and summary in the current language; as they are when operators have written or changed them. */
export const documentWords = <Shown extends Words>(shown: Shown): Shown => ({
  ...shown,
  title: storedWords(titles, shown.title),
  summary: storedWords(titles, shown.summary),
})

/** The same of a document with its text. */
export const documentInLanguage = <Shown extends Words & { body: readonly Block[] }>(shown: Shown): Shown => ({
  ...documentWords(shown),
  body: shown.body.map((block) => withTexts(block, textInLanguage)),
})
