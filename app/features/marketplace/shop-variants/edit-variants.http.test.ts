import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openShop, type Shop } from '#app/features/marketplace/shop.test-support.ts'
import { products, sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import { findOwnProduct } from '#app/features/marketplace/listing/own-queries.server.ts'
import { testApp } from '#test/app.ts'
import { textOf } from '#test/page-text.ts'
import { actorOf, type Person, signUp } from '#test/people.ts'

const t = await testApp()
const { db } = t.database
const PATH = '/account/shop/products/pickle'

let shop: Shop
let savitri: Person
let lata: Person

/** Posts repeated fields, as the browser does, and reads the answer. */
async function post(fields: Record<string, string | readonly string[]>, who: Person = savitri) {
  const body = new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) for (const text of [value].flat()) body.append(name, text)
  const headers = { ...who.init.headers, Origin: 'http://localhost:3000' }
  const answer = await t.request(PATH, { method: 'POST', redirect: 'manual', headers, body })
  const html = await answer.text()
  return { status: answer.status, location: answer.headers.get('Location'), html, text: textOf(html) }
}
const options = (...given: [name: string, values: string][]) => ({
  optionName: given.map(([name]) => name),
  optionValues: given.map(([, values]) => values),
})
/** The fields of the table: values, number, price, stock of each row. */
const table = (names: string[], ...rows: [values: string, number: string, price: string, stock: string][]) => ({
  rowOption: names,
  rowValues: rows.map(([values]) => values),
  rowNumber: rows.map(([, number]) => number),
  rowPrice: rows.map(([, , price]) => price),
  rowStock: rows.map(([, , , stock]) => stock),
})
const own = async () => {
  const product = await findOwnProduct(db, { actor: actorOf(savitri), slug: 'pickle' })
  return product?.variants.map(({ number, options: values, priceMinor, stock }) =>
    [number, values.join('/'), priceMinor / 100, stock].join(' '),
  )
}

beforeAll(async () => {
  shop = await openShop(db)
  ;[savitri, lata] = [await signUp(t, 'Savitri'), await signUp(t, 'Lata')]
  await db.update(sellerProfiles).set({ userId: savitri.userId })
})
beforeEach(async () => {
  await db.delete(products)
  await shop.add({ slug: 'pickle', title: 'Mango pickle', priceMinor: 220_00, stock: 8, publishedAt: t.clock.now })
})

