import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { joinEvent } from '#app/features/events/tickets/join-event.server.ts'
import { cancelEvent } from '#app/features/events/operator/cancel-event.server.ts'
import { saveEvent } from '#app/features/events/operator/save-event.server.ts'
import { launchForm } from '#app/features/fundraising/builder/form-schema.ts'
import { reviewCampaign } from '#app/features/fundraising/review/review-campaign.server.ts'
import { submitCampaign } from '#app/features/fundraising/review/submit-campaign.server.ts'
import { sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import { openTwoShops } from '#app/features/orders/order/two-shops.test-support.ts'
import { DAY_MS, HOUR_MS } from '#app/platform/time/durations.ts'
import { DEMO_OPERATOR } from '#db/demo/operator.ts'
import { contextIn } from '#test/context.ts'
import { listMails } from '#test/mails.ts'
import { member } from '#test/people.ts'

// Buyers, sellers, campaign owners, supporters and guests of events who have a phone number and no e-mail address get a
// text for every step, with a link that shows nothing to others.

const { t, db, browse, SAVITRI, shipmentOf, send } = await openTwoShops()
const { config } = t.services
const as = contextIn(t)

const SELLER = '+919822000001'
const BUYER = '+919822000002'
const OWNER = { ...member('Rukmini'), email: null, phone: '+919822000003' }
const SUPPORTER = '+919822000004'
const GUEST = '+919822000005'

const textsTo = async (phone: string) => (await listMails(db, { to: phone })).map(({ text }) => text)
/** Without their links, whose random letters may be any. */
const wordsOf = (texts: readonly string[]): string => texts.map((text) => text.replace(/https?:\S+/, '')).join()
const linkOf = (text = ''): string => new URL(/https?:\S+$/.exec(text)?.[0] ?? '').pathname

/** Where the link leads. `asksDigits`: it first shows nothing, and needs the last digits of the number. */
async function open(text: string | undefined, phone: string, { asksDigits }: { asksDigits: boolean }): Promise<string> {
  const path = linkOf(text)
  const page = await t.get(path, { redirect: 'manual' })
  expect(page.status).toBe(asksDigits ? 200 : 303)
  if (!asksDigits) return page.headers.get('Location') ?? ''
  expect((await t.post(path, { digits: '0000' })).status).toBe(400)
  return (await t.post(path, { digits: phone.slice(-4) })).headers.get('Location') ?? ''
}

describe('an order by number from a seller with a number', () => {
  let path = ''
  beforeAll(async () => {
    await db.update(sellerProfiles).set({ noticeEmail: SELLER }).where(eq(sellerProfiles.userId, SAVITRI.userId))
    path = await browse('pickle').order('success', { email: '', phone: BUYER })
    await t.services.sandbox?.deliverDue(t.clock.now)
  })

  test('the buyer gets one text, which opens the order with the last digits of the number', async () => {
    const texts = await textsTo(BUYER)
    expect(texts).toHaveLength(1)
    expect(texts[0]).toMatch(/^Diya: .*DO-26-\d{5}/)
    expect(wordsOf(texts)).not.toMatch(/pickle|Savitri|Asha|Lakshmi|₹|Rs/i)
    expect(await open(texts[0], BUYER, { asksDigits: true })).toBe(path)
  })

  test('the seller gets one text, which leads to the order after the sign-in', async () => {
    const texts = await textsTo(SELLER)
    expect(texts).toEqual([expect.stringMatching(/^Diya: You have a new order: DO-26-\d{5}\./)])
    expect(wordsOf(texts)).not.toMatch(/pickle|Asha|Lakshmi/i)
    const order = await open(texts[0], SELLER, { asksDigits: false })
    expect(order).toMatch(/^\/account\/shop\/orders\/[\da-f-]{36}$/)
    expect((await t.get(order, { redirect: 'manual' })).headers.get('Location')).toMatch(/^\/auth\?next=/)
  })

  test('the buyer is told by text that the parcel is on its way', async () => {
    const { shipmentId } = await shipmentOf(path, 'Savitri')
    expect(await send(shipmentId)).toMatchObject({ ok: true })
    const texts = await textsTo(BUYER)
    expect(texts).toHaveLength(2)
    expect(texts.at(-1)).toMatch(/^Diya: Your parcel is on its way\./)
    expect(texts.at(-1)).not.toMatch(/EK123456789IN|pickle/)
    expect(await open(texts.at(-1), BUYER, { asksDigits: true })).toBe(path)
  })
})

describe('a campaign of an owner with a number', () => {
  let slug = ''
  const launch = async (title: string) => {
    const form = {
      cause: 'education',
      title,
      story: 'Forty children read at the bus depot.\n\nThe ward has given us a room.',
      personalWhy: 'I learned to read on those steps.',
      goal: '48,000',
      place: 'Kolhapur',
      costs: 'Shelves and two tables: ₹18,000\nBooks - 21,500\nPaint and lights 8500',
      surplus: 'same-need',
      shortfall: 'pay-out',
      adult: 'yes',
      key: randomUUID(),
    }
    const outcome = await submitCampaign(as(OWNER), v.parse(launchForm, form))
    if (!outcome.ok) throw new Error(outcome.reason)
    return outcome.id
  }

  test('the owner reads by text that a change is needed, and not why: the page behind the sign-in says it', async () => {
    const id = await launch('A reading room for Ward 6')
    const returned = { verdict: 'returned', id, reason: 'Say where the room is.' } as const
    expect(await reviewCampaign(as(DEMO_OPERATOR), returned, config)).toMatchObject({ ok: true })
    const texts = await textsTo(OWNER.phone)
    expect(texts).toEqual([expect.stringMatching(/^Diya: Your campaign needs a change\. Read our note: \S+$/)])
    expect(texts.join()).not.toMatch(/room|Ward|Rukmini/)
    expect(await open(texts[0], OWNER.phone, { asksDigits: false })).toBe('/account/campaigns')
  })

  test('the owner gets a text when it is open', async () => {
    const id = await launch('A reading room for Ward 7')
    const outcome = await reviewCampaign(as(DEMO_OPERATOR), { verdict: 'published', id }, config)
    expect(outcome).toMatchObject({ ok: true })
    const text = (await textsTo(OWNER.phone)).at(-1)
    expect(text).toMatch(/^Diya: Your campaign is open for gifts\. Share its link: \S+$/)
    const page = await open(text, OWNER.phone, { asksDigits: false })
    expect(page).toMatch(/^\/campaign\/[\w-]+$/)
    expect((await t.get(page)).status).toBe(200)
    slug = page.slice('/campaign/'.length)
  })

  test('a supporter with a number gets the receipt by text, which names neither the campaign nor its owner', async () => {
    const gift = {
      key: randomUUID(),
      chip: '500',
      amount: '',
      tip: '0',
      citizen: 'yes',
      name: 'Asha',
      place: 'Pune',
      message: '',
    }
    const asked = await t.post(`/campaign/${slug}/support`, { ...gift, contact: '98220 00004', intent: 'pay' })
    expect(asked.status).toBe(303)
    const payment = new URL(asked.headers.get('Location') ?? '').pathname
    expect((await t.post(`${payment}/outcome`, { method: 'upi', outcome: 'success' })).status).toBe(303)
    await t.services.sandbox?.deliverDue(t.clock.now)
    const texts = await textsTo(SUPPORTER)
    expect(texts).toEqual([
      expect.stringMatching(/^Diya: Thank you\. Your gift of .*500 has arrived\. Your receipt: \S+$/),
    ])
    expect(texts.join()).not.toMatch(/room|Ward|Rukmini|Asha/)
    const receipt = await open(texts[0], SUPPORTER, { asksDigits: true })
    expect(receipt).toMatch(/^\/receipt\//)
    expect(await (await t.get(receipt)).text()).toContain('A reading room for Ward 7')
  })
})

describe('a ticket by number', () => {
  const event = {
    slug: 'supper',
    title: 'Supper with dance',
    type: 'dinner-dance',
    circle: 'heartbeat',
    startsAt: new Date(t.clock.now.getTime() + 10 * DAY_MS),
    endsAt: new Date(t.clock.now.getTime() + 10 * DAY_MS + 2 * HOUR_MS),
    place: 'Community kitchen, Shimla',
    onlineUrl: null,
    cause: 'Blankets',
    summary: 'A long table and a band.',
    description: 'We cook together.',
    campaignSlug: null,
    capacity: 5,
    entry: 'free',
    attendeesBaseline: 0,
    baselineNote: null,
  } as const

  test('comes by text, and its link opens it with the last digits', async () => {
    expect(await saveEvent(as(DEMO_OPERATOR), event)).toMatchObject({ ok: true })
    const guest = { slug: 'supper', key: randomUUID(), name: 'Asha', contact: { email: null, phone: GUEST } }
    expect(await joinEvent(as(), guest)).toMatchObject({ ok: true })
    const texts = await textsTo(GUEST)
    expect(texts).toEqual([expect.stringMatching(/^Diya: Your place is booked: Supper with dance\. Your ticket: \S+$/)])
    expect(texts.join()).not.toMatch(/Asha|Shimla/)
    expect(await open(texts[0], GUEST, { asksDigits: true })).toMatch(/^\/ticket/)
  })

  test('for a quiet circle of Sahaara says nothing about it', async () => {
    const circle = { ...event, slug: 'clay', title: 'Clay and quiet', circle: 'sahaara', type: 'stress-free' } as const
    expect(await saveEvent(as(DEMO_OPERATOR), circle)).toMatchObject({ ok: true })
    const phone = '+919822000006'
    const guest = { slug: 'clay', key: randomUUID(), name: 'Asha', contact: { email: null, phone } }
    expect(await joinEvent(as(), guest)).toEqual({ ok: true, as: 'mailed' })
    const texts = await textsTo(phone)
    expect(texts).toHaveLength(1)
    expect(wordsOf(texts)).not.toMatch(/Clay|Sahaara|Asha|Shimla/i)
    expect(await open(texts[0], phone, { asksDigits: true })).toMatch(/^\/ticket/)
  })

  test('its holder reads by text that the event is cancelled', async () => {
    const cancelled = { slug: 'supper', reason: 'The roof leaks' }
    expect(await cancelEvent(as(DEMO_OPERATOR), cancelled)).toEqual({ ok: true, notified: 1 })
    const texts = await textsTo(GUEST)
    expect(texts).toHaveLength(2)
    expect(texts.at(-1)).toMatch(/^Diya: Cancelled: Supper with dance\. See the reason: \S+$/)
    expect(texts.at(-1)).not.toMatch(/roof/)
  })
})
