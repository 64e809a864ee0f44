import { beforeEach, describe, expect, it } from 'vitest'
import { requests } from '#app/features/requests/tables.server.ts'
import { VISITOR } from '#app/platform/context.server.ts'
import { outbox } from '#app/platform/mail/tables.server.ts'
import { testDatabase } from '#test/database.ts'
import { listMails } from '#test/mails.ts'
import { NOW } from '#test/clock.ts'
import { contextOn, SITE } from '#test/context.ts'
import { member } from '#test/people.ts'
import type { demoForm } from './request-forms.ts'
import type { ValuesOf } from '#app/platform/form/fields.ts'
import { findByCode } from '#app/features/requests/queries.server.ts'
import { inLanguage } from '#app/platform/language/in-language.server.ts'
import { bookDemo } from './commands/book-demo.server.ts'
import { callOffDemo } from './commands/call-off-demo.server.ts'
import { cancelDemo } from './commands/cancel-demo.server.ts'
import { setDayOff } from './commands/set-day-off.server.ts'
import { setDemoHours } from './commands/set-demo-hours.server.ts'
import { demoCalendar } from './demo-calendar.server.ts'
import { findDemo, listDemoHours, listDemos, listFreeSlots } from './queries.server.ts'
import { demoBookings, demoDaysOff } from './tables.server.ts'

const { db } = await testDatabase()
const context = contextOn(db)
/** Friday 20 November 2026, 1:30 pm in India. */
const HOURS = [1, 5].map((weekday) => ({ weekday, startMinute: 11 * 60, minutes: 30 }))
const MONDAY = '2026-11-23T05:30:00.000Z'
const MEERA: ValuesOf<typeof demoForm.fields> = {
  time: MONDAY,
  name: 'Meera',
  organization: 'Looms',
  email: 'meera@example.in',
  way: 'video',
  phone: null,
  wishes: null,
}
beforeEach(async () => {
  for (const table of [demoBookings, demoDaysOff, requests, outbox]) await db.delete(table)
  expect(await setDemoHours(context(member('Kavita', 'operator')), { hours: HOURS })).toEqual({ ok: true })
})

describe('the slots', () => {
  it('follow the weekly pattern for fourteen days, without days off and short notice', async () => {
    expect(await free()).toEqual([MONDAY, '2026-11-27T05:30:00.000Z', '2026-11-30T05:30:00.000Z'])
    await setDayOff(context(member('Kavita', 'operator')), { day: '2026-11-27', isOff: true })
    expect(await free()).toEqual([MONDAY, '2026-11-30T05:30:00.000Z'])
    expect(await free(new Date('2026-11-23T02:00:00Z'))).not.toContain(MONDAY)
    await setDayOff(context(member('Kavita', 'operator')), { day: '2026-11-27', isOff: false })
    expect(await free()).toHaveLength(3)
  })

  it('are as many a year later', async () => {
    expect(await free(new Date('2027-11-19T08:00:00Z'))).toHaveLength(3)
  })

  it('are set by operators only, and may not overlap', async () => {
    expect(await setDemoHours(context(member()), { hours: [] })).toEqual({ ok: false, reason: 'not-allowed' })
    expect(await setDayOff(context(VISITOR), { day: '2026-11-27', isOff: true })).toEqual({
      ok: false,
      reason: 'not-allowed',
    })
    const hours = [...HOURS, { weekday: 5, startMinute: 11 * 60 + 15, minutes: 30 }]
    expect(await setDemoHours(context(member('Kavita', 'operator')), { hours })).toEqual({
      ok: false,
      reason: 'overlap',
    })
    expect(await listDemoHours(db)).toEqual(HOURS)
    expect(await listDemos(db, { actor: member(), now: NOW })).toEqual([])
  })
})

