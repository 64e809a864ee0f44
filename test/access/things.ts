import { randomUUID } from 'node:crypto'
import { and, eq, ne } from 'drizzle-orm'
import { tickets } from '#app/features/events/tables.server.ts'
import { dayOfIndia } from '#app/platform/time/indian-days.ts'
import { mandates } from '#app/features/fundraising/monthly/mandate-tables.server.ts'
import { campaignPictures } from '#app/features/fundraising/pictures/tables.server.ts'
import { campaigns } from '#app/features/fundraising/tables.server.ts'
import { media } from '#app/features/media/tables.server.ts'
import { products, sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import { needs } from '#app/features/needs/tables.server.ts'
import { orderShipments } from '#app/features/orders/tables.server.ts'
import { requests } from '#app/features/requests/tables.server.ts'
import { goodDeedsStories } from '#app/features/stories/tables.server.ts'
import { startups } from '#app/features/startups/tables.server.ts'
import type { TestApp } from '#test/app.ts'
import { listMails } from '#test/mails.ts'
import { one } from '#app/platform/db/one.ts'
import { openStudent, OWN_SHOP, type People } from './people.ts'

/** Values for the parameters of a route: a word for the grid, and the values for the path. */
export type Things = Readonly<Record<string, readonly { word: string; params: Record<string, string> }[]>>

export const UNKNOWN = {
  slug: 'unknown',
  token: 'AAAAAAAAAAAAAAAAAAAAAAAA',
  id: '00000000-0000-4000-8000-000000000000',
}

const BUYER = {
  name: 'Asha Rao',
  phone: '98765 43210',
  email: 'asha@example.org',
  line1: '12 Lakshmi Road',
  line2: '',
  city: 'Pune',
  pin: '411030',
  region: 'Maharashtra',
}
const MONDAY = '2026-11-23T05:30:00.000Z'

/** The buyer, and the student who shares stories. */
type Buyers = Readonly<Record<'member' | 'student', Pick<People['member'], 'cookie' | 'userId'>>>

/** Creates one row of each kind, so that every URL with a parameter can be requested with a real one. */
export async function createRouteRows(t: TestApp, people: Buyers): Promise<Things> {
  const { db } = t.database
  const own = await slugOf(t, true)
  const rival = await slugOf(t, false)
  const receipt = await give(t)
  const monthly = await giveMonthly(t)
  const report = await reportCampaign(t)
  const campaign = await ownCampaign(t, people.member.cookie)
  const picture = await addPicture(t, campaign)
  await ask(t, people.member.cookie, `/product/${own}/questions`)
  await ask(t, people.student.cookie, `/campaign/${campaign}/questions`)
  const order = await placeOrder(t, people.member.cookie, [own, rival])
  const shipments = await findShipments(t)
  const story = await tellStory(t, people.student.cookie)
  const need = await postNeed(t, people.student.cookie)
  const other = (await openStudent(t, 'Other')).init.headers.Cookie
  const othersStory = await tellStory(t, other)
  const ticket = await join(t)
  const booking = await bookDemo(t)
  const squad = await foundSquad(t, people.member.cookie)
  const [request] = await db.select({ id: requests.id }).from(requests).where(eq(requests.queue, 'legal'))
  const [startup] = await db.select({ slug: startups.slug }).from(startups)
  const only = (word: string, params: Record<string, string>) => [{ word, params }]
  return {
    'campaign/:slug': only('public', { slug: 'rukmini-grocery' }),
    'embed/campaign/:slug': only('public', { slug: 'rukmini-grocery' }),
    'campaign/:slug/picture/:size.jpg': only('public', { slug: 'rukmini-grocery', size: 'square' }),
    'reports/:token': only('by its key', { token: report }),
    'giving/:token': only('by its key', { token: monthly }),
    'receipt/:token': only('by its key', { token: receipt }),
    'product/:slug': only('public', { slug: own }),
    'product/:slug/questions': only('public', { slug: own }),
    'orders/:token': only('by its key', { token: order, shipment: shipments.own }),
    'account/campaigns/:slug': [
      { word: "the member's", params: { slug: campaign, picture } },
      { word: "nobody's", params: { slug: 'rukmini-grocery', picture } },
    ],
    'account/shop/orders/:shipment': [
      { word: "the seller's", params: { shipment: shipments.own } },
      { word: "another seller's", params: { shipment: shipments.rival } },
    ],
    'account/shop/products/:slug': [
      { word: "the seller's", params: { slug: own } },
      { word: "another seller's", params: { slug: rival } },
    ],
    'seeds/:slug': only('public', { slug: startup?.slug ?? '' }),
    'squads/:id': only("the member's", { id: squad.id }),
    'squads/invitation/:token': only('by its key', { token: squad.token }),
    'stories/:id': [
      { word: "the student's", params: { id: story } },
      { word: "another student's", params: { id: othersStory } },
    ],
    'sellers/:slug': only('public', { slug: OWN_SHOP }),
    'sitemap-products/:part.xml': only('public', { part: 'all' }),
    'ssr/needs/:id': only("the student's", { id: need }),
    'heartbeat/:slug': only('public', { slug: 'beats-for-books' }),
    'share/:kind/:name': [
      { word: 'of a public product', params: { kind: 'product', name: own } },
      { word: 'of a private event', params: { kind: 'event', name: 'evening-of-humming' } },
    ],
    'sahaara/events/:slug': only('public', { slug: 'evening-of-humming' }),
    'tickets/:code': only('by its key', { code: ticket }),
    'partnership-hub/demo/:code': only('by its key', { code: booking }),
    'documents/:slug': only('public', { slug: 'volunteer-register' }),
    'operator/requests/:id': only('of the private desk', { id: request?.id ?? '' }),
  }
}

/** A campaign of the member. */
async function ownCampaign(t: TestApp, session: string): Promise<string> {
  const claims = session.split('.')[1] ?? ''
  const { sub: ownerUserId } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sub: string }
  const slug = 'lakshmi-story'
  await t.database.db.update(campaigns).set({ ownerUserId }).where(eq(campaigns.slug, slug))
  return slug
}

