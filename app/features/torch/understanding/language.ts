import { hasDevanagari } from './devanagari.ts'
import { fold, tokenize } from './words.ts'

export type Language = 'en' | 'hi'

/** Common Hindi words that are not English words. */
const HINDI = new Set(
  'hai mujhe mujhko nahi mera meri mere kya kaise kyu chahie karna karni karne karta karti karte kar hu hun ho ka ki ke ko se raha rahi rahe gaya gai aur bahut ghar pati apni apna apne paas kaun aap tum ab koi bachao namaste shukriya madad vo yah ne bhi hota hoti aata aati lagta lagti chahti chahta hamari hamara beti beta paise kaam dar mai ek kuch'
    .split(' ')
    .map(fold),
)
const ENOUGH = 2
const SHORT_WORDS_MAX = 3

/** The language to answer in: Hindi for Devanagari and for Hindi in Latin letters. */
export function languageOf(message: string): Language {
  if (hasDevanagari(message)) return 'hi'
  const words = tokenize(message)
  const hindi = words.filter((word) => HINDI.has(word)).length
  return hindi >= ENOUGH || (hindi > 0 && words.length <= SHORT_WORDS_MAX) ? 'hi' : 'en'
}
