import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { events, tickets } from '#app/features/events/tables.server.ts'
import { requests } from '#app/features/requests/tables.server.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { outbox } from '#app/platform/mail/tables.server.ts'
import { seedEvents } from '#app/features/events/demo/demo.ts'
import { seedFundraising } from '#app/features/fundraising/demo/demo.ts'
import { testApp } from '#test/app.ts'
import { listMails } from '#test/mails.ts'
import { textOf } from '#test/page-text.ts'
import { signUp, signUpStaff } from '#test/people.ts'

const t = await testApp()
const { db } = t.database
const start = t.clock.now
const DJ_NIGHT = '/heartbeat/beats-for-books'
const HUMMING = '/sahaara/events/evening-of-humming'

beforeAll(async () => {
  await seedFundraising(db, start)
  await seedEvents(db, start, t.services.sealer)
})
beforeEach(async () => {
  t.clock.now = start
  await db.delete(tickets)
  await db.delete(outbox)
})

describe('the Heartbeat page', () => {
  it('shows the three events with their funds, the totals of all events, and stories marked as examples', async () => {
    const response = await t.get('/heartbeat')
    expect(response.headers.get('X-Cache-Tags')).toBe('events,campaigns,testimonies')
    const html = await response.text()
    const contents = html.match(/aria-label="On this page".*?<\/nav>/s)?.[0] ?? ''
    for (const [, id] of contents.matchAll(/href="#([^"]+)"/g)) expect(html).toContain(`id="${id}"`)
    expect(textOf(contents)).toContain('Upcoming events Stories from our events Plan an event')
    const text = textOf(html)
    expect(text).toMatch(/Live impact Live ₹5,000 of ₹10,000 25 gifts received 247 people .* 3 upcoming events/)
    expect(text).toMatch(
      /DJ Night Beats for Books .*₹2,400 of ₹5,000 .* 86 people are coming · 64 places left Join Event/,
    )
    expect(text).toMatch(/Dinner & Dance Supper under the lamps .*₹1,800 of ₹3,000 .*Join Event/)
    expect(text).toMatch(/Youth Campaign Ride to School .*₹800 of ₹2,000 .* 120 people are coming Join Event/)
    expect(text.match(/ Example /g)).toHaveLength(3)
    expect(text).not.toContain('Clay and quiet')
  })

  it('moves an event to the past when it is over', async () => {
    t.clock.now = new Date(start.getTime() + 15 * DAY_MS)
    const text = textOf(await (await t.get('/heartbeat')).text())
    expect(text).toMatch(/Past events Beats for Books .* 86 people came · ₹2,400 for the cause/)
    expect(text).toContain('2 upcoming events 1 past event')
  })

  it('does not list its campaigns on EmpowerHer or in the previews of Home', async () => {
    for (const path of ['/empowerher?tab=campaigns', '/home', '/']) {
      const html = await (await t.get(path)).text()
      for (const slug of ['beats-for-books', 'supper-under-the-lamps', 'ride-to-school'])
        expect(html, path).not.toContain(slug)
    }
    expect(textOf(await (await t.get('/campaign/beats-for-books')).text())).toContain('₹2,400 of ₹5,000')
  })

  it('accepts a proposal for an event', async () => {
    const plan = { form: 'heartbeat-plan', what: 'A cricket match', cause: 'Shoes', place: 'Wardha', adult: 'teacher' }
    expect((await t.post('/heartbeat', { ...plan, name: 'Tanvi', contact: 'no' })).status).toBe(400)
    expect(await db.$count(requests)).toBe(0)
    expect((await t.post('/heartbeat', { ...plan, name: 'Tanvi', contact: '9876543210' })).status).toBe(200)
    expect(await db.$count(requests)).toBe(1)
  })

  it('receives an event when somebody joins; Sahaara has no event stream', async () => {
    const live = await t.get('/live/events/heartbeat')
    const reader = live.body?.pipeThrough(new TextDecoderStream()).getReader()
    await join(DJ_NIGHT)
    let received = ''
    while (!received.includes('event: changed')) received += (await reader?.read())?.value ?? ''
    await reader?.cancel()
    expect(received).not.toContain('asha')
    expect((await t.get('/live/events/sahaara')).status).toBe(404)
    expect((await t.get('/live/events/nothing')).status).toBe(404)
  })
})

