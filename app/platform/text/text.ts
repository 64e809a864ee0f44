/** Scripts whose spelling needs joiners. */
const INDIC =
  '\\p{scx=Deva}\\p{scx=Beng}\\p{scx=Guru}\\p{scx=Gujr}\\p{scx=Orya}\\p{scx=Taml}\\p{scx=Telu}\\p{scx=Knda}\\p{scx=Mlym}\\p{scx=Sinh}\\p{scx=Mtei}\\p{scx=Arab}'

/**
 * Format characters (invisible ones and bidirectional controls). Joiners are kept after a letter or sign of an Indian
 * script, where they change the spelling, and inside emoji.
 */
const FORMAT = /* @__PURE__ */ new RegExp(
  `(?<![${INDIC}\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\uFE0F])[\\u200C\\u200D]|(?![\\u200C\\u200D])\\p{Cf}`,
  'gu',
)

/** One line of text for storage, without invisible characters and those that PostgreSQL does not store. */
export function cleanLine(text: string): string {
  return text
    .normalize('NFC')
    .toWellFormed()
    .replace(/\p{Cc}/gu, ' ')
    .replace(FORMAT, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The same for a text of several lines. */
export function cleanText(text: string): string {
  const lines = text.split(/\r\n|\r|\n/).map(cleanLine)
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** Removes control characters except line breaks and tabs; otherwise the text stays as typed. */
export function withoutControls(text: string): string {
  return text.replace(/[^\P{Cc}\n\r\t]/gu, '')
}

/** Whether a text contains what mail programs turn into a link: `scheme://` or `www.`, with any kind of dot. */
export const hasLink = (text: string): boolean =>
  /:\s*\/\s*\/|\bwww\d*\s*[.\u3002\uFF0E\uFF61]/iu.test(text.normalize('NFKC'))

/** The beginning of a text in one line; a longer text is cut between two words and ends with '…'. */
export function excerpt(text: string, charsMax: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= charsMax) return line
  const cut = line.slice(0, charsMax)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), charsMax / 2)).replace(/[\s,;:.–-]+$/, '')}…`
}

/** A typed percentage without its sign. */
export const withoutPercent = (text: string): string => text.trim().replace(/%$/, '').trimEnd()

/** A slug as `slugOf` returns it, not empty. */
export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Replaces Devanagari digits with Latin ones. */
export const latinDigits = (text: string): string =>
  text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - '०'.charCodeAt(0)))
