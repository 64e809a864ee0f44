import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { phonePhoto } from '#app/features/media/fixtures.test-support.ts'
import { openShop } from '#app/features/marketplace/shop.test-support.ts'
import { productPhotos, products, sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import { productImports } from '#app/features/marketplace/trust/trust-tables.server.ts'
import { testApp } from '#test/app.ts'
import { type Person, signUp } from '#test/people.ts'

const t = await testApp()
const { db } = t.database
const LIST = '/account/shop/products'
const IMPORT = '/account/shop/import'
const JAR = { title: 'Lime pickle, 300 g', category: 'Food', price: '180', currency: 'INR', stock: '4', delivery: '40' }
const KEY = '0d9f5a3e-5d0c-4f0e-9a5e-0a5d3c7f1b11'

let savitri: Person
let lata: Person
let meena: Person

const read = async (path: string, who?: Person) => (await t.get(path, who?.init)).text()
const post = (path: string, fields: Record<string, string>, who?: Person) => t.post(path, fields, who?.init)
const ended = (response: Response) => [response.status, response.headers.get('Location')]
const find = async (slug: string) => (await db.select().from(products).where(eq(products.slug, slug)))[0]

beforeAll(async () => {
  await openShop(db)
  ;[savitri, lata, meena] = [await signUp(t, 'Savitri'), await signUp(t, 'Lata'), await signUp(t, 'Meena')]
  const [shop] = await db.update(sellerProfiles).set({ userId: savitri.userId }).returning()
  const her = { slug: 'lata', displayName: 'Lata', bio: 'Cloth.', regionId: shop?.regionId ?? '', userId: lata.userId }
  await db.insert(sellerProfiles).values(her)
})

describe('the list of listings', () => {
  it.each([LIST, `${LIST}/new`, `${LIST}/x`, `${LIST}.csv`, IMPORT, `${IMPORT}/${KEY}.csv`])(
    '%s leads a visitor to the sign-in and a member without a shop to where she opens one',
    async (path) => {
      const asked = await t.get(path, { redirect: 'manual' })
      expect([asked.status, asked.headers.get('Location')?.slice(0, 11)]).toEqual([302, '/auth?next='])
      expect(ended(await t.get(path, { ...meena.init, redirect: 'manual' }))).toEqual([302, '/account/shop'])
      expect((await post(path, JAR)).status).not.toBe(200)
      expect(await db.$count(products)).toBe(0)
    },
  )

  it('begins empty with instructions', async () => {
    const html = await read(LIST, savitri)
    expect(html).toContain('Nothing is listed yet')
    expect(html).toContain(`href="${LIST}/new"`)
    expect((await t.get(LIST, savitri.init)).headers.get('Cache-Control')).toBe('no-store')
  })
})

describe('a listing on one screen', () => {
  it('is shown again with every error at its field and all typed values', async () => {
    const answer = await post(`${LIST}/new`, { ...JAR, price: '-3', stock: '1.5', formKey: KEY }, savitri)
    const html = await answer.text()
    expect(answer.status).toBe(400)
    expect(html).toContain('Enter the price as a number')
    expect(html).toContain('Enter the quantity in stock')
    expect(html).toContain('value="Lime pickle, 300 g"')
    expect(html).toContain(`value="${KEY}"`)
    expect(await db.$count(products)).toBe(0)
  })

  it('is published with a photo, is one when posted twice, and is in the shop', async () => {
    const form = new FormData()
    form.set('file', new File([new Uint8Array(await phonePhoto())], 'jar.jpg', { type: 'image/jpeg' }))
    const headers = { ...savitri.init.headers, Origin: 'http://localhost:3000' }
    const sent = await t.request('/api/v1/media', { method: 'POST', headers, body: form })
    const { id } = (await sent.json()) as { id: string }
    const fields = { ...JAR, formKey: KEY, listing: 'published', mediaId: id, mediaCaption: 'A jar in the sun' }
    for (let i = 0; i < 2; i++) {
      expect(ended(await post(`${LIST}/new`, fields, savitri))).toEqual([
        303,
        `${LIST}/lime-pickle-300-g?did=published`,
      ])
    }
    expect(await db.$count(products)).toBe(1)
    expect(await read('/empowerher')).toContain('Lime pickle, 300 g')
    const html = await read(`${LIST}/lime-pickle-300-g?did=published`, savitri)
    for (const words of ['Everybody can find and buy it', 'value="A jar in the sun"', '₹180', 'Price history'])
      expect(html).toContain(words)
  })

  it('saved as a draft is on the seller’s list only, until it is published there', async () => {
    await post(`${LIST}/new`, { ...JAR, title: 'Amla murabba', listing: 'draft' }, savitri)
    expect(await read('/empowerher')).not.toContain('Amla murabba')
    expect(await read(LIST, savitri)).toMatch(/Amla murabba[\s\S]*Draft/)
    const fields = { slug: 'amla-murabba', intent: 'publish' }
    expect((await post(LIST, fields, lata)).status).toBe(404)
    expect(ended(await post(LIST, fields, savitri))).toEqual([303, `${LIST}?did=published`])
    expect(await read('/empowerher')).toContain('Amla murabba')
    expect(ended(await post(LIST, { ...fields, intent: 'pause' }, savitri))).toEqual([303, `${LIST}?did=paused`])
    expect(await read('/empowerher')).not.toContain('Amla murabba')
  })

  it('is changed, arranged and paused on its own screen, by nobody else', async () => {
    const path = `${LIST}/lime-pickle-300-g`
    expect((await t.get(path, lata.init)).status).toBe(404)
    expect((await post(path, { ...JAR, intent: 'save', price: '1' }, lata)).status).toBe(404)
    expect(ended(await post(path, { ...JAR, intent: 'save', stock: '9' }, savitri))).toEqual([303, `${path}?did=saved`])
    const wrong = await post(path, { ...JAR, intent: 'save', currency: 'USD' }, savitri)
    expect([wrong.status, await wrong.text()]).toEqual([409, expect.stringContaining('cannot change the currency')])
    const row = await find('lime-pickle-300-g')
    expect(row).toMatchObject({ stock: 9, priceMinor: 180_00, currency: 'INR' })
    const [photo] = await db.select().from(productPhotos)
    const fields = { intent: 'photos', photoId: photo?.mediaId ?? '', photoAlt: 'Lime', photoPlace: '1' }
    expect(ended(await post(path, { ...fields, mediaId: KEY }, savitri))).toEqual([303, `${path}?did=photos&missing=1`])
    expect((await db.select().from(productPhotos))[0]?.alt).toBe('Lime')
    await post(path, { ...fields, photoOff: photo?.mediaId ?? '' }, savitri)
    expect(await db.$count(productPhotos)).toBe(0)
    expect(ended(await post(path, { intent: 'pause' }, savitri))).toEqual([303, `${path}?did=paused`])
    expect((await find('lime-pickle-300-g'))?.isActive).toBe(false)
  })

  it('that an operator took off shows the reason and cannot be published', async () => {
    const path = `${LIST}/amla-murabba`
    const off = { withdrawnAt: t.clock.now, withdrawnReason: 'The photo is of another maker.' }
    await db.update(products).set(off).where(eq(products.slug, 'amla-murabba'))
    expect(await read(path, savitri)).toContain('The photo is of another maker.')
    expect(ended(await post(path, { intent: 'publish' }, savitri))).toEqual([303, `${path}?did=withdrawn`])
    expect((await find('amla-murabba'))?.isActive).toBe(false)
  })
})

describe('a product file', () => {
  const send = (text: string, who: Person = savitri) => {
    const form = new FormData()
    form.set('file', new File([text], 'jars.csv', { type: 'text/csv' }))
    const headers = { ...who.init.headers, Origin: 'http://localhost:3000' }
    return t.request(IMPORT, { method: 'POST', headers, body: form, redirect: 'manual' })
  }
  const jar = (i: number) => `Jar ${i},Food,${i % 25 === 3 ? 'much' : '90'},5,free,${'a long story '.repeat(20)}`
  const big = ['title,category,price,stock,delivery,description', ...Array.from({ length: 1_250 }, (_, i) => jar(i))]

  it('larger than any form is imported: 1,200 rows are saved, 50 are reported and can be downloaded', async () => {
    const text = big.join('\n')
    expect(text.length).toBeGreaterThan(256 * 1024)
    const answer = await send(text)
    const [report] = await db.select({ id: productImports.id }).from(productImports)
    expect(ended(answer)).toEqual([303, `${IMPORT}?report=${report?.id}`])
    const html = await read(`${IMPORT}?report=${report?.id}`, savitri)
    for (const words of ['1,200', '50', 'Enter the price as a number']) expect(html).toContain(words)
    const csv = await t.get(`${IMPORT}/${report?.id}.csv`, savitri.init)
    expect(csv.headers.get('Content-Disposition')).toContain('wrong-rows.csv')
    expect((await csv.text()).split('\r\n')).toHaveLength(52)
    expect((await t.get(`${IMPORT}?report=${report?.id}`, lata.init)).status).toBe(404)
    expect((await t.get(`${IMPORT}/${report?.id}.csv`, lata.init)).status).toBe(404)
    expect(await read(LIST, savitri)).toContain('1,202 listings')
    expect(await read(`${LIST}?q=jar+1249`, savitri)).toContain('Jar 1249')
  })

  it('that is invalid, too large, or sent from another site changes nothing', async () => {
    const before = await db.$count(products)
    const unknown = await send('title,price,colour\na,1,red')
    expect([unknown.status, await unknown.text()]).toEqual([400, expect.stringContaining('colour')])
    const large = await send(`title,price\n${'x'.repeat(2_200_000)},1`)
    expect([large.status, await large.text()]).toEqual([400, expect.stringContaining('larger than 2 MB')])
    expect((await send(`title,price\n${'x'.repeat(4_300_000)},1`)).status).toBe(413)
    const foreign = { ...savitri.init.headers, Origin: 'https://elsewhere.example' }
    expect((await t.request(IMPORT, { method: 'POST', headers: foreign, body: new FormData() })).status).toBe(403)
    expect((await t.post(IMPORT, {}, savitri.init)).status).toBe(400)
    expect(await db.$count(products)).toBe(before)
  })

  it('of all listings can be downloaded', async () => {
    const answer = await t.get(`${LIST}.csv`, savitri.init)
    expect(answer.headers.get('Content-Disposition')).toContain('products-savitri.csv')
    expect(await answer.text()).toContain('lime-pickle-300-g,"Lime pickle, 300 g"')
    expect(await read(`${LIST}.csv`, lata)).not.toContain('Lime')
  })
})
