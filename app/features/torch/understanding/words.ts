import { romanise } from './devanagari.ts'
import { LOANWORDS } from './loanwords.ts'
import { MESSAGE_CHARS_MAX } from './message-length.ts'

/**
 * The words of a message in one spelling: without case, accents and punctuation, contractions expanded, Hindi in Latin
 * letters, and each word folded, so that `maarta`, `marta`, `mrta` and मारता are equal.
 */
export function tokenize(message: string): string[] {
  const text = romanise(message.slice(0, MESSAGE_CHARS_MAX).normalize('NFKC').toLowerCase())
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[‘’`´]/g, "'")
  const foldAlternatives = joinSpacedLetters(
    digitsAsLetters(withoutApostrophes(text))
      .split(/[^a-z0-9]+/)
      .filter(Boolean),
  )
  return foldAlternatives.flatMap((word) => (SHORT_FORMS.get(word) ?? word).split(' ')).map(fold)
}

/** A word in the spelling of `tokenize`. Also for stems, whose last letter is inside a word. */
export function fold(word: string): string {
  const even = word
    .replace(/([a-z])\1{2,}/g, '$1')
    .replace(/ee/g, 'i')
    .replace(/oo/g, 'u')
    .replace(/ph/g, 'f')
    .replace(/w/g, 'v')
    .replace(/z/g, 'j')
    .replace(/q/g, 'k')
    .replace(/c?chh?|cch/g, 'ch')
    .replace(/chch/g, 'ch')
    .replace(/jh/g, 'j')
    .replace(/y([ie])/g, '$1')
    .replace(/([a-z])\1/g, '$1')
  // A short a between two consonants is often omitted.
  return even.replace(/(?<=.)a(?![aeiou]|y$)(?=.)/g, '')
}

function withoutApostrophes(text: string): string {
  return text
    .replace(/\bwon'?t\b/g, 'will not')
    .replace(/\bcan'?t\b|\bcannot\b/g, 'can not')
    .replace(/n't\b/g, ' not')
    .replace(/'re\b/g, ' are')
    .replace(/'ll\b/g, ' will')
    .replace(/'ve\b/g, ' have')
    .replace(/'d\b/g, ' would')
    .replace(/'m\b/g, ' am')
    .replace(/\b(he|she|it|that|there|who|what)'s\b/g, '$1 is')
    .replace(/'/g, '')
}

/** k1ll, su1c1de, r@pe. */
function digitsAsLetters(text: string): string {
  const letters: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '@': 'a', $: 's' }
  return text.replace(/(?<=[a-z])[013@$](?=[a-z])/g, (sign) => letters[sign] ?? sign)
}

const SPACED_LETTERS_MIN = 4

/** 's.u.i.c.i.d.e': joins single letters into one word when there are at least four. */
function joinSpacedLetters(words: string[]): string[] {
  return words
    .join(' ')
    .replace(new RegExp(`\\b(?:[a-z] ){${SPACED_LETTERS_MIN - 1},}[a-z]\\b`, 'g'), (letters) =>
      letters.replace(/ /g, ''),
    )
    .split(' ')
}

/** Chat abbreviations and their meanings. */
const ABBREVIATIONS = {
  'i am': 'im',
  'i have': 'ive',
  'he is': 'hes',
  'she is': 'shes',
  'they are': 'theyre',
  'do not': 'dont dnt',
  'does not': 'doesnt dosnt',
  'did not': 'didnt',
  'is not': 'isnt',
  'are not': 'arent',
  'was not': 'wasnt',
  'would not': 'wouldnt',
  'should not': 'shouldnt',
  'could not': 'couldnt',
  'have not': 'havent',
  'want to': 'wanna wana wnna',
  'going to': 'gonna gona',
  'got to': 'gotta',
  'let me': 'lemme',
  you: 'u',
  your: 'ur yr',
  are: 'r',
  please: 'pls plz plss plzz',
  because: 'bcz bcoz coz cuz',
  husband: 'hubby husbend hasband husbnad',
  suicide: 'suside suiside sucied sucide sucidal suicidle suicidel sueside susaid susaaid',
  business: 'buisness bussiness bisness busines bizness',
  any: 'ny',
  nahi: 'nahin nhi nai naheen nahee nahii nahe',
  hai: 'hain h hei',
  hu: 'hoon hun hoo',
  mujhe: 'mujko mujhko mujhey mje mjhe mujhy mujhse mjhse mujse',
  bahut: 'bahot bohot bhot bht bohut bhut bhaut',
  zahar: 'zeher zehar jeher jehar zehr zahr jahr',
  khudkushi: 'khudkhushi khudkashi khudkusi khudkhusi',
  gai: 'gyi gayi gye',
  jau: 'jaun jaoon jaaun jaau jaoo',
  du: 'dun doon doo',
  lu: 'lun loon loo',
  karu: 'karun karoon kru krun',
  chahti: 'chahati chathi chahthi',
  chahie: 'chaiye chaie chahiye chaheye chaia',
  kya: 'kia kyaa',
  kyu: 'kyun kyon kyoon',
  whatsapp: 'watsapp whatsap watsap wtsp',
}

const SHORT_FORMS = new Map(
  [ABBREVIATIONS, LOANWORDS].flatMap((meanings) =>
    Object.entries(meanings).flatMap(([meant, written]) => written.split(' ').map((word) => [word, meant] as const)),
  ),
)
