import { eq, isNull, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditLog } from '#app/features/audit/tables.server.ts'
import { ALL_PRODUCTS, type ProductFilter } from '#app/features/marketplace/catalogue/product-filter.ts'
import { listProducts } from '#app/features/marketplace/queries.server.ts'
import { openShop } from '#app/features/marketplace/shop.test-support.ts'
import type { Actor } from '#app/platform/context.server.ts'
import { contextOn } from '#test/context.ts'
import { testDatabase } from '#test/database.ts'
import { member } from '#test/people.ts'
import { FIRST_SYNONYMS } from './first-synonyms.ts'
import { insertFirstSynonyms } from './insert-first-synonyms.server.ts'
import { removeSynonyms } from './remove-synonyms.server.ts'
import { saveSynonyms } from './save-synonyms.server.ts'
import { listSynonyms } from './synonym-queries.server.ts'
import { synonymGroups } from './synonym-tables.server.ts'

const { db } = await testDatabase()
const NOW = new Date('2026-12-01T20:00:00Z')
const as = contextOn(db, { now: NOW })
const OPERATOR = member('Kavita', 'operator')

const slugsOf = async (query: Partial<ProductFilter>) =>
  (await listProducts(db, { ...ALL_PRODUCTS, ...query })).products.map(({ slug }) => slug)

const save = async (words: string, id: string | null = null) =>
  saveSynonyms(as(OPERATOR), { id, words: words.split(', ') })

beforeAll(async () => {
  const shop = await openShop(db)
  await shop.add({ slug: 'mango', title: 'Mango pickle, 500 g', priceMinor: 300_00 })
  await shop.add({ slug: 'lime', title: 'Nimbu ka achaar', description: 'Lime and salt.', priceMinor: 200_00 })
  await shop.add({ slug: 'hindi', title: 'आम का अचार', description: 'घर का बना', priceMinor: 100_00 })
  await shop.add({ slug: 'salt', title: 'Black salt, 200gm', description: 'Ground. 10x20cm bag.' })
  await shop.add({ slug: 'sandals', title: 'Leather sandals', description: 'Kolhapur.', category: 'Clothing' })
  await shop.add({ slug: 'dal', title: 'Urad lentils', description: 'Not polished.' })
  await shop.add({
    slug: 'long',
    priceMinor: 50_00,
    title: 'Gift box',
    description: `${'Packed slowly by hand. '.repeat(60)}Holds one jar of pickle.`,
  })
  await shop.add({ slug: 'draft', title: 'Garlic pickle', isActive: false })
})

beforeEach(async () => {
  await db.delete(synonymGroups)
  await save('pickle, achar, अचार')
  await save('lentils, dal, दाल')
  await save('black salt, kala namak, काला नमक')
  await save('lime, nimbu, नींबू')
})

describe('a search for one word of a group', () => {
  it('finds products with any other word, in both scripts and in any case, wherever it is written', async () => {
    for (const q of ['pickle', 'achar', 'अचार', 'ACHAR', 'Pickles'])
      expect((await slugsOf({ q })).toSorted()).toEqual(['hindi', 'lime', 'long', 'mango'])
  })

  it('lists products that contain the text itself first, then the others, each newest first', async () => {
    expect(await slugsOf({ q: 'pickle' })).toEqual(['long', 'mango', 'hindi', 'lime'])
    expect(await slugsOf({ q: 'अचार' })).toEqual(['hindi', 'long', 'lime', 'mango'])
  })

  it('sorted by price it is one list', async () => {
    expect(await slugsOf({ q: 'pickle', sort: 'price-low' })).toEqual(['long', 'hindi', 'lime', 'mango'])
  })

  it('needs every word of the search, or a synonym of it', async () => {
    expect(await slugsOf({ q: 'nimbu pickle' })).toEqual(['lime'])
    expect(await slugsOf({ q: 'नींबू अचार' })).toEqual(['lime'])
    expect(await slugsOf({ q: 'pickle laptop' })).toEqual([])
  })

  it('finds several words for two, and the other way round', async () => {
    expect(await slugsOf({ q: 'kala namak' })).toEqual(['salt'])
    expect(await slugsOf({ q: 'काला नमक' })).toEqual(['salt'])
  })

  it('takes words with figures literally, and numbers as a whole', async () => {
    for (const q of ['achar 500 g', 'achar 500', 'achar ५००', 'achar 500g', 'achar ५००ग्राम']) {
      expect(await slugsOf({ q })).toEqual(['mango'])
    }
    for (const q of ['kala namak 200', 'kala namak 200.*', 'kala namak 200gm', 'kala namak 10x20']) {
      expect(await slugsOf({ q })).toEqual(['salt'])
    }
    for (const q of [
      'achar 250',
      'achar 50',
      'achar 5000',
      'achar 500.0',
      'kala namak 2',
      'kala namak 00',
      'kala namak 2.0',
      'kala namak 10x30',
    ]) {
      expect(await slugsOf({ q })).toEqual([])
    }
  })

  it('compares whole words with synonyms, and parts of words with the text itself', async () => {
    expect(await slugsOf({ q: 'lentils' })).toEqual(['dal'])
    expect(await slugsOf({ q: 'dal' })).toEqual(['sandals', 'dal'])
  })

  it('stays within the category and finds no draft', async () => {
    expect(await slugsOf({ q: 'dal', category: 'Food' })).toEqual(['dal'])
    expect(await slugsOf({ q: 'achar' })).not.toContain('draft')
  })

  it.each(['newest', 'price-low', 'price-high', 'rating'] as const)(
    'is continued page by page without gap or repetition, sorted by %s',
    async (sort) => {
      const all = await slugsOf({ q: 'pickle', sort })
      for (const limit of [1, 2, 3, 4]) {
        const seen: string[] = []
        for (let cursor: string | null = null, pages = 0; pages < 9; pages++) {
          const page = await listProducts(db, { ...ALL_PRODUCTS, q: 'pickle', sort, cursor, limit })
          seen.push(...page.products.map(({ slug }) => slug))
          cursor = page.next_cursor
          if (cursor === null) break
        }
        expect(seen).toEqual(all)
      }
      expect(await slugsOf({ q: 'pickle', sort, cursor: 'nobody' })).toEqual([])
    },
  )

  it('follows a changed title', async () => {
    await db.execute(sql`UPDATE products SET title = 'Tomato chutney' WHERE slug = 'mango'`)
    expect(await slugsOf({ q: 'achar' })).not.toContain('mango')
    await db.execute(sql`UPDATE products SET title = 'Mango pickle, 500 g' WHERE slug = 'mango'`)
    expect(await slugsOf({ q: 'achar' })).toContain('mango')
  })
})