/** A picture of the story of a campaign, without its files. */
async function addPicture(t: TestApp, slug: string): Promise<string> {
  const { db } = t.database
  const [campaign] = await db.select().from(campaigns).where(eq(campaigns.slug, slug))
  if (!campaign?.ownerUserId) throw new Error('no campaign of the member')
  const path = `stories/1763712000000-${'a'.repeat(22)}`
  const measures = { width: 600, height: 800, size: 1_000 }
  const now = t.clock.now
  const file = {
    ownerId: campaign.ownerUserId,
    kind: 'image' as const,
    path,
    ...measures,
    createdAt: now,
    attachedAt: now,
  }
  const variants = [{ file: `${path}.webp`, type: 'image/webp', ...measures }]
  const { id: mediaId } = one(
    await db
      .insert(media)
      .values({ ...file, isPrivate: true, variants })
      .returning(),
  )
  const picture = { campaignId: campaign.id, mediaId, alt: 'The till', addedAt: now }
  return one(await db.insert(campaignPictures).values(picture).returning()).id
}

/** A product that is put into the cart without a choice. */
async function slugOf(t: TestApp, isOwn: boolean): Promise<string> {
  const shop = isOwn ? eq(sellerProfiles.slug, OWN_SHOP) : ne(sellerProfiles.slug, OWN_SHOP)
  const rows = await t.database.db
    .select({ slug: products.slug })
    .from(products)
    .innerJoin(sellerProfiles, eq(sellerProfiles.id, products.sellerId))
    .where(
      and(
        shop,
        eq(products.currency, 'INR'),
        eq(products.isActive, true),
        ne(products.stock, 0),
        eq(products.options, []),
      ),
    )
    .orderBy(products.slug)
    .limit(1)
  return one(rows).slug
}

/** Completes the payment of this response; returns the token in the URL to which the payer returns. */
async function pay(t: TestApp, started: Response): Promise<string> {
  const first = started.headers.get('Location') ?? ''
  const location = first.endsWith('/pay') ? (await t.get(new URL(first).pathname)).headers.get('Location') : first
  if (!location?.includes('/sandbox/')) throw new Error(`no payment: ${started.status} ${await started.text()}`)
  const outcome = await t.post(`${new URL(location).pathname}/outcome`, { method: 'upi', outcome: 'success' })
  return new URL(outcome.headers.get('Location') ?? '').pathname.split('/').at(-1) ?? ''
}

async function give(t: TestApp): Promise<string> {
  const form = {
    key: randomUUID(),
    amount: '500',
    tip: '20',
    name: 'Asha',
    contact: 'asha@example.org',
    place: 'Pune',
    citizen: 'yes',
  }
  const token = await pay(t, await t.post('/campaign/rukmini-grocery/support', { ...form, message: '', intent: 'pay' }))
  // A contribution can be returned once: done in advance, so that all roles get the same response.
  await t.post(`/receipt/${token}`, { reason: 'Too much' })
  return token
}

/** A monthly gift can be stopped once: done in advance, as with the receipt. */
async function giveMonthly(t: TestApp): Promise<string> {
  const form = { key: randomUUID(), amount: '500', tip: '0', name: 'Asha', contact: 'asha@example.org', citizen: 'yes' }
  const agreed = { often: 'monthly', method: 'upi', agreedOn: dayOfIndia(t.clock.now), intent: 'pay' }
  const started = await t.post('/campaign/rukmini-grocery/support', { ...form, ...agreed })
  await t.post(`${new URL(started.headers.get('Location') ?? '').pathname}/approval`, { debits: 'paid' })
  const [gift] = await t.database.db.select({ token: mandates.publicToken }).from(mandates)
  const token = gift?.token ?? ''
  await t.post(`/giving/${token}`, { act: 'stop' })
  return token
}