describe('an event page', () => {
  it('shows time, place and audience as text and as structured data, and share links', async () => {
    const html = await (await t.get(DJ_NIGHT)).text()
    expect(textOf(html)).toMatch(/When Monday 30 November 2026, 7:00 to 10:30 pm Where Saraswati College hall, Wardha/)
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? ''
    expect(JSON.parse(json)).toMatchObject({
      '@type': 'Event',
      startDate: '2026-11-30T13:30:00.000Z',
      eventStatus: 'https://schema.org/EventScheduled',
      offers: { price: 0, priceCurrency: 'INR' },
    })
    expect(html).toContain('https://wa.me/?text=')
    expect(html).toContain('href="/campaign/beats-for-books/support"')
    const calendar = await t.get(`${DJ_NIGHT}.ics`)
    expect(calendar.headers.get('Content-Type')).toContain('text/calendar')
    expect(await calendar.text()).toContain('DTSTART:20261130T133000Z\r\n')
  })

  it('of a Sahaara event is under /sahaara, is not cached, names nothing in the title and has no share links', async () => {
    const wrong = await t.get('/heartbeat/evening-of-humming', { redirect: 'manual' })
    expect(wrong.headers.get('Location')).toBe(HUMMING)
    for (const path of [HUMMING, `${HUMMING}/join`]) {
      const response = await t.get(path)
      expect(response.headers.get('Cache-Control')).toBe('no-store')
      expect(response.headers.get('X-Robots-Tag')).toContain('noindex')
      expect(response.headers.get('X-Cache-Tags')).toBeNull()
      const html = await response.text()
      expect(html).toContain('<title>Diya</title>')
      for (const secret of ['wa.me', 'ld+json', 'meet.example']) expect(html).not.toContain(secret)
    }
  })

  it.each([
    '/heartbeat/nothing',
    '/heartbeat/nothing/join',
    '/heartbeat/nothing.ics',
    '/tickets/AAAAAAAAAA',
    '/tickets/x',
  ])('returns 404 at %s', async (path) => {
    expect((await t.get(path)).status).toBe(404)
  })
})

describe('joining without JavaScript', () => {
  it('gives a ticket with a QR code and a calendar file, sends it by mail, and forbids caching', async () => {
    const path = await join(DJ_NIGHT)
    expect(path).toMatch(/^\/tickets\/[0-9A-Z]{10}$/)
    const response = await t.get(path)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(response.headers.get('X-Robots-Tag')).toBe('noindex, nofollow')
    const html = await response.text()
    expect(textOf(html)).toMatch(/Your place is booked .* Beats for Books .* Name Asha/)
    expect(html).toContain('aria-label="QR code: opens this ticket"')
    expect(html).toContain('href="/campaign/beats-for-books/support"')
    const [mail] = await listMails(db)
    expect(mail).toMatchObject({ to: 'asha@example.org', attachments: [{ kind: 'ticket', id: path.slice(-10) }] })
    expect(mail?.text).toContain(path)
    expect(await (await t.get(`${path}.ics`)).text()).toContain('SUMMARY:Beats for Books')
    const hindi = await (await t.get(`/hi${path}.ics`)).text()
    expect(hindi.replaceAll('\r\n ', '')).toContain(`URL:${t.services.config.siteUrl}/hi${path}`)
    expect(textOf(await (await t.get('/heartbeat')).text())).toContain('87 people are coming · 63 places left')
    expect(JSON.stringify(t.logged)).not.toMatch(/asha@/)
  })

  it('with an address that has a ticket mails it to the holder again and does not show it', async () => {
    await join(DJ_NIGHT)
    const second = await join(DJ_NIGHT, { name: 'Stranger' })
    expect(second).toBe(`${DJ_NIGHT}/join?sent=mail`)
    expect(textOf(await (await t.get(second)).text())).toContain('This number or e-mail already has a place.')
    expect(await db.$count(tickets)).toBe(1)
    expect((await listMails(db)).map(({ to }) => to)).toEqual(['asha@example.org', 'asha@example.org'])
  })

  it('says where else the ticket is: in a mail, or in a text message to a number', async () => {
    const byMail = await (await t.get(await join(DJ_NIGHT))).text()
    expect(byMail).toContain('We sent it to your e-mail address as well.')
    const byText = await (await t.get(await join(DJ_NIGHT, { contact: '98765 43219' }))).text()
    expect(byText).toContain('We sent you a text message with a link to it as well.')
    expect(byText).not.toContain('e-mail address as well')
  })

  it('in Sahaara answers the same for new and known addresses and numbers, and sends the ticket there only', async () => {
    expect(await join(HUMMING)).toBe(`${HUMMING}/join?sent=mail`)
    expect(await join(HUMMING)).toBe(`${HUMMING}/join?sent=mail`)
    expect(await join(HUMMING, { contact: '98765 43210' })).toBe(`${HUMMING}/join?sent=mail`)
    expect(await join(HUMMING, { contact: '098765 43210' })).toBe(`${HUMMING}/join?sent=mail`)
    expect(await db.$count(tickets)).toBe(2)
    const texts = await listMails(db, { to: '+919876543210' })
    expect(texts.map(({ text }) => text)).toEqual([
      expect.stringMatching(/^Diya: Your place is booked: Your booking on .*\. Your ticket: http:\S+\/s\/\w{11}$/),
      expect.stringMatching(/^Diya: Your ticket again: Your booking on .*/),
    ])
    expect(texts.join()).not.toMatch(/hum|sahaara/i)
  })

  it.each([
    ['name', { name: ' ' }, 'Please enter your name.'],
    ['contact', { contact: '12' }, 'Enter a phone number or an e-mail address'],
  ])('reports at %s what is missing, keeps the typed values and issues no ticket', async (field, change, message) => {
    const response = await post(DJ_NIGHT, change)
    expect(response.status).toBe(400)
    const html = await response.text()
    expect(html).toContain(message)
    expect(
      html.match(/<input[^>]*aria-invalid="true"[^>]*>/g)?.map((input) => / name="(\w+)"/.exec(input)?.[1]),
    ).toEqual([field])
    expect(html).toContain(`value="${field === 'name' ? 'asha@example.org' : 'Asha'}"`)
    expect(await db.$count(tickets)).toBe(0)
    expect(await listMails(db)).toEqual([])
  })

  it('says when the event is full, and writes nothing', async () => {
    await db.update(events).set({ attendeesBaseline: 150 }).where(eq(events.slug, 'beats-for-books'))
    const response = await post(DJ_NIGHT, {})
    expect(response.status).toBe(409)
    expect(await response.text()).toContain('All places are taken.')
    expect(await (await t.get(`${DJ_NIGHT}/join`)).text()).not.toContain('name="contact"')
    expect(await db.$count(tickets)).toBe(0)
    expect(await listMails(db)).toEqual([])
    await db.update(events).set({ attendeesBaseline: 86 }).where(eq(events.slug, 'beats-for-books'))
  })

  it('refuses a form on another site', async () => {
    const response = await post(DJ_NIGHT, {}, { Origin: 'https://elsewhere.example' })
    expect(response.status).toBe(403)
    expect(await db.$count(tickets)).toBe(0)
  })
})

