import { eq } from 'drizzle-orm'
import { HOLIDAY_DAYS_MAX, HOLIDAY_NOTE_CHARS_MAX } from '#app/features/marketplace/schema.ts'
import { sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { changeOwnShop } from './change-own-shop.server.ts'

export type SetHolidayOutcome = { ok: true } | { ok: false; reason: 'not-found' | 'past' | 'too-far' | 'invalid' }

/**
 * Closes the member's own shop for new orders until a time, or opens it again (null). It begins at once, ends by itself,
 * and leaves paid and unpaid orders as they are.
 */
export async function setHoliday(
  ctx: CommandContext,
  { until, note }: { until: Date | null; note: string | null },
): Promise<SetHolidayOutcome> {
  const { now } = ctx
  if (until !== null && until <= now) return { ok: false, reason: 'past' }
  if (until !== null && until.getTime() > now.getTime() + HOLIDAY_DAYS_MAX * DAY_MS) {
    return { ok: false, reason: 'too-far' }
  }
  if ((note?.length ?? 0) > HOLIDAY_NOTE_CHARS_MAX) return { ok: false, reason: 'invalid' }
  return changeOwnShop(ctx, async (tx, shop) => {
    await tx
      .update(sellerProfiles)
      .set({ holidayUntil: until, holidayNote: until === null ? null : note?.trim() || null })
      .where(eq(sellerProfiles.id, shop.id))
  })
}
