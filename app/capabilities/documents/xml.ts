export const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text for an XML element or attribute; signs that XML 1.0 has no place for are left out. */
export function xmlText(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)
}
