import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it, test } from 'vitest'
import { auditLog } from '#app/features/audit/tables.server.ts'
import { exportProducts, findImport } from '#app/features/marketplace/listing/own-queries.server.ts'
import { readProduct } from '#app/features/marketplace/listing/product.ts'
import { saveProduct } from '#app/features/marketplace/listing/save-product.server.ts'
import { setListing } from '#app/features/marketplace/listing/set-listing.server.ts'
import { importProducts } from '#app/features/marketplace/import/import-products.server.ts'
import { mistakes } from '#app/features/marketplace/product-information/mistakes-copy.ts'
import { listCategories } from '#app/features/marketplace/queries.server.ts'
import { openShop, type Shop } from '#app/features/marketplace/shop.test-support.ts'
import { products, sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import type { CategoryRecord } from '#app/features/marketplace/views.ts'
import { type Actor, VISITOR } from '#app/platform/context.server.ts'
import { NOW } from '#test/clock.ts'
import { contextOn } from '#test/context.ts'
import { testDatabase } from '#test/database.ts'
import { member } from '#test/people.ts'
import { FIRST_REQUIREMENTS } from './first-requirements.ts'
import { FOOD } from './food.test-support.ts'
import { insertFirstRequirements } from './insert-first-requirements.server.ts'
import { askedOf, missingFacts, type Requirement } from './missing-facts.ts'
import { listAllRequirements, listRequirements } from './requirement-queries.server.ts'
import { listingRequirements } from './requirement-tables.server.ts'
import { markRequirementChecked, saveRequirement } from './save-requirement.server.ts'

const { db } = await testDatabase()
const savitri = member('Savitri')
const olga = member('Olga', 'operator')
const as = (actor: Actor, now = NOW) => contextOn(db)(actor, now)
const JAR = { title: 'Lime pickle', category: 'Food', price: '180', stock: '4', delivery: '40' }
const FACT_NAMES = Object.keys(FOOD) as (keyof typeof FOOD)[]

let shop: Shop
let categories: CategoryRecord[]

beforeAll(async () => {
  shop = await openShop(db)
  categories = await listCategories(db)
  await db.update(sellerProfiles).set({ userId: savitri.userId })
  await insertFirstRequirements(db, NOW)
})

function input(fields: Record<string, string>) {
  const form = readProduct({ ...JAR, ...fields }, { categories, now: NOW })
  if (!form.ok) throw new Error(JSON.stringify(form.errors))
  return form.value
}

const publish = (fields: Record<string, string>) =>
  saveProduct(as(savitri), { slug: null, input: input(fields), isPublished: true })

describe('the requirements', () => {
  it('of a new installation are inserted once, and stay as operators saved them', async () => {
    const [row] = await db.select().from(listingRequirements).where(eq(listingRequirements.field, 'fssai'))
    await db
      .update(listingRequirements)
      .set({ source: 'Changed' })
      .where(eq(listingRequirements.id, row?.id ?? ''))
    await insertFirstRequirements(db, NOW)
    const rows = await listAllRequirements(db, { actor: olga })
    expect(rows).toHaveLength(FIRST_REQUIREMENTS.length)
    expect(rows.find(({ field }) => field === 'fssai')?.source).toBe('Changed')
    expect(rows.every(({ checkedOn, note }) => checkedOn === null && note !== '')).toBe(true)
    expect(await listAllRequirements(db, { actor: savitri })).toEqual([])
  })

  it('of a category win over those of all, and the latest in force wins', () => {
    const row = (categoryId: string | null, isRequired: boolean, fromDay: string): Requirement => ({
      categoryId,
      field: 'ingredients',
      isRequired,
      fromDay,
    })
    const rows = [row(null, false, '2026-05-01'), row('food', true, '2020-01-01'), row('food', false, '2019-01-01')]
    expect(askedOf(rows, 'food')).toEqual({ ingredients: 'required' })
    expect(askedOf(rows, 'toys')).toEqual({ ingredients: 'offered' })
    expect(missingFacts(rows, { categoryId: 'toys', facts: {} }, '2026-11-20')).toEqual({})
  })

  it('apply from their first day to their last', async () => {
    const madeOf = { categoryId: null, field: 'madeOf' as const, isRequired: true, source: 'A law', note: '' }
    const row = { ...madeOf, fromDay: '2027-01-01', untilDay: '2027-01-31' }
    const saved = await saveRequirement(as(olga), { id: null, ...row })
    const isAsked = async (day: string) =>
      (await listRequirements(db, new Date(`${day}T12:00:00+05:30`))).some((each) => each.fromDay === row.fromDay)
    const days = ['2026-12-31', '2027-01-01', '2027-01-31', '2027-02-01']
    expect(await Promise.all(days.map(isAsked))).toEqual([false, true, true, false])
    expect(await saveRequirement(as(olga), { id: null, ...row })).toEqual({ ok: false, reason: 'taken' })
    if (saved.ok) await db.delete(listingRequirements).where(eq(listingRequirements.id, saved.id))
  })

  test.each([VISITOR, savitri])('are changed by operators only', async (who) => {
    const [row] = await listAllRequirements(db, { actor: olga })
    if (!row) throw new Error('no row')
    expect(await saveRequirement(as(who), row)).toEqual({ ok: false, reason: 'not-allowed' })
    expect(await markRequirementChecked(as(who), row)).toEqual({ ok: false, reason: 'not-allowed' })
  })

  it('are marked as checked, with an entry in the activity log', async () => {
    const [row] = await listAllRequirements(db, { actor: olga })
    expect(await markRequirementChecked(as(olga), { id: row?.id ?? '' })).toEqual({ ok: true })
    const [after] = await db
      .select()
      .from(listingRequirements)
      .where(eq(listingRequirements.id, row?.id ?? ''))
    expect([after?.checkedOn, after?.savedBy]).toEqual(['2026-11-20', olga.userId])
    const isIt = and(eq(auditLog.subjectKind, 'listing-requirement'), eq(auditLog.verb, 'checked'))
    expect(await db.$count(auditLog, isIt)).toBe(1)
  })
})

describe('food', () => {
  test.each(FACT_NAMES)('is not published without %s, but saved as a draft', async (fact) => {
    const before = await db.$count(products)
    const refused = await publish({ ...FOOD, [fact]: '' })
    expect(refused).toEqual({ ok: false, reason: 'incomplete', missing: { [fact]: mistakes.missing[fact] } })
    expect(await db.$count(products)).toBe(before)
    const fields = { ...FOOD, title: `Draft without ${fact}`, [fact]: '' }
    const draft = await saveProduct(as(savitri), { slug: null, input: input(fields) })
    if (!draft.ok) throw new Error(draft.reason)
    const published = await setListing(as(savitri), { slug: draft.slug, isActive: true })
    expect(published).toMatchObject({ ok: false, reason: 'incomplete' })
    expect(await db.$count(products, and(eq(products.slug, draft.slug), eq(products.isActive, true)))).toBe(0)
  })

  it('with everything is published, and cannot lose it while it is', async () => {
    const saved = await publish({ ...FOOD, title: 'Whole pickle' })
    if (!saved.ok) throw new Error(saved.reason)
    const change = (fields: Record<string, string>) =>
      saveProduct(as(savitri), { slug: saved.slug, input: input({ ...FOOD, title: 'Whole pickle', ...fields }) })
    expect(await change({ fssai: '' })).toMatchObject({
      reason: 'incomplete',
      missing: { fssai: mistakes.missing.fssai },
    })
    expect(await change({ stock: '9' })).toMatchObject({ ok: true })
    expect(await setListing(as(savitri), { slug: saved.slug, isActive: false })).toEqual({ ok: true })
    expect(await change({ fssai: '' })).toMatchObject({ ok: true })
    expect(await setListing(as(savitri), { slug: saved.slug, isActive: true })).toMatchObject({ reason: 'incomplete' })
  })

  it('that is not food needs no FSSAI number', async () => {
    const { commonName, netQuantity, maker, makerAddress, origin } = FOOD
    const fields = { commonName, netQuantity, maker, makerAddress, origin, title: 'Basket', category: 'Handmade' }
    expect(await publish(fields)).toMatchObject({ ok: true })
    expect(await publish({ ...fields, title: 'Other', origin: '' })).toMatchObject({ reason: 'incomplete' })
  })

  it('published yesterday in free words counts with what can be read, and may be changed before it is complete', async () => {
    const facts = { netQuantity: '500gm', diet: 'Pure Veg', maker: 'Lata, Pune', bestBefore: 'see the label' }
    await shop.add({ slug: 'old-pickle', facts })
    const food = categories.find(({ name }) => name === 'Food')
    const missing = missingFacts(await listRequirements(db, NOW), { categoryId: food?.id ?? '', facts }, '2026-11-20')
    const names = ['commonName', 'ingredients', 'allergens', 'bestBefore', 'fssai', 'makerAddress', 'origin']
    expect(Object.keys(missing)).toEqual(names)
    const csv = 'slug,title,price\nold-pickle,Old pickle,250'
    const done = await importProducts(as(savitri), { fileName: 'a.csv', bytes: new TextEncoder().encode(csv) })
    const report = done.ok ? await findImport(db, { actor: savitri, id: done.id }) : null
    expect([report?.rowsSaved, report?.wrong]).toEqual([1, []])
    const [row] = await db.select().from(products).where(eq(products.slug, 'old-pickle'))
    expect([row?.isActive, row?.priceMinor, row?.facts]).toEqual([true, 250_00, facts])
  })
})

describe('a product file', () => {
  const HEAD =
    'title,category,price,stock,delivery,state,common_name,net_quantity,diet,ingredients,allergens,best_before,fssai,maker,maker_address,origin'
  const line = (title: string, change: Partial<Record<keyof typeof FOOD | 'state', string>> = {}) => {
    const { state = 'published', ...of } = { ...FOOD, ...change }
    const { commonName, netQuantity, diet, ingredients, allergens, bestBefore, fssai, maker, makerAddress, origin } = of
    const facts = [
      commonName,
      netQuantity,
      diet,
      ingredients,
      allergens,
      bestBefore,
      fssai,
      maker,
      makerAddress,
      origin,
    ]
    return [title, 'Food', '90', '5', 'free', state, ...facts].map((cell) => `"${cell}"`).join(',')
  }
  async function take(lines: readonly string[]) {
    const bytes = new TextEncoder().encode([HEAD, ...lines].join('\n'))
    const done = await importProducts(as(savitri), { fileName: 'a.csv', bytes })
    const report = done.ok ? await findImport(db, { actor: savitri, id: done.id }) : null
    if (!report) throw new Error('no report')
    return report
  }

  it('of which half is wrong publishes the right rows, and names each mistake at its column', async () => {
    const report = await take([
      line('Right 1', { allergens: 'Milk, peanuts' }),
      line('Wrong 1', { fssai: '1152199800012' }),
      line('Right 2', { bestBefore: '31-12-2027' }),
      line('Wrong 2', { ingredients: '' }),
      line('Draft', { ingredients: '', fssai: '', state: 'draft' }),
      line('Wrong 3', { bestBefore: '01-01-2020', netQuantity: '0 g' }),
    ])
    expect(report.rowsSaved).toBe(3)
    expect(report.wrong.map(({ line: at, faults }) => [at, faults])).toEqual([
      [3, [{ column: 'fssai', sentence: 'An FSSAI number has 14 digits. This one has 13.' }]],
      [5, [{ column: 'ingredients', sentence: mistakes.missing.ingredients }]],
      [
        7,
        [
          { column: 'net_quantity', sentence: mistakes.wrong.quantity.zero },
          { column: 'best_before', sentence: mistakes.wrong.bestBefore.past },
        ],
      ],
    ])
    const [first] = await db.select().from(products).where(eq(products.slug, 'right-1'))
    expect([first?.isActive, first?.facts.allergens]).toEqual([true, 'milk|nuts'])
    expect(await db.$count(products, and(eq(products.title, 'Draft'), eq(products.isActive, false)))).toBe(1)
  })

  it('that takes a required detail off a published listing is reported, and the listing stays', async () => {
    const csv = 'slug,title,price,fssai\nright-1,Right 1,90,\nright-2,Right 2,95,11521998000123'
    const done = await importProducts(as(savitri), { fileName: 'a.csv', bytes: new TextEncoder().encode(csv) })
    const report = done.ok ? await findImport(db, { actor: savitri, id: done.id }) : null
    expect(report?.wrong.map(({ faults }) => faults)).toEqual([[{ column: 'fssai', sentence: mistakes.missing.fssai }]])
    expect(report?.rowsSaved).toBe(1)
  })

  it('with a row for each variant names what is missing at the first, and takes a complete one', async () => {
    const head = `${HEAD},option1_name,option1_value`
    const variant = (title: string, weight: string, change: Parameters<typeof line>[1] = {}) =>
      `${line(title, change)},Weight,${weight}`
    const rows = [
      variant('Bad chutney', '250 g', { fssai: '' }),
      variant('Good chutney', '250 g'),
      variant('Good chutney', '500 g'),
    ]
    const bytes = new TextEncoder().encode([head, ...rows].join('\n'))
    const done = await importProducts(as(savitri), { fileName: 'a.csv', bytes })
    const report = done.ok ? await findImport(db, { actor: savitri, id: done.id }) : null
    expect([report?.rowsSaved, report?.wrong.map(({ line: at, faults }) => [at, faults])]).toEqual([
      2,
      [[2, [{ column: 'fssai', sentence: mistakes.missing.fssai }]]],
    ])
    expect(await db.$count(products, eq(products.title, 'Bad chutney'))).toBe(0)
  })

  it('that was exported is imported again without a change', async () => {
    const before = await exportProducts(db, { actor: savitri })
    const done = await importProducts(as(savitri), { fileName: 'a.csv', bytes: new TextEncoder().encode(before ?? '') })
    const report = done.ok ? await findImport(db, { actor: savitri, id: done.id }) : null
    expect(report?.wrong.map(({ cells }) => cells[0])).toEqual(['old-pickle'])
    expect(await exportProducts(db, { actor: savitri })).toBe(before)
  })
})
