import { perLanguage } from '#app/platform/language/per-language.ts'
import { storedWords } from '#app/platform/language/stored-words.server.ts'
import { copy } from './copy.ts'
import { returnCopy } from './returns/return-copy.ts'
import { RETURN_REASONS } from './schema.ts'

const texts = perLanguage((): Readonly<Record<string, string>> => ({
  ...copy.reason,
  returnClosed: copy.returnClosed,
  ...Object.fromEntries(RETURN_REASONS.map((reason) => [`return:${reason}`, returnCopy.refundReason(reason)])),
}))

/** A reason or statement that was stored with an order, in the current language if it is a sentence of ours. */
export const storedOrderWords = (stored: string): string => storedWords(texts, stored)