describe('a demo', () => {
  it('is booked by one of five concurrent guests; nothing of the others is stored', async () => {
    const guests = Array.from({ length: 5 }, (_, i) => ({ ...MEERA, email: `guest${i}@example.in` }))
    const outcomes = await Promise.all(guests.map((guest) => book(guest)))
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(outcomes.filter((outcome) => !outcome.ok).map((outcome) => 'reason' in outcome && outcome.reason)).toEqual(
      Array(4).fill('taken'),
    )
    expect(await db.select().from(demoBookings)).toHaveLength(1)
    expect(await db.select().from(requests)).toHaveLength(1)
    expect(await listMails(db)).toHaveLength(1)
    expect(await free()).not.toContain(MONDAY)
  })

  it('is a request in the partnership queue, and the guest gets one mail with a calendar file', async () => {
    const code = await codeOf(MEERA)
    expect(await db.select().from(requests)).toMatchObject([
      {
        kind: 'demo',
        queue: 'partnership',
        answers: { time: 'Monday 23 November 2026, 11:00 am (India)', name: 'Meera' },
      },
    ])
    const [mail, ...others] = await listMails(db)
    expect(others).toEqual([])
    expect(mail).toMatchObject({ to: 'meera@example.in', attachments: [{ kind: 'demo', id: code }] })
    expect(mail?.text).toContain(`https://diya.example/partnership-hub/demo/${code}`)
  })

  it('is one booking when the form is sent twice', async () => {
    expect(await codeOf(MEERA)).toBe(await codeOf(MEERA))
    expect(await db.select().from(demoBookings)).toHaveLength(1)
  })

  it('is refused at an unknown time, and as the third one of an address', async () => {
    expect(await book({ ...MEERA, time: '2026-11-23T05:31:00.000Z' })).toEqual({ ok: false, reason: 'taken' })
    expect(await book({ ...MEERA, time: 'soon' })).toEqual({ ok: false, reason: 'taken' })
    const [, second = '', third = ''] = await free()
    await codeOf(MEERA)
    await codeOf({ ...MEERA, time: second })
    expect(await book({ ...MEERA, time: third })).toEqual({ ok: false, reason: 'too-many' })
    expect(await db.select().from(requests)).toHaveLength(2)
  })

  it('can be cancelled with its code until it starts; then the slot is free, also for the same guest', async () => {
    const code = await codeOf(MEERA)
    expect(await cancelDemo(context(VISITOR), { code: 'K7QM2XTP9D' })).toEqual({ ok: false, reason: 'not-found' })
    expect(await cancelDemo(context(VISITOR), { code })).toEqual({ ok: true })
    expect(await cancelDemo(context(VISITOR), { code })).toEqual({ ok: true })
    expect(await free()).toContain(MONDAY)
    expect(calendarOf(await findDemo(db, { code, now: NOW }), code)).toMatch(/SEQUENCE:1[\s\S]*STATUS:CANCELLED/)
    expect(await codeOf(MEERA)).toBe(code)
    expect(await findDemo(db, { code, now: NOW })).toMatchObject({ cancelledAt: null })
    const late = { ...context(VISITOR), now: new Date(MONDAY) }
    expect(await cancelDemo(late, { code })).toEqual({ ok: false, reason: 'over' })
  })

  it('is cancelled and booked again in words that everybody reads in their own language', async () => {
    const code = await inLanguage('hi', () => codeOf(MEERA))
    await inLanguage('hi', () => cancelDemo(context(VISITOR), { code }))
    await codeOf(MEERA)
    const notes = async () => {
      const request = await findByCode(context(VISITOR), { code })
      return request?.events.flatMap(({ body }) => body ?? [])
    }
    expect(await notes()).toEqual([
      'The demo on Monday 23 November 2026, 11:00 am (India) was cancelled by the guest. The time is free again.',
      'The guest booked the demo on Monday 23 November 2026, 11:00 am (India) again.',
    ])
    const hindi = await inLanguage('hi', notes)
    expect(hindi).toHaveLength(2)
    for (const note of hindi ?? []) expect(note).toMatch(/सोमवार 23 नवंबर 2026/)
    // The team reads when it is.
    const [row] = await db.select().from(requests)
    expect(JSON.stringify(row?.answers)).toContain('Monday 23 November 2026')
  })

  it('that was cancelled is not restored when somebody else has booked the slot', async () => {
    const code = await codeOf(MEERA)
    await cancelDemo(context(VISITOR), { code })
    await codeOf({ ...MEERA, email: 'other@example.in' })
    expect(await book(MEERA)).toEqual({ ok: false, reason: 'taken' })
    expect(await findDemo(db, { code, now: NOW })).toMatchObject({ cancelledAt: NOW })
  })

  it('is cancelled by members of the queue, and the guest gets the reason by mail', async () => {
    await codeOf(MEERA)
    const operator = member('Kavita', 'operator')
    const [booking] = await listDemos(db, { actor: operator, now: NOW })
    const input = { id: booking?.id ?? '', reason: 'Our colleague is ill. Please choose another time.' }
    expect(await callOffDemo(context(member()), input)).toEqual({ ok: false, reason: 'not-found' })
    expect(await free()).not.toContain(MONDAY)
    expect(await callOffDemo(context(operator), input)).toEqual({ ok: true, isMailed: true })
    expect(await free()).toContain(MONDAY)
    expect((await listMails(db)).at(-1)?.text).toContain('Our colleague is ill.')
  })
})

function book(answers: typeof MEERA) {
  return bookDemo(context(VISITOR), answers, 'the key of this phone')
}

async function codeOf(answers: typeof MEERA): Promise<string> {
  const outcome = await book(answers)
  if (!outcome.ok) throw new Error(outcome.reason)
  return outcome.code
}

async function free(now = NOW): Promise<string[]> {
  return (await listFreeSlots(db, { now })).map(({ startsAt }) => startsAt.toISOString())
}

function calendarOf(demo: Awaited<ReturnType<typeof findDemo>>, code: string): string {
  return demo ? demoCalendar(demo, { code, site: SITE, now: NOW }) : ''
}
