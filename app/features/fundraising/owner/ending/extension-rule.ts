import { EXTENSION_DAYS_MAX, EXTENSIONS_DAYS_MAX, LATE_EXTENSION_DAYS } from '#app/features/fundraising/owner/schema.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'

interface Ends {
  endsAt: Date | null
  /** Earlier extensions, the first one first. */
  extensions: readonly { before: Date | null; at: Date }[]
}

export type ExtensionRule =
  | { ok: true; isLate: boolean; /** The last moment that the new end may have. */ latest: Date }
  | { ok: false; reason: 'too-late' | 'late-used' | 'limit-reached' }

/**
 * How far a campaign may be extended: while it runs by 30 days at a time and 90 altogether, and within 30 days after its
 * end once more.
 */
export function extensionRule({ endsAt, extensions }: Ends, now: Date): ExtensionRule {
  const from = endsAt ?? now
  if (from < now) return lateRule(from, extensions, now)
  const first = extensions[0]?.before ?? from
  const latest = Math.min(addDays(from, EXTENSION_DAYS_MAX).getTime(), addDays(first, EXTENSIONS_DAYS_MAX).getTime())
  return latest <= from.getTime()
    ? { ok: false, reason: 'limit-reached' }
    : { ok: true, isLate: false, latest: new Date(latest) }
}

function lateRule(ended: Date, extensions: Ends['extensions'], now: Date): ExtensionRule {
  const isUsed = extensions.some(({ before, at }) => before !== null && at >= before)
  if (isUsed) return { ok: false, reason: 'late-used' }
  if (addDays(ended, LATE_EXTENSION_DAYS) <= now) return { ok: false, reason: 'too-late' }
  return { ok: true, isLate: true, latest: addDays(now, EXTENSION_DAYS_MAX) }
}

const addDays = (moment: Date, days: number): Date => new Date(moment.getTime() + days * DAY_MS)
