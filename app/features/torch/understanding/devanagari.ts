/** How each letter is typed in Latin letters. Nuktas are dropped, because ज़ and ज are typed alike. */
const CONSONANTS =
  'क k ख kh ग g घ gh ङ n च ch छ chh ज j झ jh ञ n ट t ठ th ड d ढ dh ण n त t थ th द d ध dh न n प p फ ph ब b भ bh म m य y र r ल l ळ l व v श sh ष sh स s ह h'
const VOWELS = 'अ a आ aa इ i ई i उ u ऊ u ऋ ri ऍ e ऎ e ए e ऐ ai ऑ o ऒ o ओ o औ au'
const SIGNS = 'ा aa ि i ी i ु u ू u ृ ri ॅ e ॆ e े e ै ai ॉ o ॊ o ो o ौ au'
const DIGITS = '० 0 १ 1 २ 2 ३ 3 ४ 4 ५ 5 ६ 6 ७ 7 ८ 8 ९ 9'
const VIRAMA = '\u094d'
const NASALS = /[\u0900-\u0902]/
const SILENT_MARKS = /[\u093c\u0903\u093d\u200c\u200d]/g

const consonants = tableOf(CONSONANTS)
const others = new Map([...tableOf(VOWELS), ...tableOf(DIGITS)])
const signs = tableOf(SIGNS)

export const hasDevanagari = (text: string): boolean => /[\u0900-\u097f]/.test(text)

/**
 * Hindi in Devanagari as people type it in Latin letters: मुझे मारता है → mujhe maarta hai. Expects and returns lower
 * case.
 */
export function romanise(text: string): string {
  return text.replace(/[\u0900-\u097f\u200c\u200d]+/g, romaniseWord)
}

function romaniseWord(word: string): string {
  const letters = [...word.normalize('NFKD').replace(SILENT_MARKS, '')]
  return letters.map((letter, at) => sound(letter, letters[at + 1])).join('')
}

function sound(letter: string, next: string | undefined): string {
  const consonant = consonants.get(letter)
  // A consonant carries an a, unless another vowel or a virama follows, or the word ends.
  if (consonant !== undefined)
    return next === undefined || next === VIRAMA || signs.has(next) ? consonant : `${consonant}a`
  // Most people omit a nasal at the end of a word.
  if (NASALS.test(letter)) return next === undefined ? '' : 'n'
  if (letter === VIRAMA) return ''
  return signs.get(letter) ?? others.get(letter) ?? ' '
}

function tableOf(pairs: string): Map<string, string> {
  const words = pairs.split(' ')
  return new Map(words.flatMap((word, at) => (at % 2 === 0 ? [[word, words[at + 1] ?? ''] as const] : [])))
}
