import { randomBytes } from 'node:crypto'
import { currentLanguage } from '#app/platform/language/current-language.ts'
import type { PageParts } from './kept-part.tsx'
import { textOfProps } from './text-of-props.server.ts'

const BYTES_MAX = 4_000_000
/** Another one in each process, so that no text of a person contains a mark. */
const TOKEN = randomBytes(9).toString('base64url')
const MARK = `<i id="${TOKEN}-`
const MARK_END = '"></i>'
/** React's `useId`, which differs from place to place, and what the content security policy looks for. */
const NEVER_KEPT = [' id="_R_', '<script', '<iframe']

type Html = Buffer<ArrayBuffer>

/** The HTML of parts as it is sent, by language, name and props. The least recently used is removed first. */
class KeptParts {
  readonly #parts = new Map<string, Html>()
  #bytes = 0

  find(key: string): Html | undefined {
    const html = this.#parts.get(key)
    if (html === undefined) return undefined
    this.#parts.delete(key)
    this.#parts.set(key, html)
    return html
  }

  keep(key: string, html: Html): void {
    if (this.#parts.has(key) || NEVER_KEPT.some((each) => html.includes(each))) return
    this.#parts.set(key, html)
    this.#bytes += key.length + html.length
    for (const [oldest, old] of this.#parts) {
      if (this.#bytes <= BYTES_MAX) break
      this.#parts.delete(oldest)
      this.#bytes -= oldest.length + old.length
    }
  }

  clear(): void {
    this.#parts.clear()
    this.#bytes = 0
  }
}

/** Those of this process. */
export const keptParts = new KeptParts()

interface MarkedPart {
  key: string
  /** Undefined for a part that React draws. */
  html: Html | undefined
}

/** The parts of one page. */
export class DrawnParts implements PageParts {
  readonly #parts: MarkedPart[] = []

  mark(name: string, props: object): { id: string; isKnown: boolean } {
    const key = `${currentLanguage()} ${name} ${textOfProps(props)}`
    const html = keptParts.find(key)
    const index = this.#parts.push({ key, html }) - 1
    return { id: `${TOKEN}-${index}`, isKnown: html !== undefined }
  }

  /** The drawn page as it is sent: a known part stands in the place of its mark, and the others are kept. */
  complete(drawn: string): Html {
    const [before = '', ...rest] = drawn.split(MARK)
    const pieces = [Buffer.from(before)]
    const begun = new Map<MarkedPart, number>()
    for (const text of rest) {
      const part = this.#parts[Number.parseInt(text, 10)]
      const from = part && begun.get(part)
      if (part?.html !== undefined) pieces.push(part.html)
      else if (part && from !== undefined) keptParts.keep(part.key, Buffer.concat(pieces.slice(from)))
      else if (part) begun.set(part, pieces.length)
      pieces.push(Buffer.from(text.slice(text.indexOf(MARK_END) + MARK_END.length)))
    }
    return Buffer.concat(pieces)
  }
}
