import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { auditLog } from '#app/features/audit/tables.server.ts'
import { products, sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import { marketFlags } from '#app/features/marketplace/trust/trust-tables.server.ts'
import { requestReturn } from '#app/features/orders/returns/request-return.server.ts'
import { answerReturn } from '#app/features/orders/returns/answer-return.server.ts'
import { disputeReturn } from '#app/features/orders/returns/dispute-return.server.ts'
import { type Market, openMarket, type TestProduct } from '#app/features/orders/market.test-support.ts'
import { commissionRates } from '#app/features/orders/money/commission-tables.server.ts'
import { orderReturns } from '#app/features/orders/returns/return-tables.server.ts'
import { payouts, sellerBankAccounts, sellerHolds } from '#app/features/payouts/tables.server.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { type TestApp, testApp } from '#test/app.ts'
import { type Person, signUp, signUpStaff } from '#test/people.ts'

// The operators' screens of the market, and the seller's screens of reviews and money, through the whole server.

let t: TestApp
let market: Market
let kavita: Person
let leela: Person
let savitri: Person
let asha: Person
let jar: TestProduct

beforeAll(async () => {
  t = await testApp()
  market = await openMarket(t.database)
  t.clock.now = market.now()
  kavita = await signUpStaff(t, 'Kavita', 'operator')
  leela = await signUpStaff(t, 'Leela', 'operator')
  savitri = await signUp(t, 'Savitri')
  asha = await signUp(t, 'Asha')
  const hers = { userId: savitri.userId, noticeEmail: savitri.email }
  await market.db.update(sellerProfiles).set(hers).where(eq(sellerProfiles.id, market.savitri.id))
  market.savitri.actor.userId = savitri.userId
  jar = await market.product({ title: 'Jar', stock: 99 })
  // A session lives for an hour, so the steps that take days are set in the past.
  market.wait(-8 * DAY_MS)
  await sold()
  market.wait(8 * DAY_MS)
  await market.sweep()
})

const NOBODY = { init: {} }

async function get(path: string, who: { init: RequestInit }) {
  const response = await t.get(path, who.init)
  return { status: response.status, html: await response.text(), headers: response.headers }
}

async function post(path: string, fields: Record<string, string>, who: { init: RequestInit }) {
  const response = await t.post(path, fields, who.init)
  return { status: response.status, to: response.headers.get('Location'), html: await response.text() }
}

/** The id in the URL that an action redirected to. */
const idIn = (to: string | null) => new URL(to ?? '', 'http://x').searchParams.get('edit') ?? ''

async function sold(): Promise<{ token: string; shipmentId: string; lines: { lineId: string; quantity: number }[] }> {
  const order = await market.paid([{ slug: jar.slug }])
  const part = await market.delivered(order)
  return {
    token: order.token,
    shipmentId: part.id,
    lines: part.lines.map(({ id, quantity }) => ({ lineId: id, quantity })),
  }
}

const SCREENS = ['disputes', 'market-flags', 'commission', 'payouts', 'holds']
const OWN = ['earnings', 'earnings.csv', 'reviews']

describe('who may open which screen', () => {
  it.each(SCREENS)('/operator/%s is for operators only', async (screen) => {
    const path = `/operator/${screen}`
    const seen = [kavita, NOBODY, asha, savitri].map(async (who) => (await get(path, who)).status)
    expect(await Promise.all(seen)).toEqual([200, 302, 403, 403])
    const written = [NOBODY, asha, savitri].map(async (who) => (await post(path, { act: 'prepare' }, who)).status)
    expect(await Promise.all(written)).toEqual([302, 403, 403])
    expect((await get(path, kavita)).headers.get('Cache-Control')).toContain('no-store')
  })

  it.each(OWN)('/account/shop/%s is for sellers only', async (screen) => {
    const path = `/account/shop/${screen}`
    const seen = [savitri, NOBODY, asha, kavita].map(async (who) => (await get(path, who)).status)
    expect(await Promise.all(seen)).toEqual([200, 302, 302, 302])
    expect((await get(path, savitri)).headers.get('Cache-Control')).toContain('no-store')
  })
})

describe('a seller', () => {
  it('enters the bank account, sees each error at its field, and afterwards its last digits only', async () => {
    const path = '/account/shop/earnings'
    const account = { act: 'account', holder: 'Savitri Devi', number: '001234567890', ifsc: 'SBIN0001234' }
    const wrong = await post(path, { ...account, numberAgain: '001234567891' }, savitri)
    expect([wrong.status, wrong.html.includes('numbers are different')]).toEqual([400, true])
    expect(wrong.html).not.toContain('001234567890')
    expect(wrong.html).toContain('value="Savitri Devi"')
    const saved = await post(path, { ...account, numberAgain: account.number }, savitri)
    expect(saved.to).toBe(`${path}?did=account`)
    const { html } = await get(path, savitri)
    expect(html).toContain('Account ending in 7890')
    expect(html).not.toContain('001234567890')
  })
})

describe('a payout', () => {
  it('is prepared by one operator, approved by another, downloaded as a file, and marked as paid', async () => {
    expect((await get('/account/shop/earnings', savitri)).html).toContain('₹150')
    expect((await post('/operator/payouts', { act: 'prepare', currency: 'INR' }, kavita)).status).toBe(409)
    await market.db.update(sellerBankAccounts).set({ changedAt: new Date(market.now().getTime() - 2 * DAY_MS) })
    const prepared = await post('/operator/payouts', { act: 'prepare', currency: 'INR' }, kavita)
    const id = idIn(prepared.to)
    expect((await post('/operator/payouts', { act: 'prepare', currency: 'INR' }, leela)).status).toBe(409)
    expect((await get(`/operator/payouts/${id}.csv`, kavita)).status).toBe(404)
    const hers = await get(`/operator/payouts?edit=${id}`, kavita)
    expect([hers.html.includes('Another operator has to approve it'), hers.html.includes('value="approve"')]).toEqual([
      true,
      false,
    ])
    expect((await post('/operator/payouts', { act: 'approve', id }, kavita)).status).toBe(409)
    expect((await get(`/operator/payouts?edit=${id}`, leela)).html).toContain('Approve ₹150')
    expect((await post('/operator/payouts', { act: 'approve', id }, leela)).to).toContain('did=approve')
    for (const who of [NOBODY, asha, savitri]) {
      expect([302, 403]).toContain((await get(`/operator/payouts/${id}.csv`, who)).status)
    }
    const file = await get(`/operator/payouts/${id}.csv`, kavita)
    expect(file.headers.get('Cache-Control')).toBe('no-store')
    expect(file.html).toContain('Savitri Devi,001234567890,SBIN0001234,150.00,')
    const { html } = await get(`/operator/payouts?edit=${id}`, kavita)
    expect(html).not.toContain('001234567890')
    const lineId = /<option value="([\da-f-]{36})"/.exec(html)?.[1] ?? ''
    const bare = await post(`/operator/payouts?edit=${id}`, { act: 'returned', id, lineId, reason: '' }, kavita)
    expect([bare.status, bare.html.includes('aria-invalid="true"')]).toEqual([400, true])
    const back = { act: 'returned', id, lineId, reason: 'Account closed' }
    expect((await post('/operator/payouts', back, kavita)).to).toContain('did=returned')
    expect((await get('/account/shop/earnings', savitri)).html).not.toContain('Account closed')
    const noted = await get(`/operator/payouts?edit=${id}`, kavita)
    expect(noted.html).toContain('You recorded this return. Another operator has to confirm it.')
    expect(noted.html).not.toContain('value="confirm"')
    const confirm = { act: 'confirm', id, lineId }
    expect((await post('/operator/payouts', confirm, kavita)).status).toBe(409)
    const second = await get(`/operator/payouts?edit=${id}`, leela)
    expect(second.html).toContain('Recorded by Kavita.')
    expect(second.html).toContain('value="confirm"')
    expect((await post('/operator/payouts', confirm, leela)).to).toContain('did=confirm')
    expect((await get('/account/shop/earnings', savitri)).html).toContain('The bank says: Account closed')
    const csv = (await get('/account/shop/earnings.csv?month=2026-11', savitri)).html.split('\r\n')
    expect(csv.at(-2)).toMatch(/^2026-11-22,Returned by the bank,PO-26-00001,0\.00,150\.00,0\.00,0\.00,150\.00,INR$/)
    const again = await post('/operator/payouts', { act: 'prepare', currency: 'INR' }, leela)
    expect((await post('/operator/payouts', { act: 'cancel', id: idIn(again.to) }, kavita)).to).toContain('did=cancel')
    expect(await market.db.$count(payouts)).toBe(2)
  })

  it('is held with a reason, and released by an operator who did not place the hold', async () => {
    const hold = {
      act: 'place',
      sellerId: market.savitri.id,
      currency: 'INR',
      amountMinor: '100',
      days: '5',
      reason: '',
    }
    const bare = await post('/operator/holds?edit=new_', hold, kavita)
    expect([bare.status, bare.html.includes('value="100"')]).toEqual([400, true])
    expect((await post('/operator/holds', { ...hold, days: '31', reason: 'Why' }, kavita)).status).toBe(400)
    expect(await market.db.$count(sellerHolds)).toBe(0)
    const placed = await post('/operator/holds', { ...hold, reason: 'Two parcels were empty.' }, kavita)
    const holdId = idIn(placed.to)
    expect((await get('/account/shop/earnings', savitri)).html).toContain('Two parcels were empty.')
    const appeal = { act: 'appeal', holdId, words: 'I have photos.' }
    expect((await post('/account/shop/earnings', { ...appeal, words: '' }, savitri)).status).toBe(400)
    expect((await post('/account/shop/earnings', appeal, savitri)).to).toContain('did=appeal')
    expect((await post('/account/shop/earnings', appeal, savitri)).status).toBe(409)
    const answer = { act: 'lifted', holdId, verdict: 'lifted', answer: 'You are right.' }
    expect((await get(`/operator/holds?edit=${holdId}`, kavita)).html).not.toContain('Lift the hold and answer')
    expect((await post('/operator/holds', answer, kavita)).status).toBe(409)
    expect((await post('/operator/holds', answer, leela)).to).toContain('did=lifted-mailed')
    expect((await get('/account/shop/earnings', savitri)).html).toContain('You are right.')
  })

  it('the commission is set from a day on, never for a past one', async () => {
    const rate = { act: 'set', category: 'all', percent: '2.5', from: '2026-11-21', note: 'Post' }
    expect((await post('/operator/commission', rate, kavita)).status).toBe(400)
    for (const wrong of [
      { percent: '30.01' },
      { percent: '-1' },
      { percent: '2.555' },
      { note: '' },
      { category: 'x' },
    ]) {
      const { status } = await post('/operator/commission', { ...rate, from: '2026-12-01', ...wrong }, kavita)
      expect([wrong, status]).toEqual([wrong, 400])
    }
    expect(await market.db.$count(commissionRates)).toBe(0)
    expect((await post('/operator/commission', { ...rate, from: '2026-12-01' }, kavita)).to).toContain('did=set')
    const [row] = await market.db.select().from(commissionRates)
    expect([row?.basisPoints, row?.validFrom.toISOString()]).toEqual([250, '2026-11-30T18:30:00.000Z'])
    expect((await get('/operator/commission', kavita)).html).toMatch(/2\.5 %[^]*upcoming/)
  })
})

describe('a report', () => {
  it('of a dispute shows both sides, and is decided with a partial refund', async () => {
    const { token, ...parcel } = await sold()
    const site = market.context()
    const words = 'The lid is broken and half of it ran out.'
    const opened = await requestReturn(site, {
      key: randomUUID(),
      token,
      ...parcel,
      reason: 'damaged',
      words,
      photos: [],
    })
    const returnId = opened.ok ? opened.returnId : ''
    expect((await get('/operator/disputes', kavita)).html).not.toContain(returnId)
    const no = { returnId, verdict: 'refused' as const, words: 'It left me <b>whole</b>.', photos: [] }
    await answerReturn(market.context(market.savitri.actor), no)
    await disputeReturn(site, { token, returnId, words: 'Please look at it.', photos: [] })
    const { html } = await get(`/operator/disputes?edit=${returnId}`, kavita)
    for (const seen of [words, 'It left me &lt;b&gt;whole&lt;/b&gt;.', 'Please look at it.', 'Refund ₹150']) {
      expect(html).toContain(seen)
    }
    const part = { act: 'part', id: returnId, amount: '60', words: 'Half of it can be used.' }
    expect((await post('/operator/disputes', { ...part, words: '' }, kavita)).status).toBe(400)
    expect((await post('/operator/disputes', { ...part, amount: '150.01' }, kavita)).status).toBe(409)
    expect((await post('/operator/disputes', { ...part, amount: 'all' }, kavita)).status).toBe(400)
    expect((await post('/operator/disputes', part, kavita)).to).toContain('did=part')
    expect((await post('/operator/disputes', { ...part, act: 'all' }, leela)).status).toBe(409)
    const [row] = await market.db.select().from(orderReturns).where(eq(orderReturns.id, returnId))
    expect([row?.state, row?.decidedBy]).toEqual(['refunded', kavita.userId])
    const { totals } = await market.shipment({ token })
    expect(totals.refundedMinor).toBe(60_00)
  })

  it('of a listing takes it off with a reason, or is dismissed', async () => {
    const bag = await market.product({ title: 'Bag' })
    const flag = {
      subject: 'product' as const,
      reason: 'copied' as const,
      words: 'This is my photo.',
      createdAt: market.now(),
    }
    const [row] = await market.db
      .insert(marketFlags)
      .values({ ...flag, subjectId: bag.id })
      .returning()
    const id = row?.id ?? ''
    expect((await get(`/operator/market-flags?edit=${id}`, kavita)).html).toContain('This is my photo.')
    expect((await post('/operator/market-flags', { id, act: 'taken-off', note: '' }, kavita)).status).toBe(400)
    const off = { id, act: 'taken-off', note: 'Please use photos of your own.' }
    const decided = await post(`/operator/market-flags?edit=${id}`, off, kavita)
    expect(decided.to).toContain('did=taken-off')
    const [product] = await market.db.select().from(products).where(eq(products.id, bag.id))
    expect([product?.isActive, product?.withdrawnReason]).toEqual([false, off.note])
  })

  it('every decision is in the audit log', async () => {
    const acts = await market.db.select().from(auditLog)
    const kinds = acts.map(({ verb, subjectKind }) => `${verb} ${subjectKind}`)
    for (const kind of [
      'added payout',
      'approved payout',
      'read payout',
      'cancelled payout',
      'added hold',
      'removed hold',
      'approved case',
      'changed commission',
    ]) {
      expect(kinds).toContain(kind)
    }
    expect((await get('/operator/audit', kavita)).status).toBe(200)
  })
})
