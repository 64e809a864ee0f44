import { storedWords, textsOfPairs } from '#app/platform/language/stored-words.server.ts'
import { HINDI_STARTUPS } from './demo.ts'

const texts = textsOfPairs(HINDI_STARTUPS)

/** A text of a startup of the demo, or of a tier, in the current language; what others wrote stays as it is. */
export const startupWords = (stored: string): string => storedWords(texts, stored)
