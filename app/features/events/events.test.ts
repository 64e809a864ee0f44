import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { closeCampaign } from '#app/features/fundraising/owner/close-campaign.server.ts'
import { type Actor, VISITOR } from '#app/platform/context.server.ts'
import { parseFields } from '#app/platform/form/parse-fields.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { outbox } from '#app/platform/mail/tables.server.ts'
import { seedEvents } from './demo/demo.ts'
import { DEMO_OPERATOR } from '#db/demo/operator.ts'
import { testDatabase } from '#test/database.ts'
import { listMails } from '#test/mails.ts'
import { plainSealer } from '#test/plain-sealer.ts'
import { NOW } from '#test/clock.ts'
import { contextOn, SITE } from '#test/context.ts'
import { member } from '#test/people.ts'
import { cancelEvent } from './operator/cancel-event.server.ts'
import { checkInTicket } from './tickets/check-in-ticket.server.ts'
import { forgetHolder, forgetPastHolders } from './tickets/forget-holder.server.ts'
import { joinEvent } from './tickets/join-event.server.ts'
import { leaveEvent } from './tickets/leave-event.server.ts'
import { saveEvent } from './operator/save-event.server.ts'
import { ticketAttachment } from './event/event-calendar.server.ts'
import {
  findEvent,
  findTicket,
  impactOf,
  listAllEvents,
  listPast,
  listTickets,
  listTicketsOf,
  listUpcoming,
} from './queries.server.ts'
import { eventForm, type EventInput } from './operator/forms.ts'
import { events, tickets } from './tables.server.ts'
import { eventJsonLd, formatEventTime } from './views.ts'

const SUPPER: EventInput = {
  slug: 'supper',
  title: 'Supper; with, dance',
  type: 'dinner-dance',
  circle: 'heartbeat',
  startsAt: new Date('2026-12-05T13:00:00Z'),
  endsAt: new Date('2026-12-05T14:30:00Z'),
  place: 'Community kitchen, Shimla',
  onlineUrl: null,
  cause: 'Blankets',
  summary: 'A long table, a local band, and a dance to finish, where the grandmothers choose the first song — दीया.',
  description: 'We cook together.',
  campaignSlug: null,
  capacity: 5,
  entry: 'free',
  attendeesBaseline: 0,
  baselineNote: null,
}
const ASHA = { email: 'asha@example.org', phone: null }

const { db } = await testDatabase()
const ctx = contextOn(db)
await seedEvents(db, NOW, plainSealer)

beforeEach(async () => {
  await db.delete(tickets)
  await db.delete(outbox)
})

describe('the demo events', () => {
  it('have the goals and sums of the specification, counted from gifts', async () => {
    const upcoming = await listUpcoming(db, { circle: 'heartbeat', now: NOW })
    const figures = upcoming.map(({ typeLabel, funds }) => [typeLabel, funds?.raisedMinor, funds?.goalMinor])
    expect(figures).toEqual([
      ['DJ Night', 2_400_00, 5_000_00],
      ['Dinner & Dance', 1_800_00, 3_000_00],
      ['Youth Campaign', 800_00, 2_000_00],
    ])
    const days = upcoming.map(({ startsAt }) => Math.round((startsAt.getTime() - NOW.getTime()) / DAY_MS))
    expect(days).toEqual([10, 20, 30])
    expect(await listUpcoming(db, { circle: 'sahaara', now: NOW })).toHaveLength(3)
  })

  it('move to the past when they are over, and keep their sums', async () => {
    const later = new Date(NOW.getTime() + 15 * DAY_MS)
    expect((await listUpcoming(db, { circle: 'heartbeat', now: later })).map(({ slug }) => slug)).not.toContain(
      'beats-for-books',
    )
    expect((await listPast(db, { circle: 'heartbeat', now: later })).map(({ slug }) => slug)).toEqual([
      'beats-for-books',
    ])
    expect(await impactOf(db, { circle: 'heartbeat', now: later })).toEqual({
      raisedMinor: 5_000_00,
      goalMinor: 10_000_00,
      supporters: 25,
      attendees: 247,
      upcoming: 2,
      held: 1,
    })
  })

  it('show when their campaign no longer takes gifts', async () => {
    await closeCampaign(ctx(DEMO_OPERATOR), { slug: 'ride-to-school', reason: 'Reached' })
    expect((await findEvent(db, { slug: 'ride-to-school', now: NOW }))?.funds?.isOpen).toBe(false)
  })
})

