import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { products, sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import { MINUTE_MS } from '#app/platform/time/durations.ts'
import { signUp } from '#test/people.ts'
import { textOf } from '#test/page-text.ts'

import { WHO, hiddenOf, openTwoShops } from './two-shops.test-support.ts'

const { t, db, start, browse, stockOf, countOrders } = await openTwoShops()

describe('a guest without JavaScript', () => {
  it('orders from two sellers with one payment; the cart is emptied only once it is paid', async () => {
    const asha = browse('pickle:2.saree.shawl')
    const before = await stockOf('pickle')
    const checkout = await asha.see('/checkout?currency=INR')
    for (const words of [
      'From Savitri, Nashik',
      'From Meena, Jaipur',
      'Items ₹1,640 Delivery ₹60 Total ₹1,700',
      'Only Savitri and Meena get your name',
      'Order in US dollars',
      'Order and pay ₹1,700',
    ])
      expect(checkout).toContain(words)
    const path = await asha.order('delayed')
    expect(await stockOf('pickle')).toBe((before ?? 0) - 2)
    const waiting = await asha.read(path)
    expect(waiting).toContain('We are waiting for your bank')
    expect(waiting).toContain('<noscript><meta http-equiv="refresh" content="5"/></noscript>')
    expect(asha.jar.get('diya-cart')).toBe('pickle:2.saree.shawl')
    t.clock.now = new Date(start.getTime() + MINUTE_MS)
    await t.services.sandbox?.deliverDue(t.clock.now)
    const paid = await asha.see(path)
    expect(paid).toContain('Thank you, Asha Rao')
    expect(paid).toMatch(/Order DO-26-\d{5}/)
    expect(paid).toContain('Parcel 1 of 2')
    expect(paid).toContain('Test payment. No real money moved.')
    expect(paid).toContain('Asha Rao 12 Lakshmi Road Pune 411030 Maharashtra +91 98765 43210')
    expect(asha.jar.get('diya-cart')).toBe('shawl')
    // Opening the old order again does not remove newly added items from the cart.
    asha.jar.set('diya-cart', 'pickle')
    await asha.read(path)
    expect(asha.jar.get('diya-cart')).toBe('pickle')
  })

  it('posts the form twice and has one order', async () => {
    const asha = browse('pickle')
    const form = await asha.form()
    const before = await countOrders()
    const [first, second] = [await asha.post('/checkout', form), await asha.post('/checkout', form)]
    expect(first.headers.get('Location')).toBe(second.headers.get('Location'))
    expect(await countOrders()).toBe(before + 1)
  })

  it('retries after a failed payment, on the same order, without losing anything', async () => {
    const asha = browse('pickle:3')
    const path = await asha.order('failure')
    const failed = await asha.see(path)
    expect(failed).toContain('The payment did not go through')
    expect(failed).toContain('We keep the items for you until')
    expect(asha.jar.get('diya-cart')).toBe('pickle:3')
    const held = await stockOf('pickle')
    expect(await asha.pay(await asha.post(path, { intent: 'retry' }), 'success')).toBe(path)
    expect(await stockOf('pickle')).toBe(held)
    expect(await asha.see(path)).toContain('Thank you, Asha Rao')
    expect(asha.jar.has('diya-cart')).toBe(false)
    const again = await asha.post(path, { intent: 'retry' })
    expect([again.status, textOf(await again.text()).includes('Thank you, Asha Rao')]).toEqual([409, true])
  })

  it('sees an error at each missing field, with the typed values kept', async () => {
    const asha = browse('pickle')
    const filled = { ...(await asha.form()), pin: '12', phone: '5', line1: '' }
    const form = Object.fromEntries(Object.entries(filled).filter(([name]) => name !== 'region'))
    const before = await countOrders()
    const answer = await asha.post('/checkout?currency=INR', form)
    const html = await answer.text()
    expect(answer.status).toBe(400)
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(4)
    for (const words of ['A PIN code has six digits', 'ten digits', 'Enter the house and street', 'Choose the State'])
      expect(textOf(html)).toContain(words)
    expect(html).toMatch(/value="Asha Rao"/)
    expect(hiddenOf(html)['key']).toBe(form['key'])
    expect(await countOrders()).toBe(before)
  })

  it('may confirm a PIN code that does not match the State', async () => {
    const asha = browse('pickle')
    const form = { ...(await asha.form()), pin: '110001' }
    const html = await (await asha.post('/checkout', form)).text()
    expect(textOf(html)).toContain('This PIN code is in Delhi.')
    expect(html).toContain('name="pinConfirmed"')
    expect((await asha.post('/checkout', { ...form, pinConfirmed: 'yes' })).status).toBe(303)
  })

  it('confirms the total again when a price changed meanwhile', async () => {
    const asha = browse('pickle')
    const form = await asha.form()
    await db.update(products).set({ priceMinor: 250_00 }).where(eq(products.slug, 'pickle'))
    const answer = await asha.post('/checkout?currency=INR', form)
    const html = await answer.text()
    expect(answer.status).toBe(409)
    expect(textOf(html)).toContain('This is the new total. You have not paid yet.')
    expect(textOf(html)).toContain('Order and pay ₹310')
    expect(html).toMatch(/value="12 Lakshmi Road"/)
    expect((await asha.post('/checkout', { ...form, ...hiddenOf(html) })).status).toBe(303)
  })

  it('sees in the cart what sold out, how many are left and what was paused, and orders the rest', async () => {
    await db.update(products).set({ stock: 4 }).where(eq(products.slug, 'pickle'))
    await db.update(products).set({ stock: 0 }).where(eq(products.slug, 'stole'))
    await db.update(products).set({ isActive: false }).where(eq(products.slug, 'shawl'))
    const asha = browse('pickle:5.saree.stole.shawl')
    const html = await asha.read('/cart')
    const cart = textOf(html)
    const few = 'You can order 2 without signing in. Sign in to order more.'
    for (const words of [few, 'Sold out.', 'Not on sale now', 'The total leaves out items'])
      expect(cart).toContain(words)
    expect(html).toContain('aria-label="Change the quantity of Mango pickle to 2"')
    expect(cart).toContain('Total ₹1,700')
    const form = await asha.form()
    expect(form['things']).toBe('pickle:2.saree:1')
    const ordered = await asha.pay(await asha.post('/checkout', form), 'success')
    await asha.read(ordered)
    expect(asha.jar.get('diya-cart')).toBe('pickle:3.stole.shawl')
    await db.update(products).set({ isActive: true }).where(eq(products.slug, 'shawl'))
    await db.update(products).set({ stock: 1 }).where(eq(products.slug, 'stole'))
  })

  it('chooses a State that an item is not delivered to, keeps the form, and gets the item back with another State', async () => {
    await db.update(sellerProfiles).set({ deliversTo: 'own-state' }).where(eq(sellerProfiles.slug, 'meena'))
    const near = { region: 'Rajasthan', pin: '302001', city: 'Jaipur' }
    const alone = browse('saree')
    const refused = await alone.post('/checkout?currency=INR', await alone.form())
    const page = await refused.text()
    expect([refused.status, textOf(page).includes('Cotton saree can be delivered within Rajasthan only.')]).toEqual([
      409,
      true,
    ])
    expect(page).toMatch(/value="12 Lakshmi Road"/)
    expect(textOf(page)).toContain('Use this address')
    const again = await alone.post('/checkout?currency=INR', { ...hiddenOf(page), ...WHO })
    expect([again.status, textOf(await again.text()).includes('delivered within Rajasthan only')]).toEqual([409, true])
    const fits = await alone.post('/checkout?currency=INR', { ...hiddenOf(page), ...WHO, ...near })
    const agreed = await fits.text()
    expect(textOf(agreed)).toContain('All items can be delivered there. This is the new total. You have not paid yet.')
    const both = browse('saree.pickle')
    const shipment = await (await both.post('/checkout?currency=INR', await both.form())).text()
    expect(textOf(shipment)).toContain('Order and pay ₹280')
    const whole = await (await both.post('/checkout?currency=INR', { ...hiddenOf(shipment), ...WHO, ...near })).text()
    expect(textOf(whole)).toContain('Order and pay ₹1,480')
    const countBefore = await countOrders()
    await alone.pay(await alone.post('/checkout?currency=INR', { ...hiddenOf(agreed), ...WHO, ...near }), 'success')
    const path = await both.pay(await both.post('/checkout?currency=INR', { ...hiddenOf(shipment), ...WHO }), 'success')
    expect(await countOrders()).toBe(countBefore + 2)
    expect(await both.see(path)).not.toContain('Cotton saree')
    expect(both.jar.get('diya-cart')).toBe('saree')
    await db.update(sellerProfiles).set({ deliversTo: 'india' }).where(eq(sellerProfiles.slug, 'meena'))
  })

  it('who is second to order the last item pays nothing and keeps the form', async () => {
    const [asha, farida] = [browse('stole'), browse('stole.saree')]
    const [first, second] = [await asha.form(), await farida.form()]
    await asha.pay(await asha.post('/checkout', first), 'success')
    const answer = await farida.post('/checkout?currency=INR', second)
    const html = await answer.text()
    expect(answer.status).toBe(409)
    expect(textOf(html)).toContain('Block print stole is sold out.')
    expect(hiddenOf(html)).toMatchObject({ things: 'saree:1', agreed: '120000', key: second['key'] })
    expect(farida.jar.get('diya-cart')).toBe('stole.saree')
  })

  it('finds links to the shop from an empty checkout', async () => {
    expect(await browse().see('/checkout')).toContain('There is nothing to order')
    expect(await browse('shawl').see('/checkout?currency=INR')).toContain('Order and pay $68.50')
  })
})

describe('a member', () => {
  it('sees their orders in the account, and their last address in the next checkout; nobody else does', async () => {
    const [meena, farida] = [await signUp(t, 'Meenakshi'), await signUp(t, 'Farida')]
    const hers = browse('pickle', meena.init.headers.Cookie)
    const path = await hers.order('success', { city: 'Nagpur', pin: '440001' })
    const listed = await hers.read('/account/orders')
    expect(listed).toContain(`href="${path}"`)
    expect(textOf(listed)).toMatch(/Paid .* Mango pickle DO-26-\d{5} ₹280 Savitri: ordered/)
    hers.jar.set('diya-cart', 'saree')
    await hers.post('/account/lists', {})
    const again = await hers.read('/checkout')
    expect(textOf(again)).toContain('This is the address of your last order.')
    expect(again).toMatch(/value="Nagpur"/)
    expect(await browse('', farida.init.headers.Cookie).read('/account/orders')).not.toContain('DO-26')
    expect((await t.get('/account/orders')).headers.get('Location')).toBe('/auth?next=%2Faccount%2Forders')
  })

  it('has the same cart on two devices', async () => {
    const person = await signUp(t, 'Rukmini')
    const phone = browse('pickle:2', person.init.headers.Cookie)
    expect((await phone.post('/account/lists', {})).status).toBe(204)
    const laptop = browse('saree', person.init.headers.Cookie)
    await laptop.post('/account/lists', {})
    expect(laptop.jar.get('diya-cart')).toBe('pickle:2.saree')
    expect(await phone.see('/cart')).toContain('Cotton saree')
    await phone.post('/cart', { intent: 'remove', slug: 'pickle', returnTo: '/cart' })
    expect(await laptop.see('/cart')).not.toContain('Mango pickle')
    await phone.post('/saved', { intent: 'add', kind: 'product', slug: 'shawl', returnTo: '/saved' })
    expect(await laptop.see('/saved')).toContain('Dhaka shawl')
  })
})
