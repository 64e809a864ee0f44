import { wordsOfPairs } from '#app/platform/language/stored-words.server.ts'
import { HINDI_CARE } from './demo.ts'

/** A stored text of a service or a badge in the current language; as it is when operators have written or changed it. */
export const careWords = wordsOfPairs(HINDI_CARE)