describe('a seller without JavaScript', () => {
  it('names an option and its values, sees the table with the price and stock so far, and saves it', async () => {
    const shown = await post({
      ...options(['Weight', '500 g, 1 kg']),
      ...table([], ['', '1', '220', '8']),
      intent: 'variant-rows',
    })
    expect(shown.status).toBe(200)
    expect(shown.text).toContain('2 variants. Enter price and stock of each, then save.')
    expect(shown.html).toMatch(
      /name="rowNumber" value="1"[\s\S]*name="rowPrice" value="220"[\s\S]*name="rowStock" value="8"/,
    )
    expect(await own()).toEqual(['1  220 8'])
    const rows = table(['Weight'], ['500 g', '1', '220', '8'], ['1 kg', '', '400', '3'])
    const saved = await post({ ...options(['Weight', '500 g, 1 kg']), ...rows, intent: 'variants' })
    expect([saved.status, saved.location]).toEqual([303, `${PATH}?did=variants`])
    expect(await own()).toEqual(['1 500 g 220 8', '2 1 kg 400 3'])
    const page = await (await t.get(`${PATH}?did=variants`, savitri.init)).text()
    expect(textOf(page)).toContain('The variants are saved.')
    expect(page).toMatch(/name="optionValues" value="500 g, 1 kg"/)
    expect(textOf(page)).toContain('Price and stock are in “Sizes, weights, colours” below.')
    expect(textOf(page)).toMatch(/Variant Price From Until 1 kg ₹400/)
  })

  it('gets each mistake at its row, with everything kept and nothing saved', async () => {
    const rows = table(['Weight'], ['500 g', '1', '', '8'], ['1 kg', '', '400', 'many'], ['2 kg', '', '700', '1'])
    const answer = await post({ ...options(['Weight', '500 g, 1 kg, 2 kg']), ...rows, intent: 'variants' })
    expect(answer.status).toBe(400)
    expect(answer.text).toContain('Enter a price.')
    expect(answer.text).toContain('Enter the quantity in stock, a whole number from 0 to 99,999.')
    for (const kept of ['value="500 g, 1 kg, 2 kg"', 'value="many"', 'value="700"']) expect(answer.html).toContain(kept)
    expect(answer.html).toMatch(
      /<input[^>]*aria-invalid="true"[^>]*name="rowPrice"|name="rowPrice"[^>]*aria-invalid="true"/,
    )
    expect(await own()).toEqual(['1  220 8'])
  })

  it('who saves other values without updating the table is asked for what is missing', async () => {
    const answer = await post({
      ...options(['Weight', '500 g, 1 kg']),
      ...table(['Weight'], ['500 g', '1', '220', '8']),
      intent: 'variants',
    })
    expect(answer.status).toBe(400)
    expect(answer.html).toContain('name="rowValues" value="1 kg"')
    expect(await own()).toEqual(['1  220 8'])
  })

  it('gets mistakes in names and values at their fields, also when only the table was asked for', async () => {
    const typed = { ...options(['', 'S, M'], ['Size', 'S, s']), ...table([], ['', '1', '220', '8']) }
    for (const intent of ['variant-rows', 'variants']) {
      const { status, text, html } = await post({ ...typed, intent })
      expect(status).toBe(400)
      expect(text).toContain('Enter a name for these values, for example Weight.')
      expect(text).toContain('You entered “s” twice.')
      expect(html).toContain('name="optionValues" value="S, M"')
    }
  })

  it('leaves a combination out, sees it left out again, and returns to one price', async () => {
    const typed = options(['Size', 'S, M'], ['Colour', 'Red, Blue'])
    const rows = table(
      ['Size', 'Colour'],
      ['S,Red', '1', '220', '8'],
      ['S,Blue', '', '220', '1'],
      ['M,Red', '', '220', '1'],
      ['M,Blue', '', '', ''],
    )
    const none = await post({ ...typed, ...rows, rowRemoved: ['0', '1', '2', '3'], intent: 'variants' })
    expect([none.status, none.text.includes('Sell at least one of them.')]).toEqual([400, true])
    expect((await post({ ...typed, ...rows, rowRemoved: '3', intent: 'variants' })).status).toBe(303)
    expect(await own()).toEqual(['1 S/Red 220 8', '2 S/Blue 220 1', '3 M/Red 220 1'])
    const page = await (await t.get(PATH, savitri.init)).text()
    expect(page).toMatch(
      /<input type="checkbox"[^>]*name="rowRemoved"[^>]*checked=""[^>]*value="3"|checked="" value="3"/,
    )
    await post({ ...options(['', '']), ...rows, intent: 'variants' })
    expect(await own()).toEqual(['1  220 8'])
  })

  it('saves the other details of a listing with options, and its prices stay', async () => {
    const rows = table(['Weight'], ['500 g', '1', '220', '8'], ['1 kg', '', '400', '3'])
    await post({ ...options(['Weight', '500 g, 1 kg']), ...rows, intent: 'variants' })
    const details = {
      title: 'Sour mango pickle',
      category: 'Food',
      price: '220',
      currency: 'INR',
      stock: '0',
      delivery: '0',
    }
    expect((await post({ ...details, intent: 'save' })).status).toBe(303)
    expect(await own()).toEqual(['1 500 g 220 8', '2 1 kg 400 3'])
    expect(textOf(await (await t.get('/account/shop/products', savitri.init)).text())).toMatch(
      /Sour mango pickle Published from ₹220 2 variants 11 in stock/,
    )
  })
})

it('nobody else changes a seller’s variants', async () => {
  const answer = await post({ ...options(['', '']), ...table([], ['', '1', '1', '1']), intent: 'variants' }, lata)
  expect(answer.status).not.toBe(303)
  expect(await own()).toEqual(['1  220 8'])
})
