import type { AskedByCategory } from '#app/features/marketplace/product-information/asked.ts'
import { readBestBefore } from '#app/features/marketplace/product-information/best-before.ts'
import { mistakes } from '#app/features/marketplace/product-information/mistakes-copy.ts'
import { readFact } from '#app/features/marketplace/product-information/read-facts.ts'
import { type Fact, FACTS } from '#app/features/marketplace/schema.ts'

/** A requirement that is in force on the day for which it was read. */
export interface Requirement {
  /** Null for all categories. */
  categoryId: string | null
  field: Fact
  isRequired: boolean
  /** Like `2026-12-31`. */
  fromDay: string
}

export type Asked = 'required' | 'offered'
export type Facts = Partial<Record<Fact, string>>
/** A sentence for each fact that keeps a listing from being published. */
export type MissingFacts = Partial<Record<Fact, string>>

/** What is asked of a category; a row for the category wins over one for all, then the latest. */
export function askedOf(requirements: readonly Requirement[], categoryId: string): Partial<Record<Fact, Asked>> {
  const own = requirements.filter((row) => row.categoryId === null || row.categoryId === categoryId)
  return Object.fromEntries(
    FACTS.flatMap((fact) => {
      const [row] = own.filter(({ field }) => field === fact).toSorted(byWeight)
      return row ? [[fact, row.isRequired ? 'required' : 'offered'] as const] : []
    }),
  )
}

/** What is asked of each category, by its name. */
export const askedByCategory = (
  requirements: readonly Requirement[],
  categories: readonly { id: string; name: string }[],
): AskedByCategory => Object.fromEntries(categories.map(({ id, name }) => [name, askedOf(requirements, id)]))

function byWeight(a: Requirement, b: Requirement): number {
  const specific = Number(b.categoryId !== null) - Number(a.categoryId !== null)
  return specific || b.fromDay.localeCompare(a.fromDay)
}

interface Listing {
  categoryId: string
  facts: Facts
}

/**
 * What keeps a listing from being published: required facts that are empty or cannot be read, and a best-before date
 * that has passed. Empty when it may be published.
 * @param today the day in India, like `2026-12-31`
 */
export function missingFacts(
  requirements: readonly Requirement[],
  { categoryId, facts }: Listing,
  today: string,
): MissingFacts {
  const asked = askedOf(requirements, categoryId)
  return Object.fromEntries(
    FACTS.flatMap((fact) => {
      const stored = facts[fact] ?? ''
      if (asked[fact] !== 'required' && !(fact === 'bestBefore' && isExpired(facts, today))) return []
      const read = stored ? readFact(fact, stored, today) : { ok: false as const, sentence: mistakes.missing[fact] }
      return read.ok ? [] : [[fact, read.sentence] as const]
    }),
  )
}

export const isIncomplete = (missing: MissingFacts): boolean => Object.keys(missing).length > 0

/** Whether the best-before date has passed. */
export function isExpired({ bestBefore }: Facts, today: string): boolean {
  const read = bestBefore ? readBestBefore(bestBefore, today) : null
  return read !== null && !read.ok && read.fault === 'past'
}

/** What a change takes away: a listing that is published without some facts may be changed, but not lose more. */
export function newlyMissing(before: MissingFacts, after: MissingFacts): MissingFacts {
  return Object.fromEntries(Object.entries(after).filter(([fact]) => !(fact in before)))
}
