import { randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
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

/** The HTML of the parts of this process as it is sent, by language, name and props. */
export const keptParts = new LRUCache<string, Html>({
  maxSize: BYTES_MAX,
  sizeCalculation: (html, key) => key.length + html.length,
})

function keep(key: string, html: Html): void {
  if (!NEVER_KEPT.some((each) => html.includes(each))) keptParts.set(key, html)
}

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
    const html = keptParts.get(key)
    return { id: `${TOKEN}-${this.#add({ key, html })}`, isKnown: html !== undefined }
  }

  /** A mark in the place of HTML that is not kept and nothing looks at. */
  put(html: Html): string {
    return MARK + this.#add({ key: '', html }) + MARK_END
  }

  /** Its number, which its marks have. */
  #add(part: MarkedPart): number {
    return this.#parts.push(part) - 1
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
      else if (part && from !== undefined) keep(part.key, Buffer.concat(pieces.slice(from)))
      else if (part) begun.set(part, pieces.length)
      pieces.push(Buffer.from(text.slice(text.indexOf(MARK_END) + MARK_END.length)))
    }
    return Buffer.concat(pieces)
  }
}
