import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it, test } from 'vitest'
import { auditLog } from '#app/features/audit/tables.server.ts'
import { mistakes } from '#app/features/marketplace/product-information/mistakes-copy.ts'
import { openShop, type Shop } from '#app/features/marketplace/shop.test-support.ts'
import { products, sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { testApp } from '#test/app.ts'
import { textOf } from '#test/page-text.ts'
import { type Person, signUp } from '#test/people.ts'
import { plainSealer } from '#test/plain-sealer.ts'
import { SITE } from '#test/context.ts'
import { FOOD } from './food.test-support.ts'
import { insertFirstRequirements } from './insert-first-requirements.server.ts'
import { fssaiChecks, listingRequirements } from './requirement-tables.server.ts'
import { sweepIncomplete } from './sweep-incomplete.server.ts'

const t = await testApp()
const { db } = t.database
const LIST = '/account/shop/products'
const JAR = { category: 'Food', price: '180', currency: 'INR', stock: '4', delivery: '40', listing: 'published' }
const NAMES = Object.keys(FOOD) as (keyof typeof FOOD)[]

let shop: Shop
let savitri: Person
let kavita: Person

const read = async (path: string, who?: Person) => (await t.get(path, who?.init)).text()
const post = (path: string, fields: Record<string, string>, who?: Person) => t.post(path, fields, who?.init)
const find = async (slug: string) => (await db.select().from(products).where(eq(products.slug, slug)))[0]

beforeAll(async () => {
  shop = await openShop(db)
  await insertFirstRequirements(db, t.clock.now)
  savitri = await signUp(t, 'Savitri')
  kavita = await signUp(t, 'Kavita', { roles: ['operator'], secondStep: 'shown' })
  await db.update(sellerProfiles).set({ userId: savitri.userId, address: 'Her own house, Nashik' })
})

describe('the form of a listing', () => {
  it('offers what the law asks for, with the shop’s name and country, and never the private address', async () => {
    const html = await read(`${LIST}/new`, savitri)
    for (const words of ['FSSAI number', 'None of these', 'Food with egg counts as non-vegetarian', 'value="India"'])
      expect(html).toContain(words)
    expect(html).toMatch(/name="maker"[^>]*value="Savitri"/)
    expect(html).toContain('Buyers will see this address.')
    expect(html).not.toContain('Her own house')
    expect(html).toMatch(/data-asks="[^"]*fssai[^"]*"[^>]*>Food</)
    expect(html).not.toMatch(/data-asks="[^"]*fssai[^"]*"[^>]*>Clothing</)
  })

  test.each(NAMES)(
    'posted without %s is shown again with the sentence at its field, and nothing is lost',
    async (name) => {
      const fields = { ...JAR, ...FOOD, title: 'Lime pickle', [name]: '' }
      const answer = await post(`${LIST}/new`, fields, savitri)
      const text = textOf(await answer.clone().text())
      expect(answer.status).toBe(409)
      expect(text).toContain(mistakes.missing[name])
      for (const other of NAMES) {
        if (other !== name) expect(text).not.toContain(mistakes.missing[other])
      }
      const html = await answer.text()
      expect(html).toContain('value="Lime pickle"')
      if (name !== 'ingredients') expect(html).toContain('Lime, salt, mustard oil</textarea>')
      if (name !== 'diet') expect(html).toMatch(/checked=""[^>]*value="vegetarian"|value="vegetarian"[^>]*checked=""/)
      expect(await db.$count(products)).toBe(0)
    },
  )

  it('names each bad value at its place and keeps all of them, Hindi and emoji too', async () => {
    const bad = {
      bestBefore: '01-01-2020',
      fssai: '1152199800012',
      netQuantity: '2 handfuls',
      ingredients: 'नमक 🧂 '.repeat(1_500),
    }
    const answer = await post(`${LIST}/new`, { ...JAR, ...FOOD, ...bad, title: 'नींबू का अचार 🍋' }, savitri)
    const html = await answer.text()
    expect(answer.status).toBe(400)
    const { wrong } = mistakes
    for (const sentence of [wrong.bestBefore.past, wrong.fssai.length(13), wrong.quantity['strange-unit']])
      expect(html).toContain(sentence)
    expect(html).toContain('up to 2,000 characters. You wrote 10,499')
    for (const typed of ['01-01-2020', '1152199800012', '2 handfuls', 'नींबू का अचार 🍋']) expect(html).toContain(typed)
    expect(textOf(html).match(/🧂/gu)).toHaveLength(1_500)
  })

  it('keeps both ticks when “None of these” and an allergen are ticked', async () => {
    const body = new URLSearchParams({ ...JAR, ...FOOD, title: 'Lime pickle' })
    body.append('allergens', 'milk')
    const headers = { ...savitri.init.headers, Origin: 'http://localhost:3000' }
    const html = await (await t.request(`${LIST}/new`, { method: 'POST', headers, body })).text()
    expect(html).toContain(mistakes.wrong.allergens.contradiction)
    for (const value of ['milk', 'no-allergens'])
      expect(html).toMatch(new RegExp(`checked=""[^>]*value="${value}"|value="${value}"[^>]*checked=""`))
  })
})

describe('a draft', () => {
  it('is saved without anything, and publishing it from the list leads to the marked fields', async () => {
    const saved = await post(`${LIST}/new`, { ...JAR, title: 'Mango pickle', listing: 'draft' }, savitri)
    expect([saved.status, saved.headers.get('Location')]).toEqual([303, `${LIST}/mango-pickle?did=kept`])
    const asked = await post(LIST, { slug: 'mango-pickle', intent: 'publish' }, savitri)
    expect(asked.headers.get('Location')).toBe(`${LIST}/mango-pickle?did=incomplete`)
    const text = textOf(await read(`${LIST}/mango-pickle?did=incomplete`, savitri))
    for (const name of NAMES) expect(text).toContain(mistakes.missing[name])
    expect((await post(`${LIST}/mango-pickle`, { intent: 'publish' }, savitri)).status).toBe(409)
    expect((await find('mango-pickle'))?.isActive).toBe(false)
  })

  it('is completed and published with one button', async () => {
    const fields = { ...JAR, title: 'Mango pickle', intent: 'save-publish' }
    const partly = await post(`${LIST}/mango-pickle`, { ...fields, ...FOOD, fssai: '' }, savitri)
    expect([partly.status, await partly.text()]).toEqual([409, expect.stringContaining(mistakes.missing.fssai)])
    const done = await post(`${LIST}/mango-pickle`, { ...fields, ...FOOD }, savitri)
    expect(done.headers.get('Location')).toBe(`${LIST}/mango-pickle?did=saved-published`)
    expect(await find('mango-pickle')).toMatchObject({ isActive: true, facts: FOOD })
  })

  it('of the same shop begins with the maker that buyers see already', async () => {
    const html = await read(`${LIST}/new`, savitri)
    expect(html).toContain('value="Savitri Pickles"')
    expect(html).toContain('Unit 4, Mahila Udyog Kendra')
  })
})

describe('the product page', () => {
  it('shows all of it in one section, with the mark in words and the number as the seller’s statement', async () => {
    const text = textOf(await read('/product/mango-pickle'))
    const shown = [
      'Product information',
      'Common name Lime pickle',
      'Net quantity 300 g',
      'MRP The price on this page, inclusive of all taxes',
      'Unit price ₹0.60 per g',
      'Food type Vegetarian',
      'Ingredients Lime, salt, mustard oil',
      'Allergens None of these',
      'Best before 9 months from packing',
      'FSSAI number 11521998000123 (Licence, Maharashtra)',
      'Seller’s statement. We have not compared it with the FSSAI register yet.',
      'Maker, packer or importer Savitri Pickles',
      'Address Unit 4, Mahila Udyog Kendra, Nashik 422001',
      'Country of origin India',
      'Consumer care',
    ]
    for (const words of shown) expect(text).toContain(words)
  })

  it('shows what was typed freely before, and calls a number of the demo data an example', async () => {
    const facts = { netQuantity: 'about half a kilo', diet: 'With egg', fssai: '21500000000001' }
    await shop.add({ slug: 'old-cake', title: 'Old cake', facts })
    const html = await read('/product/old-cake')
    const text = textOf(html)
    for (const words of ['about half a kilo', 'Non-vegetarian', 'Example: not a real number'])
      expect(text).toContain(words)
    expect(html).toContain('diet-mark non-vegetarian')
    expect(text).not.toContain('Unit price')
  })
})

describe('the shop', () => {
  it('is told what is missing, until when, and what was paused', async () => {
    const sweep = (now: Date) => sweepIncomplete({ db, now, site: SITE, sealer: plainSealer })
    await sweep(t.clock.now)
    expect(textOf(await read(LIST, savitri))).toContain('1 listing lacks details that the law asks for')
    expect(textOf(await read(`${LIST}/old-cake`, savitri))).toMatch(/Add them by 4 December 2026.*Missing: Common name/)
    await sweep(new Date(t.clock.now.getTime() + 14 * DAY_MS))
    expect(textOf(await read(LIST, savitri))).toContain('We paused 1 listing because details are missing')
    expect(textOf(await read(`${LIST}/old-cake`, savitri))).toContain('We paused this listing on 4 December 2026')
  })
})

describe('operators', () => {
  const REQUIREMENTS = '/operator/listing-requirements'
  const NUMBERS = '/operator/fssai'
  const ID = `savitri ${FOOD.fssai}`

  it('keep the requirements: add, end, refuse a second row, mark as checked', async () => {
    const row = { act: 'save', known: '', field: 'madeOf', category: 'all', fromDay: '2027-04-01', source: 'A new law' }
    const wrong = await post(REQUIREMENTS, { ...row, untilDay: '2027-03-01' }, kavita)
    expect([wrong.status, await wrong.text()]).toEqual([400, expect.stringContaining('before the first one')])
    expect((await post(REQUIREMENTS, { ...row, source: '' }, kavita)).status).toBe(400)
    expect((await post(REQUIREMENTS, { ...row, isRequired: 'yes' }, kavita)).status).toBe(303)
    expect((await post(REQUIREMENTS, row, kavita)).status).toBe(409)
    const [saved] = await db.select().from(listingRequirements).where(eq(listingRequirements.source, 'A new law'))
    expect(saved).toMatchObject({ isRequired: true, categoryId: null, checkedOn: null })
    const known = saved?.id ?? ''
    const shown = textOf(await read(`${REQUIREMENTS}?edit=${known}`, kavita))
    for (const words of ['never checked', 'not yet in force', 'Compare with the source']) expect(shown).toContain(words)
    expect((await post(REQUIREMENTS, { act: 'check', known }, kavita)).status).toBe(303)
    const ended = { ...row, known, untilDay: '2027-04-30' }
    expect((await post(REQUIREMENTS, ended, kavita)).status).toBe(303)
    expect((await post(REQUIREMENTS, { ...ended, known: 'x' }, kavita)).status).toBe(404)
    expect((await post(REQUIREMENTS, row, savitri)).status).toBe(403)
  })

  it('compare a number with the register, which buyers see, and withdraw it', async () => {
    const shown = textOf(await read(`${NUMBERS}?edit=${encodeURIComponent(ID)}`, kavita))
    for (const words of ['not compared', 'Savitri Pickles', 'Licence, Maharashtra']) expect(shown).toContain(words)
    const check = { act: 'check', known: ID, validUntil: '2028-03-31' }
    expect((await post(NUMBERS, { ...check, validUntil: '' }, kavita)).status).toBe(400)
    expect((await post(NUMBERS, { ...check, validUntil: '2020-01-01' }, kavita)).status).toBe(409)
    expect((await post(NUMBERS, check, savitri)).status).toBe(403)
    expect((await post(NUMBERS, { ...check, known: 'savitri 21500000000001' }, kavita)).status).toBe(409)
    expect(await db.$count(fssaiChecks)).toBe(0)
    expect((await post(NUMBERS, check, kavita)).status).toBe(303)
    const page = textOf(await read('/product/mango-pickle'))
    expect(page).toContain('Compared with the FSSAI register by our market desk on 20 November 2026')
    expect(await db.$count(auditLog, and(eq(auditLog.verb, 'checked'), eq(auditLog.subjectKind, 'seller')))).toBe(1)
    expect((await post(NUMBERS, { act: 'withdraw', known: ID }, kavita)).status).toBe(303)
    expect(textOf(await read('/product/mango-pickle'))).toContain('Seller’s statement')
  })
})
