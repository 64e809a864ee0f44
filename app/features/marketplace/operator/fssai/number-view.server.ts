import type { StatedNumber } from '#app/features/marketplace/listing-requirements/fssai-queries.server.ts'
import { formatDayText } from '#app/features/marketplace/product-information/calendar-text.ts'
import { words as information } from '#app/features/marketplace/product-information/page-copy.server.ts'
import { readFssaiNumber } from '#app/features/marketplace/product-information/fssai-number.ts'
import type { EditorEntry } from '#app/features/resource-editor/fields.ts'
import { formatDate } from '#app/platform/time/dates.ts'
import { copy } from './copy.ts'

/** A stated number for the operators' screen, with all text formatted. */
export interface NumberView {
  /** Its id is the seller's slug and the number: see `idOf`. */
  entry: EditorEntry
  seller: { slug: string; name: string }
  facts: (readonly [label: string, value: string])[]
  checked: string | null
  /** Why it cannot be compared, if it cannot. */
  closed: string | null
}

const SEPARATOR = ' '

/** The id of a row: 'savitri-nashik 12345678901234'. */
const idOf = (seller: string, number: string): string => `${seller}${SEPARATOR}${number}`

export function sellerAndNumber(id: string): { seller: string; number: string } {
  const at = id.indexOf(SEPARATOR)
  return { seller: id.slice(0, at), number: id.slice(at + 1) }
}

export function numberView(stated: StatedNumber): NumberView {
  const { seller, sellerName, number, maker, makerAddress, listings, check } = stated
  const read = readFssaiNumber(number)
  const { facts } = copy
  const { kinds, by } = information
  const kind = read.ok ? [[facts.kind, `${kinds[read.value.kind]}, ${read.value.state ?? by.central}`] as const] : []
  return {
    entry: {
      id: idOf(seller, number),
      title: number,
      line: copy.entry(sellerName, listings),
      tags: [tagOf(stated)],
    },
    seller: { slug: seller, name: sellerName },
    facts: [...kind, [facts.maker, maker || facts.none], [facts.address, makerAddress || facts.none]],
    checked: check && copy.checked(check.by, formatDate(check.checkedAt), formatDayText(check.validUntil)),
    closed: closedBecause(stated),
  }
}

function closedBecause({ number, isOwn }: StatedNumber): string | null {
  const read = readFssaiNumber(number)
  if (!read.ok) return copy.unreadable
  if (read.value.isDemo) return copy.demo
  return isOwn ? copy.own : null
}

function tagOf({ number, check }: StatedNumber): EditorEntry['tags'][number] {
  const read = readFssaiNumber(number)
  if (check) return { words: copy.tags.checked(formatDayText(check.validUntil)), tone: 'good' }
  if (!read.ok) return { words: copy.tags.unreadable, tone: 'bad' }
  return read.value.isDemo ? { words: copy.tags.demo, tone: 'plain' } : { words: copy.tags.stated, tone: 'wait' }
}