describe('a ticket', () => {
  it('is issued once per seat: of thirty concurrent requests for five seats, five get a ticket and a mail', async () => {
    await save(SUPPER)
    const outcomes = await Promise.all(
      Array.from({ length: 30 }, (_, i) => join({ contact: { email: `guest${i}@example.org`, phone: null } })),
    )
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(5)
    expect(outcomes.filter((outcome) => !outcome.ok && outcome.reason === 'full')).toHaveLength(25)
    expect(await db.$count(tickets)).toBe(5)
    expect(await listMails(db)).toHaveLength(5)
    expect(await findEvent(db, { slug: 'supper', now: NOW })).toMatchObject({
      isFull: true,
      seatsLeft: 0,
      attendees: 5,
    })
  })

  it('counts the people on paper lists as attendees', async () => {
    await save({ ...SUPPER, attendeesBaseline: 4, baselineNote: 'List at the gate' })
    expect((await join()).ok).toBe(true)
    expect(await join({ contact: { email: null, phone: '+919876543210' } })).toEqual({ ok: false, reason: 'full' })
  })

  it('is the same one for the same form sent twice, even concurrently', async () => {
    await save(SUPPER)
    const key = randomUUID()
    const contact = { email: null, phone: '+919876543210' } as const
    const [first, second] = await Promise.all([join({ key, contact }), join({ key, contact })])
    expect(first).toEqual(second)
    expect(await db.$count(tickets)).toBe(1)
  })

  it('is not shown to a stranger who types the address: it is mailed to the holder again, once an hour', async () => {
    await save(SUPPER)
    await join()
    expect(await join({ name: 'Stranger' })).toEqual({ ok: true, as: 'mailed' })
    expect(await join({ name: 'Stranger' }, member('Stranger'))).toEqual({ ok: true, as: 'mailed' })
    const mails = await listMails(db)
    expect(mails.map(({ to, subject }) => `${to} ${subject}`).toSorted()).toEqual([
      'asha@example.org Your place: Supper; with, dance',
      'asha@example.org Your ticket again: Supper; with, dance',
    ])
    expect(mails.every(({ text }) => text.includes('Dear Asha'))).toBe(true)
    expect(await db.$count(tickets)).toBe(1)
  })

  it('is shown again to the account of its holder, and a known phone number gets no ticket and no mail', async () => {
    await save(SUPPER)
    const asha = member('Asha')
    const first = await join()
    expect(await join({}, asha)).toEqual(first)
    const contact = { email: null, phone: '+919876543210' } as const
    await join({ contact })
    expect(await join({ contact })).toEqual({ ok: false, reason: 'phone-known' })
    expect(await db.$count(tickets)).toBe(2)
    expect(await listMails(db)).toHaveLength(1)
  })

  it('of a Sahaara event does not reveal whether an address has one', async () => {
    const slug = 'clay-and-quiet'
    const before = await join({ slug })
    expect(before).toEqual({ ok: true, as: 'mailed' })
    expect(await join({ slug, name: 'Stranger' }, member('Stranger'))).toEqual(before)
    expect((await listMails(db)).map(({ subject }) => subject).join()).not.toContain('Clay')
    await save({ ...SUPPER, slug: 'hush', circle: 'sahaara', type: 'stress-free', capacity: 1 })
    await join({ slug: 'hush' })
    const refused = { ok: false, reason: 'full-private' }
    expect(await join({ slug: 'hush' })).toEqual(refused)
    expect(await join({ slug: 'hush', contact: { email: 'other@example.org', phone: null } })).toEqual(refused)
    expect(await join({ slug }, member('Asha'))).toMatchObject({ as: 'ticket' })
    // Without a provider of text messages there is no way to send it.
    const byPhone = { email: null, phone: '+919876543210' } as const
    expect(await join({ slug, contact: byPhone })).toEqual({ ok: false, reason: 'no-texts' })
  })

  it('can be cancelled, and the seat is free again; the holder may join again', async () => {
    await save({ ...SUPPER, capacity: 1 })
    const code = await codeOf(join())
    expect(await leaveEvent(ctx(), { code: `${code.slice(0, 5)}-${code.slice(5).toLowerCase()}` })).toEqual({
      ok: true,
    })
    expect(await leaveEvent(ctx(), { code })).toEqual({ ok: true })
    expect((await findTicket(db, { code, now: NOW }))?.cancelledAt).toEqual(NOW)
    expect(await codeOf(join())).not.toBe(code)
    expect(await join({ contact: { email: 'b@example.org', phone: null } })).toEqual({ ok: false, reason: 'full' })
    expect(await leaveEvent(ctx(), { code: 'AAAAAAAAAA' })).toEqual({ ok: false, reason: 'not-found' })
  })

  it('cannot be issued for an event that is over, cancelled or unknown', async () => {
    await save(SUPPER)
    expect(await join({}, VISITOR, SUPPER.endsAt)).toEqual({ ok: false, reason: 'over' })
    await cancelEvent(ctx(DEMO_OPERATOR), { slug: 'supper', reason: 'The roof leaks' })
    expect(await join()).toEqual({ ok: false, reason: 'cancelled' })
    expect(await join({ slug: 'nothing' })).toEqual({ ok: false, reason: 'not-found' })
    expect(await db.$count(tickets)).toBe(0)
    expect(await listMails(db)).toEqual([])
  })
})

