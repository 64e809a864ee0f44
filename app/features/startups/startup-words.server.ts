import { wordsOfPairs } from '#app/platform/language/stored-words.server.ts'
import { HINDI_STARTUPS } from './demo.ts'

/** A text of a startup of the demo, or of a tier, in the current language; what others wrote stays as it is. */
export const startupWords = wordsOfPairs(HINDI_STARTUPS)
