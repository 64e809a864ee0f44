import { HINDI_LESSONS } from '#app/features/learning/demo/hindi-lessons.ts'
import { storedWords, textsOfGroups, wordsOfPairs } from '#app/platform/language/stored-words.server.ts'
import { copy } from './course-words-copy.server.ts'

const texts = textsOfGroups(copy)

/** A stored text of a course in the current language; as it is when operators have written or changed it. */
export const courseWords = (stored: string): string => storedWords(texts, stored)

/** The text or the task of a module, as `courseWords`. */
export const lessonWords = wordsOfPairs(HINDI_LESSONS)