describe('an operator', () => {
  it('removes a group: its words find only themselves again', async () => {
    const [group] = (await listSynonyms(db)).filter(({ words }) => words.includes('achar'))
    expect(await removeSynonyms(as(OPERATOR), { id: group?.id ?? '' })).toEqual({ ok: true })
    expect(await slugsOf({ q: 'pickle' })).toEqual(['long', 'mango'])
    expect(await removeSynonyms(as(OPERATOR), { id: group?.id ?? '' })).toEqual({ ok: false, reason: 'not-found' })
    expect(
      await db
        .select()
        .from(auditLog)
        .where(eq(auditLog.subjectId, group?.id ?? '')),
    ).toMatchObject([
      { verb: 'added', subjectKind: 'synonyms', detail: 'pickle, achar, अचार' },
      { verb: 'removed', subjectKind: 'synonyms', detail: 'pickle, achar, अचार' },
    ])
  })

  it('changes the words of a group', async () => {
    const added = await save('box, dibba')
    if (!added.ok) throw new Error(added.reason)
    expect(await slugsOf({ q: 'dibba' })).toEqual(['long'])
    expect(await save('tin, dibba', added.id)).toEqual(added)
    expect(await slugsOf({ q: 'dibba' })).toEqual([])
    expect(await save('crate, peti', crypto.randomUUID())).toEqual({ ok: false, reason: 'not-found' })
  })

  it('cannot put a word into two groups, not even spelt otherwise', async () => {
    expect(await save('preserve, Achaar')).toEqual({ ok: false, reason: 'taken', word: 'Achaar', group: 'pickle' })
    expect(await save('500, achar')).toMatchObject({ reason: 'unreadable', word: '500' })
    expect(await save('ஊறுகாய், relish')).toMatchObject({ reason: 'unreadable', word: 'ஊறுகாய்' })
    expect(await listSynonyms(db)).toHaveLength(4)
  })

  it('enters each word once, at least two and not too long', async () => {
    expect(await save('relish, Relish, RELISH')).toEqual({ ok: false, reason: 'invalid' })
    expect(await save(`relish, ${'x'.repeat(41)}`)).toEqual({ ok: false, reason: 'invalid' })
    expect(
      await save(Array.from({ length: 25 }, (_, i) => `x${String.fromCharCode(97 + i)}`).join(', ')),
    ).toMatchObject({
      reason: 'invalid',
    })
    expect(await save('relish, Relish, sauce')).toMatchObject({ ok: true })
    expect((await listSynonyms(db)).map(({ words }) => words)).toContainEqual(['relish', 'sauce'])
  })

  it.each<Actor>([{ kind: 'visitor' }, member()])('is the only one who can: %j', async (actor) => {
    const [group] = await listSynonyms(db)
    const id = group?.id ?? ''
    expect(await saveSynonyms(as(actor), { id, words: ['a1', 'b1'] })).toEqual({ ok: false, reason: 'not-allowed' })
    expect(await removeSynonyms(as(actor), { id })).toEqual({ ok: false, reason: 'not-allowed' })
    expect(await listSynonyms(db)).toHaveLength(4)
  })
})

describe('the groups that every installation gets', () => {
  it('are at least 150 with all their words, in Latin and in Devanagari', async () => {
    await db.delete(synonymGroups)
    await insertFirstSynonyms(db, NOW)
    expect(FIRST_SYNONYMS.length).toBeGreaterThanOrEqual(150)
    const words = (list: readonly { words: readonly string[] }[]) => list.map((group) => group.words.join()).toSorted()
    expect(words(await listSynonyms(db))).toEqual(words(FIRST_SYNONYMS))
    const scripts = FIRST_SYNONYMS.filter((group) => group.words.some((word) => /\p{scx=Deva}/u.test(word)))
    expect(scripts.length).toBeGreaterThanOrEqual(150)
  })

  it('are not brought back after they were removed, and leave out words of an operator’s groups', async () => {
    await db.delete(synonymGroups)
    await save('tuver, papad')
    await insertFirstSynonyms(db, NOW)
    const papad = (await listSynonyms(db)).find(({ words }) => words.includes('appalam'))
    expect(papad?.words).toEqual(['पापड़', 'papadum', 'poppadom', 'appalam'])
    expect(await removeSynonyms(as(OPERATOR), { id: papad?.id ?? '' })).toEqual({ ok: true })
    const before = await listSynonyms(db)
    await insertFirstSynonyms(db, NOW)
    expect(await listSynonyms(db)).toEqual(before)
    expect(await db.$count(synonymGroups, isNull(synonymGroups.removedAt))).toBe(before.length)
  })
})
