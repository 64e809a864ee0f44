import { storedWords, textsOfGroups } from '#app/platform/language/stored-words.server.ts'
import { copy } from './document-words-copy.server.ts'

const texts = textsOfGroups(copy)

/** Title and summary in the current language; as they are when operators have written or changed them. */
export const documentWords = <Shown extends { title: string; summary: string }>(shown: Shown): Shown => ({
  ...shown,
  title: storedWords(texts, shown.title),
  summary: storedWords(texts, shown.summary),
})
