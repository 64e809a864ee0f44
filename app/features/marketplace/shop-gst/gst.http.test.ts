import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { gstNumberCopy } from '#app/features/marketplace/gst/gst-number-copy.ts'
import { insertFirstGst } from '#app/features/marketplace/gst/insert-first-gst.server.ts'
import { productTaxCopy } from '#app/features/marketplace/gst/product-tax-copy.ts'
import { openShop } from '#app/features/marketplace/shop.test-support.ts'
import { products, sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { testApp } from '#test/app.ts'
import { textOf } from '#test/page-text.ts'
import { signUp, signUpSeller } from '#test/people.ts'
import { gstCopy } from './copy.ts'

const t = await testApp()
const { db } = t.database
const shop = await openShop(db)
await shop.add({ slug: 'lime-pickle', title: 'Lime pickle' })
const savitri = await signUpSeller(t, 'savitri')
const meena = await signUp(t, 'Meena')
await insertFirstGst(db)

const SETTINGS = '/account/shop/settings'
const PRODUCT = '/account/shop/products/lime-pickle'
const GSTIN = '27AAPFU0939F1ZV'
const ENROLMENT = '27AAPFU0939F1EN'

const own = async () => (await db.select().from(sellerProfiles).where(eq(sellerProfiles.slug, 'savitri')))[0]
const pickle = async () => (await db.select().from(products).where(eq(products.slug, 'lime-pickle')))[0]
const set = (change: Partial<typeof sellerProfiles.$inferInsert>) =>
  db.update(sellerProfiles).set(change).where(eq(sellerProfiles.slug, 'savitri'))
const saveGst = (gstin: string, enrolmentNumber = '', person = savitri) =>
  t.post(SETTINGS, { act: 'gst', gstin, enrolmentNumber }, person.init)
const page = async (path: string) => (await t.get(path, savitri.init)).text()

beforeEach(async () => {
  await set({ state: 'Maharashtra', deliversTo: 'own-state', gstin: null, enrolmentNumber: null, gstDueAt: null })
  await db.update(products).set({ hsn: null, gstBasisPoints: null })
})

describe('the GST settings of a shop', () => {
  it('take a GST number as people write it; the shop then delivers to all of India', async () => {
    expect(textOf(await page(SETTINGS))).toContain(gstCopy.now.none('Maharashtra'))
    expect((await saveGst('27 aapfu-0939f 1zv')).headers.get('Location')).toContain('did=gst')
    expect(await own()).toMatchObject({ gstin: GSTIN, deliversTo: 'india' })
    expect(textOf(await page(SETTINGS))).toContain(gstCopy.now.registered)
    expect((await saveGst('')).status).toBe(303)
    expect(await own()).toMatchObject({ gstin: null, deliversTo: 'own-state' })
  })

  it.each([
    ['27AAPFU0939F1Z', '', gstNumberCopy.gstin.length],
    ['29AAGCB7383J1Z4', '', gstNumberCopy.gstin.state],
    ['27AAPFU0939F1ZW', '', gstNumberCopy.gstin.check],
    ['27AAPFU09AAF1ZV', '', gstNumberCopy.gstin.form],
    ['99AAPFU0939F1ZV', '', gstNumberCopy.gstin.code],
    ['', '27AAPFU0939F1E', gstNumberCopy.enrolment.length],
    ['', '29AAPFU0939F1EN', gstNumberCopy.enrolment.state],
    [GSTIN, ENROLMENT, gstNumberCopy.both],
  ])('refuse %s %s at its field and keep what was typed', async (gstin, enrolment, sentence) => {
    const answer = await saveGst(gstin, enrolment)
    const html = await answer.text()
    expect(answer.status).toBe(400)
    expect(textOf(html)).toContain(sentence)
    for (const typed of [gstin, enrolment]) expect(html).toContain(`value="${typed}"`)
    expect(await own()).toMatchObject({ gstin: null, enrolmentNumber: null, deliversTo: 'own-state' })
  })

  it('take an enrolment number, and leave it to the desk whether the shop delivers further', async () => {
    await saveGst('', ENROLMENT)
    expect(await own()).toMatchObject({ enrolmentNumber: ENROLMENT, deliversTo: 'own-state' })
    expect(textOf(await page(SETTINGS))).toContain(gstCopy.now.enrolled('Maharashtra'))
    await set({ deliversTo: 'india' })
    await saveGst('', ENROLMENT)
    expect((await own())?.deliversTo).toBe('india')
  })

  it('are not for others', async () => {
    expect((await saveGst(GSTIN, '', meena)).status).toBe(302)
    expect((await own())?.gstin).toBe(null)
  })

  it('tell a shop from before the rules the day, and the products that lack details', async () => {
    const gstDueAt = new Date(t.clock.now.getTime() + 60 * DAY_MS)
    await set({ deliversTo: 'india', gstDueAt })
    expect(textOf(await page(SETTINGS))).toContain('you can deliver within Maharashtra only, unless')
    await set({ gstin: GSTIN })
    expect(textOf(await page(SETTINGS))).toMatch(/1 product has no HSN code or GST rate\. From .* you need both/)
    await set({ gstDueAt: null })
    expect(textOf(await page(SETTINGS))).toContain(gstCopy.missing(1))
    await db.update(products).set({ hsn: '2001', gstBasisPoints: 500 })
    expect(textOf(await page(SETTINGS))).not.toContain('HSN')
  })
})

describe('HSN code and rate of a product', () => {
  const fields = { title: 'Lime pickle', category: 'Food', price: '220', currency: 'INR', stock: '5', delivery: '0' }
  const save = (tax: Record<string, string>) => t.post(PRODUCT, { intent: 'save', ...fields, ...tax }, savitri.init)

  it('are asked of a seller with a GST number only', async () => {
    expect(await page(PRODUCT)).not.toContain('name="hsn"')
    expect(await page('/account/shop/products/new')).not.toContain('name="hsn"')
    await save({ hsn: '2001', gstRate: '5' })
    expect(await pickle()).toMatchObject({ hsn: null, gstBasisPoints: null })
    await set({ gstin: GSTIN })
    for (const path of [PRODUCT, '/account/shop/products/new']) expect(await page(path)).toContain('name="hsn"')
    expect((await save({ hsn: '2001', gstRate: '5' })).status).toBe(303)
    expect(await pickle()).toMatchObject({ hsn: '2001', gstBasisPoints: 500 })
    expect(await page(PRODUCT)).toMatch(/<option value="5" selected/)
  })

  it.each([
    [{ hsn: '20011', gstRate: '5' }, productTaxCopy.hsn.wrong],
    [{ hsn: '2001', gstRate: '12' }, productTaxCopy.rate.wrong('0%, 0.25%, 1.5%, 3%, 5%, 18%, 40%')],
    [{ hsn: '2001', gstRate: 'none' }, productTaxCopy.rate.missing],
    [{ hsn: '', gstRate: '18' }, productTaxCopy.hsn.missing],
    [{ hsn: '', gstRate: 'none' }, productTaxCopy.hsn.missing],
  ])('%o is refused at its field, and nothing is lost', async (tax, sentence) => {
    await set({ gstin: GSTIN })
    const answer = await save({ ...tax, title: 'Lime pickle, hot' })
    const html = await answer.text()
    expect(answer.status).toBe(400)
    expect(textOf(html)).toContain(sentence)
    expect(html).toContain('value="Lime pickle, hot"')
    expect(html).toContain(`name="hsn" value="${tax.hsn}"`.replace(' value=""', ''))
    expect(await pickle()).toMatchObject({ title: 'Lime pickle', hsn: null })
  })

  it('come with a file, in columns that may be missing', async () => {
    const send = async (csv: string) => {
      const body = new FormData()
      body.set('file', new Blob([csv]), 'products.csv')
      const headers = { ...savitri.init.headers, Origin: 'http://localhost:3000' }
      const answer = await t.request('/account/shop/import', { headers, method: 'POST', body, redirect: 'manual' })
      return textOf(await page(answer.headers.get('Location') ?? ''))
    }
    await send('slug,title,price,hsn,gst_rate\nlime-pickle,Lime pickle,220,20019000,5%\n')
    expect(await pickle()).toMatchObject({ hsn: '20019000', gstBasisPoints: 500 })
    await send('slug,title,price\nlime-pickle,Lime pickle,230\n')
    expect(await pickle()).toMatchObject({ hsn: '20019000', gstBasisPoints: 500, priceMinor: 230_00 })
    expect(await send('slug,title,price,hsn,gst_rate\nlime-pickle,Lime pickle,230,20019,28\n')).toContain(
      productTaxCopy.hsn.wrong,
    )
    const csv = await page('/account/shop/products.csv')
    expect(csv).toContain('hsn,gst_rate')
    expect(csv).toContain('20019000,5')
  })
})
