import { and, eq } from 'drizzle-orm'
import { recordAct } from '#app/features/audit/record-act.server.ts'
import { announce } from '#app/features/events/announce.server.ts'
import { type SiteContext, userIdOf } from '#app/platform/context.server.ts'
import { isHeld } from '#app/features/events/rows/event-rows.server.ts'
import { type EventRecord, lockEvent, getEvent } from '#app/features/events/rows/event.server.ts'
import { canManageEvents } from '#app/features/events/policy.ts'
import { notifyAll } from '#app/features/events/mails/notify.server.ts'
import { events, tickets } from '#app/features/events/tables.server.ts'
import { campaigns } from '#app/features/fundraising/tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { EventInput } from './forms.ts'

export type SaveEventOutcome =
  | { ok: true; slug: string; isNew: boolean; notified: number }
  | { ok: false; reason: 'not-allowed' | 'campaign-not-found' | 'capacity-below-held' | 'cancelled' }

/**
 * Creates an event, or changes the one with this slug. Ticket holders are mailed when time or place has changed
 * (`notified`: the number of mails). Operators only.
 * @param input checked with `eventForm`
 */
export async function saveEvent(ctx: SiteContext, input: EventInput): Promise<SaveEventOutcome> {
  if (!canManageEvents(ctx.actor)) return { ok: false, reason: 'not-allowed' }
  const { campaignSlug, attendeesBaseline, ...words } = input
  return ctx.db.transaction(async (tx) => {
    const campaignId = campaignSlug === null ? null : await findCampaignId(tx, campaignSlug)
    if (campaignSlug !== null && campaignId === null) return { ok: false, reason: 'campaign-not-found' }
    const savedBy = userIdOf(ctx.actor)
    const written = { ...words, attendeesBaseline: attendeesBaseline ?? 0, campaignId, savedBy }
    const inserted = await tx
      .insert(events)
      .values({ ...written, createdAt: ctx.now })
      .onConflictDoNothing({ target: events.slug })
      .returning({ id: events.id })
    const notified = inserted.length > 0 ? 0 : await change(tx, ctx, written)
    if (typeof notified === 'string') return { ok: false, reason: notified }
    await recordAct(tx, ctx, {
      verb: inserted.length > 0 ? 'added' : 'changed',
      subject: { kind: 'event', id: written.slug },
      detail: written.title,
    })
    await announce(tx, written)
    return { ok: true, slug: written.slug, isNew: inserted.length > 0, notified }
  })
}

async function findCampaignId(tx: Db, slug: string): Promise<string | null> {
  const [campaign] = await tx.select({ id: campaigns.id }).from(campaigns).where(eq(campaigns.slug, slug))
  return campaign?.id ?? null
}

interface EventValues extends Omit<EventInput, 'campaignSlug'> {
  attendeesBaseline: number
  campaignId: string | null
  savedBy: string | null
}

async function change(
  tx: Db,
  { now, config: site, sealer }: SiteContext,
  written: EventValues,
): Promise<number | 'cancelled' | 'capacity-below-held'> {
  const before = await lockEvent(tx, written.slug)
  if (!before) throw new Error(`the event ${written.slug} is gone`)
  if (before.cancelledAt) return 'cancelled'
  const held = await tx.$count(tickets, and(eq(tickets.eventId, before.id), isHeld))
  if (written.capacity !== null && written.capacity < written.attendeesBaseline + held) return 'capacity-below-held'
  const isMoved = hasMoved(before, written)
  const revision = before.revision + (isMoved ? 1 : 0)
  await tx
    .update(events)
    .set({ ...written, revision })
    .where(eq(events.id, before.id))
  // The pages of its previous circle must drop it too.
  if (before.circle !== written.circle) await announce(tx, before)
  if (!isMoved || written.endsAt <= now) return 0
  const event = await getEvent(tx, before.id, now)
  const key = `event-changed:${revision}`
  return notifyAll(tx, { kind: 'changed', key, event, onlineUrl: written.onlineUrl, site, sealer, now })
}

function hasMoved(before: EventRecord, { startsAt, endsAt, place, onlineUrl }: EventValues): boolean {
  return (
    before.startsAt.getTime() !== startsAt.getTime() ||
    before.endsAt.getTime() !== endsAt.getTime() ||
    before.place !== place ||
    before.onlineUrl !== onlineUrl
  )
}