describe('an operator', () => {
  it('notifies ticket holders when the time changes and when the event is cancelled, but not those who cancelled', async () => {
    await save(SUPPER)
    await join()
    await leaveEvent(ctx(), { code: await codeOf(join({ contact: { email: 'gone@example.org', phone: null } })) })
    await db.delete(outbox)
    const endsAt = new Date('2026-12-05T15:00:00Z')
    expect(await save({ ...SUPPER, endsAt })).toMatchObject({ isNew: false, notified: 1 })
    expect(await save({ ...SUPPER, endsAt, summary: 'Other words' })).toMatchObject({ notified: 0 })
    expect(await cancelEvent(ctx(DEMO_OPERATOR), { slug: 'supper', reason: 'The roof leaks' })).toEqual({
      ok: true,
      notified: 1,
    })
    const mails = await listMails(db)
    expect(new Set(mails.map(({ to }) => to))).toEqual(new Set(['asha@example.org']))
    expect(mails.map(({ subject }) => subject.split(':')[0]).toSorted()).toEqual([
      'Cancelled',
      'Time or place has changed',
    ])
    expect(mails.map(({ text }) => text).join()).toContain('The roof leaks')
    expect(await save(SUPPER)).toEqual({ ok: false, reason: 'cancelled' })
  })

  it('checks a ticket in once', async () => {
    await save(SUPPER)
    const code = await codeOf(join())
    const typed = `${code.slice(0, 5)}-${code.slice(5)}`
    expect(await checkInTicket(ctx(member()), { code })).toEqual({ ok: false, reason: 'not-allowed' })
    expect(await checkInTicket(ctx(DEMO_OPERATOR), { code: typed })).toEqual({
      ok: true,
      name: 'Asha',
      event: SUPPER.title,
    })
    expect(await checkInTicket(ctx(DEMO_OPERATOR), { code })).toMatchObject({
      ok: false,
      reason: 'already-in',
      at: NOW,
    })
    expect(await leaveEvent(ctx(), { code })).toEqual({ ok: false, reason: 'checked-in' })
  })

  it.each<[string, Actor, boolean]>([
    ['a visitor', VISITOR, false],
    ['a member', member(), false],
    ['an operator', member('Kavita', 'operator'), true],
    ['an administrator', member('Leela', 'administrator'), true],
  ])('%s manages events and sees attendees only when allowed', async (_, actor, isAllowed) => {
    await save(SUPPER)
    await join()
    expect((await saveEvent(ctx(actor), SUPPER)).ok).toBe(isAllowed)
    expect(await listTickets(db, { actor, slug: 'supper' })).toHaveLength(isAllowed ? 1 : 0)
    expect((await listAllEvents(db, { actor, now: NOW })).rows.length > 0).toBe(isAllowed)
    expect((await cancelEvent(ctx(actor), { slug: 'supper', reason: 'Rain' })).ok).toBe(isAllowed)
  })

  it('cannot set a capacity below the tickets issued, nor an unknown campaign', async () => {
    await save(SUPPER)
    await join()
    await join({ contact: { email: 'b@example.org', phone: null } })
    expect(await save({ ...SUPPER, capacity: 1 })).toEqual({ ok: false, reason: 'capacity-below-held' })
    expect(await save({ ...SUPPER, campaignSlug: 'nothing' })).toEqual({ ok: false, reason: 'campaign-not-found' })
  })

  it.each([
    ['endsAt', { endsAt: '2026-12-05T17:30' }],
    ['entry', { entry: 'gift' }],
    ['baselineNote', { attendeesBaseline: '3' }],
    ['capacity', { capacity: '2', attendeesBaseline: '3', baselineNote: 'A list' }],
    ['startsAt', { startsAt: 'tomorrow' }],
    ['onlineUrl', { onlineUrl: 'http://meet.example' }],
  ])('reports at %s what is wrong with a posted form', (field, change) => {
    const form = {
      slug: 'supper',
      title: 'Supper',
      type: 'dj-night',
      circle: 'heartbeat',
      place: 'Hall',
      summary: 'A night',
      description: 'Long',
      startsAt: '2026-12-05T18:30',
      endsAt: '2026-12-05T20:00',
      capacity: '',
      entry: 'free',
    }
    expect(parseFields(eventForm, form)).toMatchObject({ ok: true, value: { startsAt: SUPPER.startsAt } })
    const wrong = parseFields(eventForm, { ...form, ...change })
    expect(wrong.ok ? [] : Object.keys(wrong.errors)).toEqual([field])
  })
})

