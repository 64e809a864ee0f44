import { escapeMarkup } from '#app/platform/text/escape.ts'

export const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

/** Escapes text for an XML element or attribute; characters that XML 1.0 forbids are dropped. */
export function xmlText(text: string): string {
  return escapeMarkup(text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, ''))
}
