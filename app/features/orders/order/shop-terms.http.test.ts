import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sellerDelivery } from '#app/features/marketplace/delivery/delivery-tables.server.ts'
import { sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import { orders, orderShipments } from '#app/features/orders/tables.server.ts'
import { textOf } from '#test/page-text.ts'
import { signUp } from '#test/people.ts'
import { openTwoShops } from './two-shops.test-support.ts'

const { t, db, browse, shipmentOf } = await openTwoShops()
const savitri = await signUp(t, 'Savitri')
await db.update(sellerProfiles).set({ userId: savitri.userId }).where(eq(sellerProfiles.displayName, 'Savitri'))
const SETTINGS = '/account/shop/settings'
const post = async (fields: Record<string, string>, path = SETTINGS) => {
  const answer = await t.post(path, fields, savitri.init)
  return { status: answer.status, to: answer.headers.get('Location'), text: textOf(await answer.text()) }
}
const see = async (path: string, init = {}) => textOf(await (await t.get(path, init)).text())
const daysFromNow = (days: number) => new Date(t.clock.now.getTime() + days * 86_400_000).toISOString().slice(0, 10)

test('a holiday is said in the shop, on the product and in the cart, and ends when the seller says so', async () => {
  const past = await post({ act: 'holiday', until: daysFromNow(-3), holidayNote: 'Wedding' })
  expect([past.status, past.text]).toEqual([409, expect.stringContaining('This day is over')])
  expect((await post({ act: 'holiday', until: '' })).text).toContain('Choose the last day')
  const note = 'We are at my sister’s wedding.'
  expect((await post({ act: 'holiday', until: daysFromNow(5), holidayNote: note })).to).toBe(`${SETTINGS}?did=holiday`)
  for (const path of ['/sellers/savitri', '/product/pickle']) {
    const page = await see(path)
    expect(page).toContain('On holiday until')
    expect(page).toContain(note)
  }
  const market = await (await t.get('/empowerher')).text()
  expect(market).toContain('On holiday until')
  expect(market).not.toContain('action="/cart#pickle"')
  const availability = async () =>
    /"availability":"https:\\?\/\\?\/schema.org\\?\/(\w+)"/.exec(await (await t.get('/product/pickle')).text())?.[1]
  expect(await availability()).toBe('OutOfStock')
  const hasAdd = async () => (await (await t.get('/product/pickle')).text()).includes('class="add-form"')
  expect(await hasAdd()).toBe(false)
  const asha = browse('pickle.saree')
  expect(await asha.see('/cart')).toMatch(/On holiday until \d+ \w+ \d{4}\. You can order it after that\./)
  expect(await asha.see('/checkout?currency=INR')).toContain('the shop is on holiday')
  expect((await post({ act: 'end-holiday' })).to).toBe(`${SETTINGS}?did=holiday-ended`)
  expect(await hasAdd()).toBe(true)
  expect(await availability()).toBe('InStock')
  expect(await see('/empowerher')).not.toContain('On holiday until')
})

test('the seller’s own words are in the shop and on the product, and an operator can see them in their form', async () => {
  const [shop] = await db.select().from(sellerProfiles).where(eq(sellerProfiles.userId, savitri.userId))
  const fields = { bio: 'Pickles.', region: shop?.regionId ?? '', voice: 'I salt the mangoes <before> sunrise.' }
  expect((await post({ act: 'shop', ...fields })).to).toBe(`${SETTINGS}?did=saved`)
  for (const path of ['/sellers/savitri', '/product/pickle'])
    expect(await see(path)).toContain('In Savitri’s own words I salt the mangoes <before> sunrise.')
  expect((await post({ act: 'shop', ...fields, voice: 'x'.repeat(601) })).status).toBe(400)
  expect((await post({ act: 'shop', ...fields, voice: '' })).to).toBe(`${SETTINGS}?did=saved`)
  expect(await see('/sellers/savitri')).not.toContain('own words')
})

test('a minimum is said in the cart and the checkout, for that shop only', async () => {
  expect((await post({ act: 'minimum', minimum: '0' })).text).toContain('Enter whole rupees from 1 to 50,000')
  await post({ act: 'minimum', minimum: '500' })
  const asha = browse('pickle.saree')
  expect(await asha.see('/cart')).toContain('The minimum order of this shop is ₹500. Add ₹280 more.')
  expect(await asha.see('/checkout?currency=INR')).toContain('takes orders from ₹500. Add ₹280 more.')
  expect(await see('/product/pickle')).toContain('Minimum order in this shop: ₹500')
  expect((await browse('pickle:3').see('/cart')).includes('minimum order')).toBe(false)
  await post({ act: 'minimum', minimum: '' })
  expect(await asha.see('/cart')).not.toContain('minimum order')
})

test('delivery is checked by PIN code on the product, and the checkout asks again when the State changes the total', async () => {
  const wrong = await post({ act: 'delivery', places: 'Kerala', delivers: 'yes', cost: '', days: '90' })
  for (const words of ['Enter whole rupees from 0', 'Enter whole days from 1 to 60'])
    expect(wrong.text).toContain(words)
  await post({ act: 'delivery', places: 'Kerala', delivers: 'yes', cost: '120', days: '8' })
  await post({ act: 'delivery', places: 'Ladakh', delivers: 'no', cost: '', days: '' })
  for (const path of ['/product/pickle', '/sellers/savitri'])
    expect(await see(path)).toContain('Delivers all over India except Ladakh')
  await post({ act: 'delivery', places: 'rest', delivers: 'yes', cost: '90', days: '9' })
  expect(await see('/product/pickle')).toMatch(/Delivery ₹90, once .* Arrives in about 9 days\. Other delivery prices/)
  expect(await browse('pickle').see('/cart')).toContain('Delivery ₹90')
  const ofApi = async () => (await (await t.get('/api/v1/products/pickle')).json()) as object
  expect(await ofApi()).toMatchObject({ delivery_minor: 90_00, delivery_days: 9 })
  await post({ act: 'delivery', places: 'rest', delivers: 'no', cost: '', days: '' })
  for (const path of ['/product/pickle', '/sellers/savitri']) {
    expect(await see(path)).toContain('Delivers within Kerala only')
    expect(await see(path)).not.toContain('all over India')
  }
  expect(await ofApi()).toMatchObject({ delivery_minor: 120_00, delivery_days: 8 })
  expect((await post({ act: 'remove-delivery', place: 'rest' })).to).toBe(`${SETTINGS}?did=delivery`)
  expect(await see(SETTINGS, savitri.init)).toContain('Kerala ₹120, 8 days')
  const check = (pin: string) => see(`/product/pickle?pin=${encodeURIComponent(pin)}`)
  expect(await check('682 001')).toContain('To Ernakulam, Kerala: delivery ₹120, arrives in about 8 days.')
  expect(await check('४११०३०')).toContain('To Pune, Maharashtra: delivery ₹60')
  expect(await check('194101')).toContain('The seller does not deliver to Ladakh.')
  expect(await check('41103')).toContain('A PIN code has six digits')
  expect(await check('350001')).toContain('We do not know a PIN code that starts like this')
  expect(await check('900099')).toContain('Army post')

  const asha = browse('pickle')
  const kerala = { region: 'Kerala', city: 'Kochi', pin: '682001' }
  const asked = await asha.post('/checkout?currency=INR', { ...(await asha.form()), ...kerala })
  const page = await asked.text()
  expect([asked.status, textOf(page)]).toEqual([409, expect.stringContaining('different for delivery to Kerala')])
  expect(textOf(page)).toContain('Order and pay ₹340')
  const agreed = /name="agreed" value="(\d+)"/.exec(page)?.[1] ?? ''
  expect(agreed).toBe('34000')
  const path = await asha.pay(
    await asha.post('/checkout?currency=INR', { ...(await asha.form()), ...kerala, agreed }),
    'success',
  )
  const [order] = await db
    .select()
    .from(orders)
    .where(eq(orders.publicToken, path.slice('/orders/'.length)))
  expect(order).toMatchObject({ state: 'Kerala', district: 'Ernakulam' })
  const ladakh = { region: 'Ladakh', city: 'Leh', pin: '194101' }
  const refused = await browse('pickle').post('/checkout?currency=INR', {
    ...(await browse('pickle').form()),
    ...ladakh,
  })
  expect(textOf(await refused.text())).toContain('does not deliver to Ladakh')
  expect((await post({ act: 'remove-delivery', place: 'Kerala' })).to).toBe(`${SETTINGS}?did=delivery`)
  await db.delete(sellerDelivery)
})

test('a PIN code of another State is said at the PIN field; one of several districts asks; nothing is lost', async () => {
  const asha = browse('pickle')
  const form = await asha.form()
  const elsewhere = await (await asha.post('/checkout?currency=INR', { ...form, pin: '682001' })).text()
  expect(textOf(elsewhere)).toContain('This PIN code is in Kerala. Correct it, or choose another State.')
  expect(elsewhere).toContain('value="12 Lakshmi Road"')
  const bengaluru = { ...form, region: 'Karnataka', city: 'Devanahalli', pin: '560067' }
  const several = await (await asha.post('/checkout?currency=INR', bengaluru)).text()
  expect(textOf(several)).toContain('This PIN code is used in several districts. Choose yours.')
  for (const words of [
    '<option value="Bengaluru Rural">Bengaluru Rural</option>',
    '<option value="Kolar">Kolar</option>',
    'value="Devanahalli"',
  ])
    expect(several).toContain(words)
  const hindi = await (await asha.post('/hi/checkout?currency=INR', bengaluru)).text()
  for (const words of ['<option value="Bengaluru Rural">बेंगलुरु ग्रामीण</option>', '<option value="Kolar">कोलार</option>'])
    expect(hindi).toContain(words)
  expect(hindi).not.toContain('>Kolar<')
  const path = await asha.pay(
    await asha.post('/checkout?currency=INR', { ...bengaluru, district: 'Bengaluru Rural' }),
    'success',
  )
  expect(await asha.see(path)).toContain('Devanahalli 560067 Bengaluru Rural Karnataka')
})

test('a tracking number of a carrier is checked, and a link for the buyer; a free text stays', async () => {
  const asha = browse('pickle')
  const path = await asha.order('success')
  const { shipmentId } = await shipmentOf(path, 'Savitri')
  const shipment = `/account/shop/orders/${shipmentId}`
  const wrong = await post({ intent: 'send', carrier: 'delhivery', tracking: '12' }, shipment)
  expect(wrong.status).toBe(409)
  expect(wrong.text).toContain('A tracking number of Delhivery has 10 to 18 digits.')
  await post({ intent: 'send', carrier: 'delhivery', tracking: '1490 8123 45678' }, shipment)
  const [row] = await db.select().from(orderShipments).where(eq(orderShipments.id, shipmentId))
  expect(row).toMatchObject({ carrier: 'delhivery', tracking: '1490812345678', state: 'sent' })
  const page = await asha.read(path)
  expect(page).toContain('href="https://www.delhivery.com/track/package/1490812345678"')
  expect(textOf(page)).toContain('Tracking: Delhivery 1490812345678')
})

test('what the other side did meanwhile is said to the one who is late, whose form is gone', async () => {
  const asha = browse('pickle')
  const path = await asha.order('success')
  const { shipmentId } = await shipmentOf(path, 'Savitri')
  const shipment = `/account/shop/orders/${shipmentId}`
  await post({ intent: 'send', carrier: '', tracking: '' }, shipment)
  const late = await asha.post(path, { intent: 'cancel', shipmentId, reason: 'Too long' })
  expect([late.status, textOf(await late.text())]).toEqual([
    409,
    expect.stringContaining('This is not possible any more'),
  ])
  const again = await post({ intent: 'cancel', reason: 'No mangoes' }, shipment)
  expect([again.status, again.text]).toEqual([409, expect.stringContaining('This is not possible')])
})