describe('the personal data of a ticket holder', () => {
  it('is in the export and is erased with the account; the seat is free again', async () => {
    await save({ ...SUPPER, capacity: 1 })
    const asha = member()
    await join({}, asha)
    await join({ slug: 'beats-for-books' })
    expect((await listTicketsOf(db, { userId: asha.userId })).map(({ event }) => event)).toEqual([SUPPER.title])
    await forgetHolder(ctx(asha))
    expect(await listTicketsOf(db, { userId: asha.userId })).toEqual([])
    const rows = await db.select().from(tickets).orderBy(tickets.name)
    expect(rows.map(({ name, email }) => [name, email])).toEqual([
      ['Asha', 'asha@example.org'],
      [null, null],
    ])
    expect((await findEvent(db, { slug: 'supper', now: NOW }))?.seatsLeft).toBe(1)
  })

  it('is erased thirty days after the event when the ticket has no account', async () => {
    await save(SUPPER)
    await join()
    const at = (days: number) => () => new Date(SUPPER.endsAt.getTime() + days * DAY_MS)
    await forgetPastHolders({ db, clock: at(29) })()
    expect((await db.select().from(tickets))[0]?.name).toBe('Asha')
    await forgetPastHolders({ db, clock: at(30) })()
    expect(await db.select().from(tickets)).toMatchObject([{ name: null, email: null, cancelledAt: null }])
  })
})

