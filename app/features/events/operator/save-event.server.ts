import { and, eq } from 'drizzle-orm'
import { recordAct } from '#app/features/audit/record-act.server.ts'
import { announce } from '#app/features/events/announce.server.ts'
import type { Member, SiteContext } from '#app/platform/context.server.ts'
import { isHeld } from '#app/features/events/rows/event-rows.server.ts'
import { type EventRecord, lockEvent, getEvent } from '#app/features/events/rows/event.server.ts'
import { canManageEvents } from '#app/features/events/policy.ts'
import { notifyAll } from '#app/features/events/mails/notify.server.ts'
import { events, tickets } from '#app/features/events/tables.server.ts'
import { campaigns } from '#app/features/fundraising/tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { one } from '#app/platform/db/one.ts'
import type { EventPicture } from './event-picture.ts'
import type { EventInput } from './forms.ts'
import { PictureRefused, replacePicture } from './replace-picture.server.ts'

export type SaveEventOutcome =
  | { ok: true; slug: string; isNew: boolean; notified: number }
  | {
      ok: false
      reason: 'not-allowed' | 'campaign-not-found' | 'capacity-below-held' | 'cancelled' | 'picture-refused'
    }

/**
 * Creates an event, or changes the one with this slug. Ticket holders are mailed when time or place has changed
 * (`notified`: the number of mails). Without `picture` it keeps the one that it has. Operators only.
 * @param input checked with `eventForm`
 */
export async function saveEvent(
  ctx: SiteContext,
  input: EventInput,
  picture?: EventPicture,
): Promise<SaveEventOutcome> {
  const { actor } = ctx
  if (actor.kind !== 'member' || !canManageEvents(actor)) return { ok: false, reason: 'not-allowed' }
  try {
    return await ctx.db.transaction((tx) => save(tx, { ctx: { ...ctx, actor }, input, picture }))
  } catch (error) {
    if (error instanceof PictureRefused) return { ok: false, reason: 'picture-refused' }
    throw error
  }
}

interface Saving {
  ctx: SiteContext & { actor: Member }
  input: EventInput
  picture: EventPicture | undefined
}

async function save(tx: Db, { ctx, input, picture }: Saving): Promise<SaveEventOutcome> {
  const { campaignSlug, attendeesBaseline, ...words } = input
  const campaignId = campaignSlug === null ? null : await findCampaignId(tx, campaignSlug)
  if (campaignSlug !== null && campaignId === null) return { ok: false, reason: 'campaign-not-found' }
  const { userId } = ctx.actor
  const written = { ...words, attendeesBaseline: attendeesBaseline ?? 0, campaignId, savedBy: userId }
  const [inserted] = await tx
    .insert(events)
    .values({ ...written, createdAt: ctx.now })
    .onConflictDoNothing({ target: events.slug })
    .returning()
  const notified = inserted ? 0 : await change(tx, ctx, written)
  if (typeof notified === 'string') return { ok: false, reason: notified }
  const event = inserted ?? one(await tx.select().from(events).where(eq(events.slug, written.slug)))
  await replacePicture(tx, { event, picture, ownerId: userId, now: ctx.now })
  await recordAct(tx, ctx, {
    verb: inserted ? 'added' : 'changed',
    subject: { kind: 'event', id: written.slug },
    detail: written.title,
  })
  await announce(tx, written)
  return { ok: true, slug: written.slug, isNew: Boolean(inserted), notified }
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
