import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { auditLog } from '#app/features/audit/tables.server.ts'
import { regions, sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import { sellerApplications, sellerChecks } from '#app/features/marketplace/trust/trust-tables.server.ts'
import { picture } from '#app/features/media/fixtures.test-support.ts'
import { UPLOAD_URL } from '#app/features/media/upload-limits.ts'
import { media } from '#app/features/media/tables.server.ts'
import type { UploadView } from '#app/features/media/views.ts'
import { openMarket, type Placed } from '#app/features/orders/market.test-support.ts'
import { requestReturn } from '#app/features/orders/returns/request-return.server.ts'
import { orderShipments } from '#app/features/orders/tables.server.ts'
import { testApp } from '#test/app.ts'
import { listMails } from '#test/mails.ts'
import { type Person, signUp, signUpStaff } from '#test/people.ts'

const t = await testApp()
const { db } = t.database
const market = await openMarket(t.database)
t.clock.now = market.now()
const NOBODY: Pick<Person, 'init'> = { init: { headers: { Cookie: '' } } }
let savitri: Person
let meena: Person
let hansa: Person
let kavita: Person
let jar: { slug: string }

beforeAll(async () => {
  savitri = await signUp(t, 'Savitri')
  meena = await signUp(t, 'Meena')
  hansa = await signUp(t, 'Hansa')
  kavita = await signUpStaff(t, 'Kavita', 'operator')
  for (const [seller, person] of [
    [market.savitri, savitri],
    [market.meena, meena],
  ] as const) {
    seller.actor = { ...seller.actor, userId: person.userId }
    await db.update(sellerProfiles).set({ userId: person.userId }).where(eq(sellerProfiles.id, seller.id))
  }
  jar = await market.product({ title: 'Mango pickle' })
})

const get = async (path: string, { init }: Pick<Person, 'init'>) => {
  const response = await t.get(path, { ...init, redirect: 'manual' })
  const { status, headers } = response
  return { status, to: headers.get('Location'), kept: headers.get('Cache-Control'), html: await response.text() }
}
const post = async (path: string, fields: Record<string, string>, { init }: Pick<Person, 'init'>) => {
  const response = await t.post(path, fields, init)
  return { status: response.status, to: response.headers.get('Location'), html: await response.text() }
}
const pathOf = async (order: Placed) => `/account/shop/orders/${(await market.shipment(order)).id}`
const stateOf = async (order: Placed) => (await market.shipment(order)).state

describe('who may open which page', () => {
  it('a visitor is sent to sign-in, a member without a shop to the application; a seller sees only their own orders', async () => {
    const order = await market.paid([jar])
    const one = await pathOf(order)
    for (const path of ['/account/shop', '/account/shop/orders', '/account/shop/settings', one]) {
      expect(await get(path, NOBODY)).toMatchObject({ status: 302, to: `/auth?next=${encodeURIComponent(path)}` })
      const member = await get(path, hansa)
      expect([member.status, member.to]).toEqual(path === '/account/shop' ? [200, null] : [302, '/account/shop'])
      const seller = await get(path, savitri)
      expect([seller.status, seller.kept, seller.html.includes('noindex')]).toEqual([200, 'no-store', true])
      expect((await get(path, meena)).status).toBe(path === one ? 404 : 200)
      expect((await get(path, kavita)).status).toBe(path === '/account/shop' ? 200 : 302)
    }
    for (const person of [NOBODY, meena, hansa, kavita]) {
      for (const intent of ['pack', 'send', 'cancel', 'refunded', 'say']) {
        const { status } = await post(one, { intent, reason: 'No', words: 'A long sentence' }, person)
        expect([intent, [302, 404].includes(status)]).toEqual([intent, true])
      }
    }
    expect(await stateOf(order)).toBe('paid')
    expect((await get('/account/shop/orders', meena)).html).not.toContain('Asha Rao')
    expect((await get('/account/shop/orders/nonsense', savitri)).status).toBe(404)
  })
})

describe('a seller’s orders', () => {
  it('shows open shipments with the delivery address; each is packed, and sent with a tracking text, once', async () => {
    const order = await market.paid([{ ...jar, quantity: 2 }])
    const path = await pathOf(order)
    expect((await get('/account/shop', savitri)).html).toMatch(/\d+ parcels? to send/)
    const list = await get('/account/shop/orders', savitri)
    expect(list.html).toContain('2 × Mango pickle')
    const { html } = await get(path, savitri)
    for (const words of ['12 Lake View', 'Near the temple', 'Pune 411001', '+91 98765 43210', 'Mango pickle', '₹250'])
      expect(html).toContain(words)
    expect(await post(path, { intent: 'pack' }, savitri)).toMatchObject({ status: 303, to: `${path}?did=pack` })
    expect(await post(path, { intent: 'pack' }, savitri)).toMatchObject({ status: 303 })
    expect(await stateOf(order)).toBe('packed')
    const tracking = 'India Post EX123456789IN'
    for (const turn of ['once', 'twice']) {
      expect([turn, (await post(path, { intent: 'send', tracking }, savitri)).status]).toEqual([turn, 303])
    }
    const [shipment] = await db.select().from(orderShipments).where(eq(orderShipments.orderId, order.orderId))
    expect(shipment).toMatchObject({ state: 'sent', tracking })
    const sent = await get(`${path}?did=send`, savitri)
    expect(sent.html).toContain('Marked as sent.')
    expect(sent.html).toContain(tracking)
    expect((await get('/account/shop/orders?show=sent', savitri)).html).toContain('2 × Mango pickle')
    const late = await post(path, { intent: 'cancel', reason: 'Changed my mind' }, savitri)
    expect([late.status, late.html.includes('This is not possible any more')]).toEqual([409, true])
    expect((await post(path, { intent: 'nonsense' }, savitri)).status).toBe(404)
  })

  it('cancels with a reason that the buyer reads; without one nothing happens', async () => {
    const order = await market.paid([jar])
    const path = await pathOf(order)
    const missing = await post(path, { intent: 'cancel', reason: '  ' }, savitri)
    expect([missing.status, missing.html.includes('Enter a reason. The buyer reads it.')]).toEqual([409, true])
    expect(await stateOf(order)).toBe('paid')
    const reason = 'The monkeys ate the mangoes.'
    expect((await post(path, { intent: 'cancel', reason }, savitri)).status).toBe(303)
    expect(await stateOf(order)).toBe('cancelled')
    const mails = await listMails(db, { to: 'asha@example.org' })
    expect(mails.some(({ text }) => text.includes(reason))).toBe(true)
    const done = await get('/account/shop/orders?show=done', savitri)
    expect(done.html).toContain('cancelled')
    expect((await get(path, savitri)).html).not.toContain('12 Lake View')
  })

  it('answers a return: a refusal needs a reason, a refund is made once', async () => {
    const order = await market.paid([jar])
    const shipment = await market.delivered(order)
    const path = await pathOf(order)
    const [line] = shipment.lines
    const asked = await requestReturn(market.context(), {
      key: randomUUID(),
      token: order.token,
      shipmentId: shipment.id,
      lines: [{ lineId: line?.id ?? '', quantity: 1 }],
      reason: 'damaged',
      words: 'The jar came broken in two.',
      photos: [],
    })
    if (!asked.ok) throw new Error(asked.reason)
    const found = (await market.shipment(order)).returns[0]
    const returnId = found?.id ?? ''
    expect((await get('/account/shop', savitri)).html).toContain('1 return to answer')
    expect((await get('/account/shop/orders?show=returns', savitri)).html).toContain('Mango pickle')
    const { html } = await get(path, savitri)
    for (const words of ['it arrived damaged', 'The jar came broken in two.', 'Please answer by'])
      expect(html).toContain(words)
    const short = await post(path, { intent: 'refused', returnId, words: 'No' }, savitri)
    expect([short.status, short.html.includes('Write at least one sentence.')]).toEqual([409, true])
    expect((await post(path, { intent: 'say', returnId, words: 'I am sorry to read this.' }, savitri)).status).toBe(303)
    expect((await post(path, { intent: 'refunded', returnId, words: '' }, meena)).status).toBe(404)
    expect((await post(path, { intent: 'refunded', returnId, words: '' }, savitri)).status).toBe(303)
    expect((await post(path, { intent: 'refunded', returnId, words: '' }, savitri)).status).toBe(409)
    expect((await market.shipment(order)).returns[0]?.state).toBe('refunded')
    expect((await get(path, savitri)).html).toContain('The buyer gets a refund.')
  })
})

describe('shop settings', () => {
  it('changes story and region; verified facts are shown and cannot be changed', async () => {
    const [region] = await db.select().from(regions).where(eq(regions.name, 'Jaipur'))
    const fields = { bio: 'Pickles from my terrace.', region: region?.id ?? '', isVerified: 'yes', legalName: 'Else' }
    const page = await get('/account/shop/settings', savitri)
    for (const words of ['Savitri Devi', '1 Market Road']) expect(page.html).toContain(words)
    const empty = await post('/account/shop/settings', { ...fields, bio: ' ' }, savitri)
    expect([empty.status, empty.html.includes('Please write one or two sentences')]).toEqual([400, true])
    expect((await post('/account/shop/settings', fields, savitri)).status).toBe(303)
    const [shop] = await db.select().from(sellerProfiles).where(eq(sellerProfiles.id, market.savitri.id))
    expect(shop).toMatchObject({ bio: fields.bio, regionId: region?.id, isVerified: false, legalName: 'Savitri Devi' })
    const seen = await get(`/sellers/${market.savitri.slug}`, NOBODY)
    expect(seen.html).toContain('Pickles from my terrace.')
    expect(seen.html).not.toMatch(/Savitri Devi|1 Market Road|savitri-.*@example/)
  })
})

describe('a member who opens a shop', () => {
  const application = {
    intent: 'apply',
    displayName: 'Dhaga',
    bio: 'Rabari stitch and mirrors.',
    region: 'missing',
    state: 'Gujarat',
    district: 'Katch',
    town: 'Khavda',
    legalName: 'Hansa Rabari',
    address: '12 Camp Road, Khavda',
    phone: '98765 43211',
  }
  const rows = () => db.select().from(sellerApplications)
  const apply = (fields: object = {}) =>
    post('/account/shop', { ...application, ...fields } as Record<string, string>, hansa)

  it('applies; missing fields are named, typed values are kept, and sending twice is one application', async () => {
    const paper = await upload()
    const wrong = await apply({ phone: '12', evidenceId: paper.id })
    expect(wrong.status).toBe(400)
    for (const words of ['Please enter a phone number', 'Please tick this', 'Rabari stitch and mirrors.', paper.id])
      expect(wrong.html).toContain(words)
    expect(await rows()).toEqual([])
    // A usual name of a district is chosen in the list, and its Hindi name.
    for (const district of ['kachchh', 'कच्छ'])
      expect((await apply({ phone: '12', district })).html).toContain('<option value="Kutch" selected="">Kutch<')
    const unknown = await apply({ undertaking: 'yes', evidenceId: paper.id })
    expect(unknown.status).toBe(400)
    // The district is chosen from the State's list now, without JavaScript too.
    for (const words of [
      'We do not know this district in Gujarat',
      '<option value="Kutch">Kutch</option>',
      'value="Khavda"',
    ])
      expect(unknown.html).toContain(words)
    expect(await rows()).toEqual([])
    const sent = { undertaking: 'yes', evidenceId: paper.id, district: 'Kutch' }
    expect(await apply(sent)).toMatchObject({ status: 303, to: '/account/shop?did=sent' })
    expect((await apply(sent)).status).toBe(303)
    expect(await rows()).toHaveLength(1)
    const { html } = await get('/account/shop', hansa)
    for (const words of ['We have received your application', 'Khavda', 'Kutch', '1 picture'])
      expect(html).toContain(words)
    const src = paper.sources[0]?.src ?? ''
    const status = async ({ init }: Pick<Person, 'init'>) => (await t.get(src, init)).status
    expect([await status(NOBODY), await status(meena), await status(hansa), await status(kavita)]).toEqual([
      404, 404, 200, 200,
    ])
  })

  it('reads the operator’s question, changes the application, and has a shop once accepted; the documents are deleted', async () => {
    const [{ id = '' } = {}] = await rows()
    const desk = '/operator/applications'
    const before = await db.$count(auditLog)
    const read = await get(`${desk}?edit=${id}`, kavita)
    for (const words of [
      'Hansa Rabari',
      '12 Camp Road, Khavda',
      'Their district or town: Kutch',
      '/media/student-media',
    ])
      expect(read.html).toContain(words)
    expect(await db.$count(auditLog)).toBe(before + 1)
    expect((await post(desk, { act: 'returned', id, reason: '' }, kavita)).status).toBe(400)
    const reason = 'Please add your village to the address.'
    expect(await post(desk, { act: 'returned', id, reason }, kavita)).toMatchObject({
      status: 303,
      to: `${desk}?edit=${id}&did=returned-mailed`,
    })
    expect((await get('/account/shop', hansa)).html).toContain(reason)
    const [paper] = await db.select().from(media).where(eq(media.ownerId, hansa.userId))
    const again = {
      district: 'kachchh',
      address: '12 Camp Road, Khavda village',
      undertaking: 'yes',
      evidenceId: paper?.id ?? '',
    }
    expect((await apply(again)).status).toBe(303)
    const yes = { act: 'approved', id, region: 'own', shop: 'new' }
    const untold = await post(desk, { ...yes, 'identity-checked': 'yes', 'identity-until': '2028-03-12' }, kavita)
    expect([untold.status, untold.html.includes('Please say how it was checked')]).toEqual([400, true])
    const tooLong = { 'identity-checked': 'yes', 'identity-note': 'Voter ID', 'identity-until': '2029-03-12' }
    expect((await post(desk, { ...yes, ...tooLong }, kavita)).html).toContain('within the next 24 months')
    const checked = {
      'identity-checked': 'yes',
      'identity-note': 'Voter ID seen in a video call',
      'identity-until': '2028-03-12',
      'address-checked': 'yes',
      'address-note': 'Electricity bill seen',
      'address-until': '2028-03-12',
      'bank-note': 'not ticked',
    }
    expect(await post(desk, { ...yes, ...checked }, kavita)).toMatchObject({ status: 303 })
    expect(await db.$count(sellerChecks)).toBe(2)
    const [shop] = await db.select().from(sellerProfiles).where(eq(sellerProfiles.userId, hansa.userId))
    expect(shop).toMatchObject({
      slug: 'dhaga',
      isVerified: true,
      deliversTo: 'own-state',
      state: 'Gujarat',
      district: 'Kutch',
    })
    // Nobody had to enter her region.
    const [region] = await db
      .select()
      .from(regions)
      .where(eq(regions.id, shop?.regionId ?? ''))
    expect(region).toMatchObject({ name: 'Kutch', country: 'India' })
    expect((await t.get(`/media/student-media/${paper?.variants[0]?.file}`, hansa.init)).status).toBe(404)
    const mine = await get('/account/shop', hansa)
    expect(mine.html).toContain('Your shop is open')
    const seen = await get('/sellers/dhaga', NOBODY)
    for (const words of ['Voter ID seen in a video call', 'valid until 12 March 2028', 'Delivers within Gujarat only'])
      expect(seen.html).toContain(words)
    expect(seen.html).not.toMatch(/Hansa Rabari|Camp Road|98765/)
    expect((await get('/sellers?verified=1', NOBODY)).html).toContain(
      'Identity and address checked by our market desk, valid until 12 March 2028',
    )
  })

  it('withdraws an application', async () => {
    const lata = await signUp(t, 'Lata')
    await post('/account/shop', { ...application, district: 'Kutch', undertaking: 'yes' }, lata)
    const [row] = await db.select().from(sellerApplications).where(eq(sellerApplications.userId, lata.userId))
    const back = { intent: 'withdraw', id: row?.id ?? '' }
    expect((await post('/account/shop', back, hansa)).to).toBe('/account/shop?did=late')
    expect((await post('/account/shop', back, lata)).to).toBe('/account/shop?did=withdrawn')
    expect((await get('/account/shop', lata)).html).toContain('Open your shop')
  })

  async function upload(): Promise<UploadView> {
    const form = new FormData()
    form.set('file', new File([new Uint8Array(await picture(12, 9).png().toBuffer())], 'paper.png'))
    const headers = { ...hansa.init.headers, Origin: t.services.config.siteUrl }
    const response = await t.request(UPLOAD_URL, { method: 'POST', headers, body: form })
    return (await response.json()) as UploadView
  }
})