describe('the calendar file', () => {
  it('has CRLF lines folded at 75 octets, escaped text, UTC times and a stable UID', async () => {
    await save(SUPPER)
    const code = await codeOf(join())
    const file = await ticketAttachment({ db, clock: () => NOW, site: SITE })({ kind: 'ticket', id: code })
    const text = file?.content.toString() ?? ''
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    const lines = text.replaceAll('\r\n ', '').split('\r\n')
    const event = await findEvent(db, { slug: 'supper', now: NOW })
    expect(lines).toContain(`UID:${event?.id}@diya.example`)
    expect(lines).toContain('DTSTAMP:20261120T080000Z')
    expect(lines).toContain('DTSTART:20261205T130000Z')
    expect(lines).toContain('DTEND:20261205T143000Z')
    expect(lines).toContain('SUMMARY:Supper\\; with\\, dance')
    expect(lines.find((line) => line.startsWith('DESCRIPTION:'))).toContain('first song — दीया.\\n')
    expect(lines).toContain('STATUS:CONFIRMED')
  })

  it('of a cancelled event has the same UID and a higher SEQUENCE', async () => {
    await save(SUPPER)
    const code = await codeOf(join())
    await cancelEvent(ctx(DEMO_OPERATOR), { slug: 'supper', reason: 'Rain' })
    const file = await ticketAttachment({ db, clock: () => NOW, site: SITE })({ kind: 'ticket', id: code })
    expect(file?.content.toString()).toMatch(/SEQUENCE:1\r\n[^]*STATUS:CANCELLED/)
  })
})

describe('the display of an event', () => {
  it.each([
    ['2026-12-05T13:00Z', '2026-12-05T14:30Z', 'Saturday 5 December 2026, 6:30 to 8:00 pm'],
    ['2026-12-05T05:30Z', '2026-12-05T08:30Z', 'Saturday 5 December 2026, 11:00 am to 2:00 pm'],
    ['2026-12-05T05:30Z', '2026-12-06T08:30Z', 'Saturday 5 December 2026, 11:00 am to Sunday 6 December 2026, 2:00 pm'],
    ['2026-12-05T12:30Z', '2026-12-05T19:30Z', 'Saturday 5 December 2026, 6:00 pm to Sunday 6 December 2026, 1:00 am'],
  ])('formats %s until %s', (startsAt, endsAt, words) => {
    expect(formatEventTime({ startsAt: new Date(startsAt), endsAt: new Date(endsAt) })).toBe(words)
  })

  it('shows the link for joining online on the ticket and nowhere in public', async () => {
    const slug = 'evening-of-humming'
    const event = await findEvent(db, { slug, now: NOW })
    if (!event) throw new Error('no event')
    expect(JSON.stringify([event, eventJsonLd(event, SITE)])).not.toContain('meet.example')
    const code = await codeOf(join({ slug }, member('Asha')))
    expect((await findTicket(db, { code, now: NOW }))?.onlineUrl).toContain('meet.example')
    await leaveEvent(ctx(), { code })
    expect((await findTicket(db, { code, now: NOW }))?.onlineUrl).toBeNull()
  })
})

/** Recreates the event when it has no tickets, so that tests do not see each other's changes. */
async function save(event: EventInput) {
  const known = await findEvent(db, { slug: event.slug, now: NOW })
  if (known && (await db.$count(tickets)) === 0) await db.delete(events).where(eq(events.slug, event.slug))
  return saveEvent(ctx(DEMO_OPERATOR), event)
}

function join(change: Partial<Parameters<typeof joinEvent>[1]> = {}, actor: Actor = VISITOR, now = NOW) {
  return joinEvent(ctx(actor, now), { slug: 'supper', key: randomUUID(), name: 'Asha', contact: ASHA, ...change })
}

async function codeOf(joined: ReturnType<typeof join>): Promise<string> {
  const outcome = await joined
  if (!outcome.ok || outcome.as !== 'ticket') throw new Error(JSON.stringify(outcome))
  return outcome.code
}
