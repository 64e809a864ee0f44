import type { CheckView } from '#app/features/marketplace/trust/check.ts'
import { formatDate } from '#app/platform/dates.ts'
import { copy } from './copy.ts'

/** What was checked of her, by whom and until when all of it counts; null where nothing was. */
export function badgeWords(checks: readonly CheckView[]): string | null {
  if (checks.length === 0) return null
  const ends = checks.map(({ validUntil }) => validUntil.getTime())
  const kinds = checks.map(({ kind }) => copy.badge.kinds[kind])
  return copy.badge.words(kinds, formatDate(new Date(Math.min(...ends))))
}