async function reportCampaign(t: TestApp): Promise<string> {
  const form = { reason: 'other', words: 'Please have a look.' }
  const sent = await t.post('/campaign/rukmini-grocery/report', form)
  return sent.headers.get('Location')?.split('/').at(-1) ?? ''
}

async function placeOrder(t: TestApp, session: string, slugs: readonly string[]): Promise<string> {
  const init = { headers: { Cookie: `${session}; diya-cart=${slugs.join('.')}` } }
  const html = await (await t.get('/checkout?currency=INR', init)).text()
  const hidden = [...html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)]
  const form = Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value]))
  return pay(t, await t.post('/checkout?currency=INR', { ...form, ...BUYER }, init))
}

async function findShipments(t: TestApp): Promise<{ own: string; rival: string }> {
  const rows = await t.database.db
    .select({ id: orderShipments.id, slug: sellerProfiles.slug })
    .from(orderShipments)
    .innerJoin(sellerProfiles, eq(sellerProfiles.id, orderShipments.sellerId))
  const find = (isOwn: boolean) => one(rows.filter(({ slug }) => (slug === OWN_SHOP) === isOwn)).id
  return { own: find(true), rival: find(false) }
}

/** A question that waits for an answer. */
async function ask(t: TestApp, cookie: string, path: string): Promise<void> {
  const question = { intent: 'ask', question: 'Does it keep for a year?', name: 'Lata' }
  const asked = await t.post(path, question, { headers: { Cookie: cookie } })
  if (asked.status !== 303) throw new Error(`no question: ${asked.status}`)
}

async function tellStory(t: TestApp, cookie: string): Promise<string> {
  const story = { title: randomUUID(), description: 'Forty sacks.', cause_category: 'environment', consent: true }
  const headers = { Authorization: `Bearer ${cookie.split('=')[1]}`, 'Content-Type': 'application/json' }
  const body = JSON.stringify({ ...story, impact_metrics: { people: 19 } })
  const answer = await t.request('/api/v1/stories', { method: 'POST', headers, body })
  if (answer.status !== 201) throw new Error(`no story: ${await answer.text()}`)
  const [row] = await t.database.db
    .select({ id: goodDeedsStories.id })
    .from(goodDeedsStories)
    .where(eq(goodDeedsStories.title, story.title))
  return row?.id ?? ''
}

async function postNeed(t: TestApp, cookie: string): Promise<string> {
  const fields = { kind: 'volunteers', title: 'Clean the pond', description: 'Gloves are there.', cause: 'environment' }
  const place = { region: 'Maharashtra', place: 'Pune', hands: '12', until: '2026-11-29' }
  const key = randomUUID()
  await t.post('/ssr/needs/new', { key, ...fields, ...place }, { headers: { Cookie: cookie } })
  const [row] = await t.database.db.select({ id: needs.id }).from(needs).where(eq(needs.title, fields.title))
  return row?.id ?? ''
}

async function join(t: TestApp): Promise<string> {
  const path = '/heartbeat/beats-for-books/join'
  const html = await (await t.get(path)).text()
  const key = /name="key" value="([^"]+)"/.exec(html)?.[1] ?? randomUUID()
  const answer = await t.post(path, {
    key,
    name: 'Tanvi',
    contact: 'tanvi@example.org',
    email: 'tanvi@example.org',
    age: 'adult',
    adult: 'yes',
    isAdult: 'yes',
    seats: '1',
  })
  const [row] = await t.database.db.select({ code: tickets.code }).from(tickets)
  if (!row) throw new Error(`no ticket: ${answer.status} ${await answer.text()}`)
  return row.code
}

async function bookDemo(t: TestApp): Promise<string> {
  const fields = { name: 'Meera Joshi', organization: 'Looms', email: 'meera@example.in', way: 'video' }
  const answer = await t.post('/partnership-hub/demo', { time: MONDAY, ...fields })
  const code = answer.headers.get('Location')?.split('/').at(-1)?.split('?')[0]
  if (!code) throw new Error(`no demo: ${answer.status}`)
  return code
}

async function foundSquad(t: TestApp, cookie: string): Promise<{ id: string; token: string }> {
  const fields = { intent: 'squad', name: 'Lamps', badge: 'warrior', emails: 'friend@example.org' }
  const answer = await t.post('/fearless-girls', fields, { headers: { Cookie: cookie } })
  const id = answer.headers.get('Location')?.split('/').at(-1) ?? ''
  if (!id) throw new Error(`no squad: ${answer.status}`)
  const token = (await listMails(t.database.db))
    .map(({ text }) => /squads\/invitation\/(\S+)/.exec(text ?? '')?.[1])
    .find(Boolean)
  return { id, token: token ?? '' }
}
