import { eq } from 'drizzle-orm'
import { findShopOf } from '#app/features/marketplace/listing/own-product.server.ts'
import { HOLIDAY_DAYS_MAX, HOLIDAY_NOTE_CHARS_MAX } from '#app/features/marketplace/schema.ts'
import { sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'

export type SetHolidayOutcome = { ok: true } | { ok: false; reason: 'not-found' | 'past' | 'too-far' | 'invalid' }

/**
 * Closes the member's own shop for new orders until a time, or opens it again (null). It begins at once, ends by itself,
 * and leaves paid and unpaid orders as they are.
 */
export async function setHoliday(
  { db, actor, now }: CommandContext,
  { until, note }: { until: Date | null; note: string | null },
): Promise<SetHolidayOutcome> {
  if (until !== null && until <= now) return { ok: false, reason: 'past' }
  if (until !== null && until.getTime() > now.getTime() + HOLIDAY_DAYS_MAX * DAY_MS) {
    return { ok: false, reason: 'too-far' }
  }
  if ((note?.length ?? 0) > HOLIDAY_NOTE_CHARS_MAX) return { ok: false, reason: 'invalid' }
  return db.transaction(async (tx) => {
    const shop = await findShopOf(tx, actor, true)
    if (!shop) return { ok: false, reason: 'not-found' }
    await tx
      .update(sellerProfiles)
      .set({ holidayUntil: until, holidayNote: until === null ? null : note?.trim() || null })
      .where(eq(sellerProfiles.id, shop.id))
    await publish(tx, [pagesChanged(['products'])])
    return { ok: true }
  })
}
