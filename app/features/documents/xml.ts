import { escapeMarkup } from '#app/platform/text/escape.ts'

export const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

/** Text for an XML element or attribute; signs that XML 1.0 has no place for are left out. */
export function xmlText(text: string): string {
  return escapeMarkup(text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, ''))
}
