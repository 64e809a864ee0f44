import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { cardTitles } from '#app/features/marketplace/card/product-cards.test-support.ts'
import { forgetShop } from '#app/features/marketplace/sellers/forget-shop.server.ts'
import { openShop } from '#app/features/marketplace/shop.test-support.ts'
import { products, sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import { translateProduct } from '#app/features/marketplace/shop-products/translate-product.server.ts'
import { copy as words } from '#app/features/translations/copy.ts'
import { contentTranslations } from '#app/features/translations/tables.server.ts'
import { testApp } from '#test/app.ts'
import { contextIn } from '#test/context.ts'
import { textOf } from '#test/page-text.ts'
import { actorOf, type Person, signUp, signUpSeller } from '#test/people.ts'
import { statementsOf } from '#test/statements.ts'

const t = await testApp()
const { db } = t.database
const shop = await openShop(db)
await shop.add({ slug: 'pickle', title: 'Mango pickle', description: 'Sun-cured for ten days.' })
await shop.add({ slug: 'soap', title: 'Neem soap' })
await shop.add({ slug: 'lamp', title: 'Secret lamp', isActive: false })
const savitri = await signUpSeller(t, 'savitri')
const meena = await signUp(t, 'Meena')

const PICKLE = { title: 'आम का अचार', description: 'दस दिन धूप में रखा हुआ।' }
const SHOP = { bio: 'मैं नासिक में अचार और पापड़ बनाती हूँ।', voice: '' }
const translate = (fields: Record<string, string>, slug = 'pickle', { init }: Person = savitri) =>
  t.post(`/account/shop/products/${slug}`, { intent: 'translation', ...fields }, init)
const translateShop = (fields: Record<string, string>, { init }: Person = savitri) =>
  t.post('/account/shop/settings', { act: 'translation', ...fields }, init)
const html = async (path: string, person?: Person) => (await t.get(path, person?.init)).text()
const text = async (path: string, person?: Person) => textOf(await html(path, person))
/** The number of statements of a page. */
const countStatements = async (path: string) => (await statementsOf(t.database, () => html(path))).length

beforeEach(async () => {
  await db.delete(contentTranslations)
  await db.update(products).set({ title: 'Mango pickle' }).where(eq(products.slug, 'pickle'))
})

describe('a product in two languages', () => {
  test('readers of Hindi pages are told that it is written in English, and readers of English pages nothing', async () => {
    expect(await text('/hi/product/pickle')).toContain('यह अंग्रेज़ी में लिखा है')
    expect(await html('/hi/product/pickle')).toContain('<h1 lang="en">Mango pickle</h1>')
    expect(await text('/product/pickle')).not.toMatch(/Written in|Also in/)
  })

  test('its seller adds Hindi: it is read on Hindi pages, and each page links to the other', async () => {
    // In the page cache before.
    for (const path of ['/product/pickle', '/hi/product/pickle', '/hi/sellers/savitri']) await html(path)
    const saved = await translate(PICKLE)
    expect([saved.status, saved.headers.get('Location')]).toEqual([303, '/account/shop/products/pickle?did=saved'])
    const hindi = await html('/hi/product/pickle')
    expect(hindi).toContain('<h1>आम का अचार</h1>')
    expect(hindi).toMatch(/<title>आम का अचार/)
    expect(hindi).toMatch(/<meta name="description" content="[^"]*धूप/)
    expect(hindi).toMatch(/"name":"आम का अचार"/)
    expect(hindi).toContain('<a href="/product/pickle" hrefLang="en">अंग्रेज़ी में भी पढ़ें</a>')
    expect(textOf(hindi)).not.toContain('Sun-cured')
    const english = await html('/product/pickle')
    expect(english).toContain('<h1>Mango pickle</h1>')
    expect(english).toContain('<a href="/hi/product/pickle" hrefLang="hi">Also in Hindi</a>')
    expect(textOf(english)).not.toContain('आम का अचार')
  })

  test('a field without a translation is read in the original, and marked', async () => {
    await translate({ title: PICKLE.title, description: '' })
    const page = await html('/hi/product/pickle')
    expect(page).toContain('<h1>आम का अचार</h1>')
    expect(page).toMatch(/lang="en"[^>]*>Sun-cured/)
  })

  test('lists and the shop show the name in the reader’s language', async () => {
    await translate(PICKLE)
    for (const path of ['/hi/empowerher', '/hi/sellers/savitri']) {
      expect(cardTitles(await html(path))).toEqual(expect.arrayContaining(['आम का अचार', 'Neem soap']))
    }
    expect(cardTitles(await html('/sellers/savitri'))).toContain('Mango pickle')
  })

  test('what was put in the cart is named in the reader’s language', async () => {
    await translate(PICKLE)
    const toastOf = async (path: string) => (await t.post(path, { intent: 'add', slug: 'pickle' })).text()
    expect(await toastOf('/hi/cart.data')).toContain(PICKLE.title)
    expect(await toastOf('/cart.data')).toContain('Mango pickle')
  })

  test('a search finds both versions, until the translation is deleted', async () => {
    await translate(PICKLE)
    for (const q of ['आम का', 'Mango']) {
      expect(cardTitles(await html(`/empowerher?q=${encodeURIComponent(q)}`))).toEqual(['Mango pickle'])
    }
    await translate({ title: '', description: '' })
    expect(await db.$count(contentTranslations)).toBe(0)
    const { search } = (await db.select().from(products).where(eq(products.slug, 'pickle')))[0] ?? {}
    expect(search).toBe('mango pickle\nsun-cured for ten days.')
    expect(await html('/hi/product/pickle')).toContain('<h1 lang="en">Mango pickle</h1>')
  })

  test('nobody but its seller can write it, and the name of another product does not help', async () => {
    expect((await translate(PICKLE, 'nothing')).status).toBe(404)
    for (const person of [meena, { ...meena, init: { headers: { Cookie: '' } } }]) {
      expect((await translate(PICKLE, 'pickle', person)).headers.get('Location')).not.toContain('did=')
    }
    const refused = await translateProduct(contextIn(t)(actorOf(meena)), { slug: 'pickle', fields: PICKLE })
    expect(refused).toEqual({ ok: false, reason: 'not-found' })
    expect(await db.$count(contentTranslations)).toBe(0)
  })

  test('Hindi in Latin letters and a text that is too long come back with what was typed', async () => {
    const latin = await translate({ title: 'Aam ka achaar', description: '' })
    expect(latin.status).toBe(400)
    const page = await latin.text()
    expect(textOf(page)).toContain(words.form.wrongLanguage.hi)
    expect(page).toContain('value="Aam ka achaar"')
    expect((await translate({ title: 'अ'.repeat(121) })).status).toBe(400)
    expect(await db.$count(contentTranslations)).toBe(0)
  })

  test('the seller sees the original beside each field, and is told when it was changed later', async () => {
    await translate(PICKLE)
    const path = '/account/shop/products/pickle'
    const before = await html(path, savitri)
    expect(textOf(before)).toContain('In Hindi too')
    expect(before).toContain('value="आम का अचार"')
    expect(textOf(before)).not.toContain(words.form.outdated.hi)
    await db.update(products).set({ title: 'Lime pickle' }).where(eq(products.slug, 'pickle'))
    expect(await text(path, savitri)).toContain(words.form.outdated.hi)
  })

  test('a draft’s translation is not public', async () => {
    expect((await translate({ title: 'छिपा हुआ दीपक' }, 'lamp')).status).toBe(303)
    expect((await t.get('/hi/product/lamp')).status).toBe(404)
    for (const path of ['/hi/product/lamp', '/hi/sellers/savitri', `/hi/empowerher?q=${encodeURIComponent('दीपक')}`]) {
      expect(await text(path)).not.toContain('छिपा हुआ')
    }
  })
})

