import { and, eq, isNull } from 'drizzle-orm'
import { announce } from '#app/features/events/announce.server.ts'
import { replacePicture } from '#app/features/events/operator/replace-picture.server.ts'
import { saveEvent } from '#app/features/events/operator/save-event.server.ts'
import { events } from '#app/features/events/tables.server.ts'
import { importContributions } from '#app/features/fundraising/settlement/import-contributions.server.ts'
import { openCampaign } from '#app/features/fundraising/owner/open-campaign.server.ts'
import { indianDay } from '#app/platform/time/dates.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { DAY_MS, HOUR_MS } from '#app/platform/time/durations.ts'
import { PAISE } from '#app/platform/money.ts'
import type { Sealer } from '#app/platform/sealer.ts'
import { type DemoEvent, EVENTS } from './demo-data.ts'
import { DEMO_OPERATOR } from '#db/demo/operator.ts'

const INDIA_OFFSET_HOURS = 5.5
const CAMPAIGN_AGE_DAYS = 12
const BASELINE_NOTE = 'Demo data: names on paper lists, invented.'
/** No mail is sent because nobody holds a ticket yet; the URL is a placeholder. */
const SITE = { siteUrl: 'http://localhost', brandName: 'Diya' }

/** Three Heartbeat events with a campaign each, and three Sahaara events, all in the future. */
export async function seedEvents(db: Db, now: Date, sealer: Sealer): Promise<void> {
  for (const event of EVENTS) {
    const { inDays, fromHour, hours, attendees, campaign, onlineUrl, cause, ...words } = event
    const startsAt = timeIn(now, inDays, fromHour)
    const endsAt = new Date(startsAt.getTime() + hours * HOUR_MS)
    if (campaign) await seedCampaign(db, { ...event, campaign, endsAt, now })
    expectOk(
      await saveEvent(
        { db, actor: DEMO_OPERATOR, now, requestId: 'demo', config: SITE, sealer },
        {
          ...words,
          startsAt,
          endsAt,
          onlineUrl: onlineUrl ?? null,
          cause: cause ?? null,
          campaignSlug: campaign ? words.slug : null,
          attendeesBaseline: attendees,
          baselineNote: attendees > 0 ? BASELINE_NOTE : null,
        },
      ),
    )
  }
}

interface DemoPictureInput {
  slug: string
  /** An upload of the demo operator, not attached yet. */
  mediaId: string
  /** What the picture shows. */
  alt: string
  now: Date
}

/** Shows the picture of a demo event that has none. */
export async function addEventPicture(tx: Db, { slug, mediaId, alt, now }: DemoPictureInput): Promise<void> {
  const [event] = await tx
    .select()
    .from(events)
    .where(and(eq(events.slug, slug), isNull(events.pictureId)))
  if (!event) return
  const picture = { pictureId: mediaId, pictureAlt: alt }
  await replacePicture(tx, { event, picture, ownerId: DEMO_OPERATOR.userId, now })
  await announce(tx, event)
}

interface DemoCampaignInput extends Pick<DemoEvent, 'slug'> {
  campaign: NonNullable<DemoEvent['campaign']>
  endsAt: Date
  now: Date
}

async function seedCampaign(db: Db, { slug, campaign, endsAt, now }: DemoCampaignInput): Promise<void> {
  const { goal, costs, gifts, ...words } = campaign
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const at = (date: Date) => ({ db, actor: DEMO_OPERATOR, now: date, requestId: 'demo' })
  const createdAt = before(CAMPAIGN_AGE_DAYS)
  expectOk(
    await openCampaign(at(createdAt), {
      ...words,
      slug,
      kind: 'event',
      category: 'Heartbeat',
      organiserNote: 'Plan the evening and hand over what it raises',
      goalMinor: goal * PAISE,
      costs: costs.map(([what, rupees]) => ({ what, amountMinor: rupees * PAISE })),
      createdAt,
      endsAt,
    }),
  )
  const contributions = gifts.map(([name, place, rupees, daysAgo], index) => ({
    name,
    place,
    amountMinor: rupees * PAISE,
    settledAt: new Date(before(daysAgo).getTime() - index * HOUR_MS),
  }))
  expectOk(await importContributions(at(now), { slug, contributions }))
}

/** The date `days` days from now at this hour in Indian time. */
function timeIn(now: Date, days: number, hour: number): Date {
  const { year, month, day } = indianDay(new Date(now.getTime() + days * DAY_MS))
  return new Date(Date.UTC(year, month - 1, day) + (hour - INDIA_OFFSET_HOURS) * HOUR_MS)
}

function expectOk(outcome: { ok: boolean }): void {
  if (!outcome.ok) throw new Error(`demo data: ${JSON.stringify(outcome)}`)
}
