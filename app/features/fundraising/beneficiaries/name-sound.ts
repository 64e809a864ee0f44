// Names in Latin and in Devanagari letters, compared by their sound: 'Meena Sharma' is मीना शर्मा.

const DEVANAGARI = /[\u0900-\u097f]/
const WORD = /[\p{L}\p{M}]+/gu

/** Letters of one sound. What is not here (the vowel a, signs) is not compared: it is often not written. */
const SIGNS: Readonly<Record<string, string>> = Object.fromEntries(
  (
    [
      ['k', 'कख'],
      ['g', 'गघ'],
      ['c', 'चछ'],
      ['j', 'जझ'],
      ['t', 'टठतथ'],
      ['d', 'डढदध'],
      ['n', 'नणङञंँ'],
      ['p', 'पफ'],
      ['b', 'बभ'],
      ['m', 'म'],
      ['y', 'य'],
      ['r', 'रऱ'],
      ['l', 'लळ'],
      ['v', 'व'],
      ['s', 'शषस'],
      ['h', 'हः'],
      ['i', 'इईिी'],
      ['u', 'उऊुू'],
      ['e', 'एऐेैॅ'],
      ['o', 'ओऔोौऑॉ'],
      ['ri', 'ऋृ'],
    ] as const
  ).flatMap(([sound, letters]) => [...letters].map((letter) => [letter, sound])),
)

/** In this order. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/gy|jn/g, 'gy'],
  [/chh?/g, 'C'],
  [/ck?/g, 'k'],
  [/sh/g, 's'],
  [/ph|f/g, 'p'],
  [/([bdgjkt])h/g, '$1'],
  [/x/g, 'ks'],
  [/q/g, 'k'],
  [/z/g, 'j'],
  [/w/g, 'v'],
  [/ee+/g, 'i'],
  [/oo+/g, 'u'],
  [/ai|ei/g, 'e'],
  [/au|ou/g, 'o'],
  [/C/g, 'c'],
]

function soundOf(word: string): string {
  const isHindi = DEVANAGARI.test(word)
  const spelt = isHindi
    ? [...word.normalize('NFD').replace('ज्ञ', 'ग्य')].map((letter) => SIGNS[letter] ?? '').join('')
    : SPELLINGS.reduce((text, [from, to]) => text.replace(from, to), latinOf(word)).replaceAll('a', '')
  const startsWithA = isHindi ? /^[अआ]/.test(word) : /^a(?![iu])/i.test(word)
  return (startsWithA ? 'a' : '') + spelt.replace(/m(?=[pb])/g, 'n').replace(/(.)\1+/g, '$1')
}

const latinOf = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Names shorter than this are too often other words. */
const FIRST_NAME_CHARS_MIN = 3

/**
 * Where a text tells the name in the other script: the whole name, or the first name as one word, in Latin letters with
 * a capital. Start and end of each place.
 */
export function toldBySound(text: string, name: string): (readonly [number, number])[] {
  const isHindi = DEVANAGARI.test(name)
  const parts = [...name.matchAll(WORD)].map(([word]) => word)
  const [first = ''] = parts
  const wanted = [parts.map(soundOf), ...(first.length >= FIRST_NAME_CHARS_MIN ? [[soundOf(first)]] : [])]
  const words = [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    sound: DEVANAGARI.test(word) === isHindi || (isHindi && !/^\p{Lu}/u.test(word)) ? null : soundOf(word),
  }))
  return words.flatMap(({ start }, at) => {
    const told = wanted.find(
      (sounds) => sounds.length > 0 && sounds.every((sound, n) => words[at + n]?.sound === sound),
    )
    const last = told && words[at + told.length - 1]
    return last ? [[start, last.end] as const] : []
  })
}
