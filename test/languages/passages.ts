/** A text of a page, or of an attribute that people see or hear, with its language. */
export interface Passage {
  text: string
  lang: string
}

const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/
const HEARD = /\s(?:alt|aria-label|aria-description|placeholder|title|label)="([^"]*)"/g
const TOKEN =
  /<!--[\s\S]*?-->|<(script|style|template)\b[\s\S]*?<\/\1>|<(\/?)([a-zA-Z][\w:-]*)((?:[^>"]|"[^"]*")*?)(\/?)>|[^<]+/g

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
  nbsp: ' ',
}
const decoded = (text: string): string => text.replace(/&(#?\w+);/g, (all, name: string) => ENTITIES[name] ?? all)

/** The passages of a page that React has drawn, so that every element is closed. */
export function passagesOf(html: string): Passage[] {
  const open: { name: string; lang: string }[] = [{ name: '', lang: '' }]
  const found: Passage[] = []
  const add = (text: string, lang: string) => {
    const clean = decoded(text).replace(/\s+/g, ' ').trim()
    if (clean !== '') found.push({ text: clean, lang })
  }
  for (const [token, , slash, name, attributes = '', closed] of html.matchAll(TOKEN)) {
    const { lang: outer } = open.at(-1) ?? { lang: '' }
    if (name === undefined) {
      if (!token.startsWith('<')) add(token, outer)
    } else if (slash) {
      const place = open.findLastIndex((each) => each.name === name)
      if (place > 0) open.length = place
    } else {
      const lang = /\slang="([^"]*)"/.exec(attributes)?.[1] ?? outer
      for (const [, text = ''] of attributes.matchAll(HEARD)) add(text, lang)
      if (!closed && !VOID.test(name)) open.push({ name, lang })
    }
  }
  return found
}

/** Two English words of which at least one is not a name; a passage with Devanagari may contain names. */
const ENGLISH = /\b[A-Za-z]{2,}[,:]? [a-z]{2,}\b|\b[a-z]{2,}[,:]? [A-Za-z]{2,}\b/

export const isEnglish = ({ text, lang }: Passage): boolean => lang === 'hi' && ENGLISH.test(text)
