import { dayOfIndia } from '#app/platform/time/indian-days.ts'
import {
  type Facts,
  missingFacts,
  type MissingFacts,
  newlyMissing,
} from '#app/features/marketplace/listing-requirements/missing-facts.ts'
import type { Product } from '#app/features/marketplace/listing/own-product.server.ts'
import type { ProductInput } from '#app/features/marketplace/listing/product.ts'
import type { ListingState } from '#app/features/marketplace/schema.ts'
import type { FileRow } from './import-file.ts'
import type { Batch, NewListing } from './import-row.ts'

/**
 * The facts of a listing that a row names, and the others, which stay as they are, also where they could not be read
 * today.
 */
export function splitFacts({ facts }: Pick<Product, 'facts'>, { fields }: FileRow): { named: Facts; kept: Facts } {
  const all = Object.entries(facts)
  return {
    named: Object.fromEntries(all.filter(([fact]) => fact in fields)),
    kept: Object.fromEntries(all.filter(([fact]) => !(fact in fields))),
  }
}

type InForce = Pick<Batch, 'requirements' | 'now'>

/** What is missing to publish a new listing; nothing is asked of a draft. */
export const missingOfNew = ({ input, isActive }: NewListing, { requirements, now }: InForce): MissingFacts =>
  isActive ? missingFacts(requirements, input, dayOfIndia(now)) : {}

interface Changing extends InForce {
  before: Product
  input: Pick<ProductInput, 'categoryId' | 'facts'>
  state: ListingState | null
}

/** What keeps a change from being saved: all that is missing to publish it, or what a published listing would lose. */
export function missingOfChange({ before, input, state, requirements, now }: Changing): MissingFacts {
  const today = dayOfIndia(now)
  if (!before.isActive) return state === 'published' ? missingFacts(requirements, input, today) : {}
  if (state && state !== 'published') return {}
  return newlyMissing(missingFacts(requirements, before, today), missingFacts(requirements, input, today))
}
