import type { Language } from '#app/platform/language/languages.ts'
import { hasDevanagari } from './devanagari.ts'
import { fold, tokenize } from './words.ts'

/** Common Hindi words that are not English words. */
const HINDI = new Set(
  'hai mujhe mujhko nahi mera meri mere kya kaise kyu chahie karna karni karne karta karti karte kar hu hun ho ka ki ke ko se raha rahi rahe gaya gai aur bahut ghar pati apni apna apne paas kaun aap tum ab koi bachao namaste shukriya madad vo yah ne bhi hota hoti aata aati lagta lagti chahti chahta hamari hamara beti beta paise kaam dar mai ek kuch kab kaha kahan aayega aayegi milega milegi hoga hogi batao bataiye uska uske uski iska iske tha thi lekin phir abhi aaj kal'
    .split(' ')
    .map(fold),
)
/** Common English words that are not Hindi words in Latin letters, as `to`, `do`, `me`, `is` and `are` are. */
const ENGLISH = new Set(
  'i my he she they him her his you your we our it the what where when how who why can want need would will does have has am was with for of this that from not there get and but just about an any some'
    .split(' ')
    .map(fold),
)
const ENOUGH = 2
const SHORT_WORDS_MAX = 3

/**
 * The language to answer in: Hindi for Devanagari and for Hindi in Latin letters. A message that could be either, such as
 * `UPI?`, is answered in the language of the page.
 */
export function languageOf(message: string, page: Language): Language {
  if (hasDevanagari(message)) return 'hi'
  const words = tokenize(message)
  const count = (known: ReadonlySet<string>) => words.filter((word) => known.has(word)).length
  const [hindi, english] = [count(HINDI), count(ENGLISH)]
  if (hindi >= ENOUGH || (hindi > 0 && words.length <= SHORT_WORDS_MAX)) return 'hi'
  return english > hindi ? 'en' : page
}
