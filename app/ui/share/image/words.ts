/** The letters of the bundled fonts: Latin with its accents, the rupee sign, Devanagari. */
const COVERED = /[\x20-\x7e\u00a1-\u00ff\u0900-\u097f–—‘’“”•…−₹]|\u200c|\u200d/u
const LONE_JOINERS = /(?<![\u0900-\u097f])(?:\u200c|\u200d)+/gu
const graphemes = new Intl.Segmenter('hi', { granularity: 'grapheme' })

/**
 * The text as the fonts of share images can draw it: without emoji, and with plain letters for rare accents ('ā' → 'a').
 * Null when it has letters of a script that they lack, which would be empty boxes.
 */
export function drawable(text: string): string | null {
  let drawn = ''
  for (const char of text.normalize('NFC')) {
    const plain = COVERED.test(char) ? char : (char.normalize('NFD')[0] ?? '')
    if (COVERED.test(plain)) drawn += plain
    else if (/\s/u.test(char)) drawn += ' '
    else if (/[\p{L}\p{N}]/u.test(char)) return null
  }
  return drawn.replace(LONE_JOINERS, '').replace(/\s+/g, ' ').trim() || null
}

/** Estimated width of a line, relative to the font size. */
function emOf(text: string): number {
  let em = 0
  for (const { segment } of graphemes.segment(text)) em += emOfLetter(segment)
  return em
}

function emOfLetter(letter: string): number {
  if (DEVANAGARI.test(letter)) return 0.7 + 0.3 * (letter.match(WIDE_SIGNS)?.length ?? 0)
  if (/[A-Z0-9₹&]/.test(letter)) return 0.6
  return /[ilIjtf.,:'’\u00a0 ]/.test(letter) ? 0.3 : 0.54
}

const DEVANAGARI = /[\u0900-\u097f]/u
/** Vowel signs beside the letter, the sign that joins it to the next one, and the long independent vowels. */
const WIDE_SIGNS = /[\u093e\u093f\u0940\u0949\u094b\u094c\u094d\u0906\u0913\u0914]/gu

/** The lines of at most `emMax` font sizes. A longer word is cut. */
export function wrap(text: string, emMax: number): string[] {
  const lines: string[] = []
  // A number and its unit stay together: '500 g'.
  for (const word of text.replace(/(\d) (?=\p{L}{1,2}(?!\p{L}))/gu, '$1\u00a0').split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && emOf(`${last} ${word}`) <= emMax) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(cut(word, emMax))
  }
  return lines
}

function cut(word: string, emMax: number): string {
  let shown = ''
  for (const { segment } of graphemes.segment(word)) {
    if (emOf(shown + segment) > emMax) break
    shown += segment
  }
  return shown
}

interface Size {
  px: number
  linesMax: number
}

/** The text in the first of these sizes (the largest first) in which it fits; in the last one it ends in an ellipsis. */
export function fit(text: string, widthPx: number, sizes: readonly Size[]): { px: number; lines: string[] } {
  for (const { px, linesMax } of sizes) {
    const lines = wrap(text, widthPx / px)
    if (lines.length <= linesMax) return { px, lines }
  }
  const { px, linesMax } = sizes.at(-1) ?? { px: 38, linesMax: 1 }
  const lines = wrap(text, widthPx / px).slice(0, linesMax)
  return { px, lines: lines.map((line, i) => (i === linesMax - 1 ? `${line}…` : line)) }
}
