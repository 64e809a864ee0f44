/**
 * The basic alphabet of GSM 03.38 without Greek capitals. A text of these characters has 160 to a message, any other
 * text 70.
 */
const BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà_',
)
/** Each takes the room of two. */
const EXTENDED = new Set('^{}\\[~]|€')

const GSM_CHARS_MAX = 160
const UNICODE_CHARS_MAX = 70
/** Of each part of a longer text in other alphabets: the rest of it numbers the parts. */
const UNICODE_PART_CHARS_MAX = 67

const PLAIN: readonly (readonly [RegExp, string])[] = [
  [/[‘’‚′]/g, "'"],
  [/[“”„″]/g, '"'],
  [/[‐‑‒–—]/g, '-'],
  [/…/g, '...'],
  [/₹\s?/g, 'Rs '],
  [/[\u00A0\u2009\u202F]/g, ' '],
  [/·/g, '-'],
  [/×/g, 'x'],
]

/** With plain quotation marks, hyphens and "Rs", which are in the alphabet of text messages. */
export const withPlainSigns = (text: string): string =>
  PLAIN.reduce((plain, [signs, sign]) => plain.replace(signs, sign), text)

/** How much of one message a text needs: at most 1 when it fits. */
export function shareOfMessage(text: string): number {
  let length = 0
  for (const letter of text) {
    if (BASIC.has(letter)) length += 1
    else if (EXTENDED.has(letter)) length += 2
    else return text.length / UNICODE_CHARS_MAX
  }
  return length / GSM_CHARS_MAX
}

/** Whether a text fits into one message, or in another alphabet into so many parts of one. */
export function fitsInto(text: string, parts: number): boolean {
  if (shareOfMessage(text) <= 1) return true
  const isUnicode = [...text].some((letter) => !BASIC.has(letter) && !EXTENDED.has(letter))
  return isUnicode && parts > 1 && text.length <= parts * UNICODE_PART_CHARS_MAX
}
