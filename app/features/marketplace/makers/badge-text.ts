import type { CheckView } from '#app/features/marketplace/trust/check.ts'
import { formatDate } from '#app/platform/time/dates.ts'
import { copy } from './copy.ts'

/**
 * The checks of a seller as a sentence: what was checked, by whom, and until when all of it is valid; null without
 * checks.
 */
export function badgeText(checks: readonly CheckView[]): string | null {
  if (checks.length === 0) return null
  const ends = checks.map(({ validUntil }) => validUntil.getTime())
  const kinds = checks.map(({ kind }) => copy.badge.kinds[kind])
  return copy.badge.words(kinds, formatDate(new Date(Math.min(...ends))))
}
