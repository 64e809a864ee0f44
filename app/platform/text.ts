const INDIC = ['Deva', 'Beng', 'Guru', 'Gujr', 'Orya', 'Taml', 'Telu', 'Knda', 'Mlym', 'Sinh', 'Mtei', 'Arab']
  .map((script) => `\\p{scx=${script}}`)
  .join('')

/**
 * Format characters (invisible, or turning the direction of the text around). Joiners stay after a letter or sign of
 * an Indian script, where they change the spelling, and inside emoji.
 */
const FORMAT = new RegExp(
  `(?<![${INDIC}\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\uFE0F])[\\u200C\\u200D]|(?![\\u200C\\u200D])\\p{Cf}`,
  'gu',
)

/** One line of text as it is stored: what nobody can see, and what the database cannot hold, is left out. */
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

/** Whether a name holds what mail programs turn into a link: `scheme://` or `www.`, however its dot is written. */
export const hasLink = (text: string): boolean =>
  /:\s*\/\s*\/|\bwww\d*\s*[.\u3002\uFF0E\uFF61]/iu.test(text.normalize('NFKC'))
