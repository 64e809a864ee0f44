import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { seedFundraising } from '#app/features/fundraising/demo/demo.ts'
import { mandates } from '#app/features/fundraising/monthly/mandate-tables.server.ts'
import { campaigns, contributions } from '#app/features/fundraising/tables.server.ts'
import { openCampaignPayouts } from '#app/features/fundraising/tranches/campaign-payouts.test-support.ts'
import { campaignTranches } from '#app/features/fundraising/tranches/tables.server.ts'
import { type Market, openMarket } from '#app/features/orders/market.test-support.ts'
import { hiddenOf, WHO } from '#app/features/orders/order/two-shops.test-support.ts'
import { orderReturns } from '#app/features/orders/returns/return-tables.server.ts'
import { orders } from '#app/features/orders/tables.server.ts'
import { type TestApp, testApp } from '#test/app.ts'
import { textOf } from '#test/page-text.ts'
import { signUp } from '#test/people.ts'

// A form that moves money, posted by an impatient finger, over a bad line and after a restart. A sample by default;
// `npm run test:faults` sets SAME_FORM_POSTS to 50.
const POSTS = Number(process.env['SAME_FORM_POSTS'] ?? 6)

let here: TestApp
let there: TestApp
let market: Market
beforeAll(async () => {
  here = await testApp()
  there = await testApp({}, { beside: here })
  await seedFundraising(here.database.db, here.clock.now)
  market = await openMarket(here.database)
})

interface Form {
  path: string
  fields: Record<string, string>
  /** What makes it another form. */
  changed: Record<string, string>
  init?: RequestInit
  /** Where what it makes is counted. */
  table: Parameters<TestApp['database']['db']['$count']>[0]
}

const VARYING = new Set(['x-request-id', 'date', 'server-timing'])

async function bytesOf(answer: Response): Promise<string> {
  const headers = [...answer.headers].filter(([name]) => !VARYING.has(name))
  return JSON.stringify([answer.status, headers, await answer.text()])
}

/**
 * The form at once on two nodes, later, and after a restart is one thing with one answer; with other content it is
 * refused with a sentence, and nothing is made.
 */
async function makesOne({ path, fields, changed, init, table }: Form): Promise<void> {
  const count = () => here.database.db.$count(table)
  const before = await count()
  const post = (node: TestApp, posted = fields) => node.post(path, posted, init)
  const answers = await Promise.all(Array.from({ length: POSTS }, (_, turn) => post(turn % 2 ? here : there)))
  for (let turn = 0; turn < POSTS; turn++) answers.push(await post(turn % 2 ? there : here))
  answers.push(await post(await testApp({}, { beside: here })))
  expect(answers[0]?.status).toBe(303)
  expect(new Set(await Promise.all(answers.map(bytesOf))).size).toBe(1)
  const refused = await post(there, { ...fields, ...changed })
  expect(refused.status).toBe(422)
  const html = await refused.text()
  expect(textOf(html)).toContain('You already sent this form with other details')
  // With a new key, so that it can be sent if that is what she wants.
  expect(html).toMatch(/<input type="hidden" name="key" value="[0-9a-f-]{36}"/)
  expect(html).not.toContain(fields['key'])
  expect(await count()).toBe(before + 1)
}

const GIFT = {
  chip: '500',
  amount: '',
  tip: '0',
  name: 'Asha Kulkarni',
  contact: 'asha@example.org',
  place: 'Pune',
  message: '',
  citizen: 'yes',
  intent: 'pay',
}
const GIVING = '/campaign/rukmini-grocery/support'

test('a gift is given once', async () => {
  const fields = { ...GIFT, key: randomUUID() }
  await makesOne({ path: GIVING, fields, changed: { chip: '1000' }, table: contributions })
})

test('a monthly gift is set up once', async () => {
  const monthly = { chip: '', amount: '500', often: 'monthly', method: 'upi', agreedOn: '2026-11-20' }
  const fields = { ...GIFT, ...monthly, key: randomUUID() }
  await makesOne({ path: GIVING, fields, changed: { amount: '600' }, table: mandates })
})

test('a member with the key of somebody else gives her own gift', async () => {
  const fields = { ...GIFT, key: randomUUID() }
  const before = await here.database.db.$count(contributions)
  for (const name of ['asha', 'farida']) {
    expect((await here.post(GIVING, fields, (await signUp(here, name)).init)).status).toBe(303)
  }
  expect(await here.database.db.$count(contributions)).toBe(before + 2)
})

test('an order is placed once', async () => {
  const { slug } = await market.product({ stock: 50 })
  here.clock.now = market.now()
  const init = { headers: { Cookie: `diya-cart=${slug}:2` } }
  const path = '/checkout?currency=INR'
  const fields = { ...hiddenOf(await (await here.get(path, init)).text()), ...WHO }
  await makesOne({ path, fields, changed: { line1: '14 Lakshmi Road' }, init, table: orders })
})

test('a return is asked for once', async () => {
  const order = await market.paid([{ slug: (await market.product()).slug, quantity: 2 }])
  const shipment = await market.delivered(order)
  here.clock.now = market.now()
  const [line] = shipment.lines
  const fields = { intent: 'return', key: randomUUID(), shipmentId: shipment.id, [`line-${line?.id}`]: '1' }
  const said = { reason: 'changed-mind', words: 'It is too small for the shelf.' }
  const path = `/orders/${order.token}`
  await makesOne({
    path,
    fields: { ...fields, ...said },
    changed: { words: 'It is too large for the shelf.' },
    table: orderReturns,
  })
})

test('a payout of a campaign is asked for once', async () => {
  const payouts = openCampaignPayouts(here.database, here.services.sealer)
  const { slug, owner } = await payouts.funded([1_000_00])
  const bill = await payouts.bill({ slug, owner }, 1_000_00)
  here.clock.now = payouts.now()
  const sunita = await signUp(here, 'sunita')
  await here.database.db.update(campaigns).set({ ownerUserId: sunita.userId }).where(eq(campaigns.slug, slug))
  const fields = { act: 'ask', key: randomUUID(), amountMinor: '600', purpose: 'Room and medicines', billIds: bill }
  const path = `/account/campaigns/${slug}/money`
  await makesOne({ path, fields, changed: { amountMinor: '700' }, init: sunita.init, table: campaignTranches })
})