describe('a ticket', () => {
  it('can be cancelled on its page, and the seat is free', async () => {
    const path = await join(DJ_NIGHT)
    const response = await t.post(path, { intent: 'leave' })
    expect(response.headers.get('Location')).toBe(path)
    const html = await (await t.get(path)).text()
    expect(textOf(html)).toContain('You cancelled this place')
    expect(html).not.toContain('QR code')
    expect(textOf(await (await t.get('/heartbeat')).text())).toContain('86 people are coming · 64 places left')
  })

  it('is checked in once by an operator who scans it', async () => {
    const path = await join(DJ_NIGHT)
    const { headers } = (await signUpStaff(t, 'Dora', 'operator')).init
    expect(await (await t.get(path, { headers })).text()).toContain('value="check-in"')
    expect((await t.post(path, { intent: 'check-in' }, { headers })).status).toBe(303)
    expect(textOf(await (await t.get(path, { headers })).text())).toContain('At the door Asha is checked in.')
    const again = await t.post(path, { intent: 'check-in' }, { headers })
    expect(again.status).toBe(409)
    expect(await again.text()).toContain('Someone already used this ticket.')
  })

  it('cannot be checked in by its holder', async () => {
    const path = await join(DJ_NIGHT)
    expect((await t.post(path, { intent: 'check-in' })).status).toBe(409)
    expect((await db.select().from(tickets))[0]?.checkedInAt).toBeNull()
    expect(await (await t.get(path)).text()).not.toContain('Check in')
  })

  it('shows the link for joining online to its holder', async () => {
    await join(HUMMING)
    const [ticket] = await db.select().from(tickets)
    const html = await (await t.get(`/tickets/${ticket?.code}`)).text()
    expect(html).toContain('href="https://meet.example.org/evening-of-humming"')
    expect(html).toContain('<title>Diya</title>')
  })
})

describe('a member', () => {
  it('finds name and address filled in, gets the same ticket again, and can export their data', async () => {
    const { Cookie } = (await signUp(t, 'Kavita', { email: 'kavita@example.in' })).init.headers
    const form = await (await t.get(`${DJ_NIGHT}/join`, { headers: { Cookie } })).text()
    expect(form).toContain('value="kavita@example.in"')
    const fields = { name: 'Kavita', contact: 'kavita@example.in' }
    const first = await join(DJ_NIGHT, fields, { Cookie })
    expect(await join(DJ_NIGHT, fields, { Cookie })).toBe(first)
    const [ticket] = await db.select().from(tickets)
    expect(ticket?.userId).not.toBeNull()
    const exported = await t.get('/account/export', { headers: { Cookie } })
    expect(exported.status).toBe(200)
  })
})

function post(path: string, change: Record<string, string>, headers: Record<string, string> = {}) {
  const form = { key: randomUUID(), name: 'Asha', contact: 'asha@example.org', ...change }
  return t.post(`${path}/join`, form, { headers })
}

/** The path of the redirect after the form is sent. */
async function join(path: string, change: Record<string, string> = {}, headers: Record<string, string> = {}) {
  const response = await post(path, change, headers)
  expect(response.status).toBe(303)
  return response.headers.get('Location') ?? ''
}
