import { perLanguage } from '#app/platform/language/per-language.ts'
import { storedWords } from '#app/platform/language/stored-words.server.ts'
import { copy } from './copy.ts'

const texts = perLanguage(() => ({ withdrawn: copy.withdrawn }))

/** Why a story was declined or withdrawn, in the current language if it is a sentence of ours. */
export const storedReason = (stored: string): string => storedWords(texts, stored)

const LIST = /https?:\/\/\S+\/success-stories/

/** What was written to the author of a published story; null for what the team wrote. */
export function readDecision(stored: string): string | null {
  const [url] = LIST.exec(stored) ?? []
  if (!url) return null
  const read = storedWords(
    perLanguage(() => ({ approved: copy.approved(url) })),
    stored,
  )
  return read === stored ? null : read
}