describe('a shop in two languages', () => {
  test('its seller adds Hindi; readers get it in the shop, in the list and on the products', async () => {
    expect(await text('/hi/sellers/savitri')).toContain('यह अंग्रेज़ी में लिखा है')
    await html('/hi/sellers')
    expect((await translateShop(SHOP)).headers.get('Location')).toContain('did=saved')
    for (const path of ['/hi/sellers/savitri', '/hi/sellers', '/hi/product/soap']) {
      expect(await text(path)).toContain('अचार और पापड़')
    }
    expect(await html('/hi/sellers/savitri')).toContain('href="/sellers/savitri" hrefLang="en"')
    expect(await html('/sellers/savitri')).toContain('href="/hi/sellers/savitri" hrefLang="hi"')
    expect(await text('/sellers/savitri')).not.toContain('पापड़')
    expect((await translateShop(SHOP, meena)).status).not.toBe(303)
  })

  test('a list is read with as many statements in one language as in the other', async () => {
    await translate(PICKLE)
    await translateShop(SHOP)
    const [english, hindi] = [await countStatements('/sellers?q=a'), await countStatements('/hi/sellers?q=a')]
    expect(hindi).toBe(english)
  })

  test('what a seller wrote in both languages goes with their account', async () => {
    await translate(PICKLE)
    await translateShop(SHOP)
    expect(await db.$count(contentTranslations)).toBe(2)
    await forgetShop(contextIn(t)(actorOf(savitri)))
    expect(await db.$count(contentTranslations)).toBe(0)
    const [row] = await db.select().from(sellerProfiles).where(eq(sellerProfiles.slug, 'savitri'))
    expect(row?.closedAt).not.toBeNull()
  })
})
