import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Actor, type Member, VISITOR } from '#app/platform/context.server.ts'
import { readCsv, writeCsv } from '#app/platform/file-formats/csv.ts'
import { findFailedChecks } from '#db/checks/data-checks.ts'
import { testDatabase } from '#test/database.ts'
import { contextOn } from '#test/context.ts'
import { member } from '#test/people.ts'
import { NOW } from '#test/clock.ts'
import { importProducts } from './import-products.server.ts'
import {
  exportProducts,
  exportWrongRows,
  findImport,
  findOwnProduct,
  type ImportReport,
} from '#app/features/marketplace/listing/own-queries.server.ts'
import { openShop } from '#app/features/marketplace/shop.test-support.ts'
import { products, sellerProfiles } from '#app/features/marketplace/tables.server.ts'

const { db } = await testDatabase()
const savitri = member('Savitri')
const as = contextOn(db)
const bytes = (text: string) => new TextEncoder().encode(text)
const send = (text: string | Uint8Array, actor: Actor = savitri) =>
  importProducts(as(actor), { fileName: 'my.csv', bytes: typeof text === 'string' ? bytes(text) : text })

async function take(text: string): Promise<ImportReport> {
  const done = await send(text)
  const report = done.ok ? await findImport(db, { actor: savitri, id: done.id }) : null
  if (!report) throw new Error(JSON.stringify(done))
  return report
}

beforeAll(async () => {
  await openShop(db)
  await db.update(sellerProfiles).set({ userId: savitri.userId })
})

describe('a product file', () => {
  const read = (text: string) => {
    const csv = readCsv(bytes(text))
    return csv.ok ? csv.rows.map(({ line, cells }) => [line, ...cells]) : csv
  }

  it('is parsed as spreadsheets write it: quotes, line breaks in cells, semicolons, byte order mark', () => {
    expect(read('\uFEFFtitle,price\r\n"Pickle, hot ""very""\r\nred",5\r\n\r\nसाड़ी,6')).toEqual([
      [1, 'title', 'price'],
      [2, 'Pickle, hot "very"\nred', '5'],
      [5, 'साड़ी', '6'],
    ])
    expect(read('title;price\n"a;b";1,50\nc;\n')).toEqual([
      [1, 'title', 'price'],
      [2, 'a;b', '1,50'],
      [3, 'c', ''],
    ])
    expect(read('a\tb\r1\t2')).toEqual([
      [1, 'a', 'b'],
      [2, '1', '2'],
    ])
    expect(read('a,b\r1,2\n5" pipe,"two\r\n\r\nlines"\n\n,\n')).toEqual([
      [1, 'a', 'b'],
      [2, '1', '2'],
      [3, '5" pipe', 'two\n\nlines'],
      [7, '', ''],
    ])
    expect(read('a,b\n\n"never closed,2\n3,4\n\n')).toEqual({ ok: false, reason: 'open-quote', line: 3 })
    expect(readCsv(new Uint8Array([0x61, 0xff, 0xfe]))).toEqual({ ok: false, reason: 'not-utf-8' })
    expect(read('')).toEqual([])
  })

  it('is the same after a round trip, and no cell is a formula', () => {
    const rows = [
      ['=1+1', "'=x", '-5', '@a', ' blank '],
      ['a,b', 'a;b', 'a"b', 'a\nb', ''],
    ]
    const text = writeCsv(rows)
    expect(text).not.toMatch(/(^|[,\n])"?[=@-]/)
    expect(read(text)).toEqual(rows.map((cells, i) => [i + 1, ...cells]))
  })

  it.each([
    ['', 'empty'],
    ['title,price\n', 'empty'],
    ['title,colour,price\na,red,1', 'unknown-columns'],
    ['title,price,Price\na,1,2', 'columns-twice'],
    ['title\na', 'missing-columns'],
    [`title,price\n${'a,1\n'.repeat(5001)}`, 'too-many-rows'],
    [`title,price\n${'a'.repeat(2 * 1024 * 1024)},1`, 'too-large'],
    ['title,price\n"a,1', 'open-quote'],
  ])('that is not one is refused as a whole: %#', async (text, reason) => {
    expect(await send(text)).toMatchObject({ ok: false, reason })
    expect(await db.$count(products)).toBe(0)
  })

  it('of a member without a shop is refused, and a report is visible to its seller only', async () => {
    const stranger: Member = { ...savitri, userId: randomUUID() }
    for (const who of [VISITOR, stranger]) {
      expect(await send('title,price\na,1', who)).toEqual({ ok: false, reason: 'not-found' })
    }
    const { id } = await take('title,price\na,wrong')
    expect(await findImport(db, { actor: stranger, id })).toBeNull()
    expect(await exportWrongRows(db, { actor: stranger, id })).toBeNull()
  })
})

const HEAD = 'slug,title,description,category,price,currency,stock,delivery,delivery_days,state,net_quantity'
const row = (i: number, change: { price?: string; stock?: string } = {}) =>
  `,"Jar ${i}, sun-cured",Made by hand,Food,${change.price ?? 100 + (i % 50)},INR,${change.stock ?? 5},free,7,${i % 10 === 0 ? 'published' : 'draft'},${i || 1} g`

describe('a file of 5,000 rows, 200 of them invalid', () => {
  const isWrong = (i: number) => i % 25 === 13
  const file = [
    HEAD,
    ...Array.from({ length: 5_000 }, (_, i) => row(i, isWrong(i) ? (i % 2 ? { price: '-5' } : { stock: 'many' }) : {})),
  ].join('\r\n')

  it('saves 4,800 and reports 200; a second import saves nothing twice, and corrected rows are saved', async () => {
    const first = await take(file)
    expect([first.rowsTotal, first.rowsSaved, first.skipped.length, first.wrong.length]).toEqual([5000, 4800, 0, 200])
    expect(await db.$count(products)).toBe(4_800)
    expect(first.wrong[0]).toMatchObject({
      line: 15,
      faults: [{ column: 'price', sentence: 'Enter the price as a number, for example 450 or 99.50.' }],
    })
    expect(first.wrong[1]).toMatchObject({ line: 40, faults: [{ column: 'stock' }] })
    const again = await take(file)
    expect([again.rowsSaved, again.skipped.length, again.wrong.length]).toEqual([0, 4800, 200])
    expect(again.skipped[0]).toEqual({ line: 2, title: 'Jar 0, sun-cured', slug: 'jar-0-sun-cured' })
    expect(await db.$count(products)).toBe(4_800)

    const wrong = (await exportWrongRows(db, { actor: savitri, id: first.id })) ?? ''
    expect(wrong.split('\r\n')).toHaveLength(202)
    expect(wrong).toContain('price: Enter the price as a number')
    const corrected = await take(wrong.replaceAll(",'-5,", ',50,').replaceAll(',many,', ',3,'))
    expect([corrected.rowsSaved, corrected.wrong]).toEqual([200, []])
    expect(await db.$count(products)).toBe(5_000)
    expect(await db.$count(products, eq(products.isActive, true))).toBe(500)
    expect(await findFailedChecks(db, NOW)).toEqual([])
  }, 120_000)
})

describe('rows with a slug', () => {
  const find = (slug: string) => findOwnProduct(db, { actor: savitri, slug })

  it('change only the given fields; an invalid row is reported and leaves its listing as it was', async () => {
    const report = await take(
      [
        'slug;title;price;stock;state',
        'jar-1-sun-cured;Jar 1, new;150;;published',
        'jar-2-sun-cured;;0;3;',
        'jar-3-sun-cured;Jar 3;;9;sold',
        'nobody;A thing;1;1;',
        'jar-1-sun-cured;Jar 1, again;1;1;',
        'jar-4-sun-cured;Jar 4',
      ].join('\n'),
    )
    expect(report.rowsSaved).toBe(1)
    expect(report.wrong.map(({ line, faults }) => [line, faults.map(({ column }) => column)])).toEqual([
      [3, ['price']],
      [4, ['state']],
      [5, ['slug']],
      [6, ['slug']],
      [7, ['']],
    ])
    expect(await find('jar-1-sun-cured')).toMatchObject({
      title: 'Jar 1, new',
      priceMinor: 150_00,
      stock: 5,
      state: 'published',
      facts: { netQuantity: '1 g' },
      prices: [{ priceMinor: 150_00, until: null }],
    })
    expect(await find('jar-2-sun-cured')).toMatchObject({ priceMinor: 102_00, stock: 5 })
    expect(await find('jar-3-sun-cured')).toMatchObject({ title: 'Jar 3, sun-cured', stock: 5 })
  })

  it('are what an export contains: imported again, it changes nothing', async () => {
    await db.delete(products).where(eq(products.isActive, false))
    const before = await exportProducts(db, { actor: savitri })
    expect(before).toContain('jar-1-sun-cured,"Jar 1, new",Made by hand,Food,150,INR,5,free,7,published')
    const report = await take(before ?? '')
    expect([report.rowsSaved, report.wrong, report.skipped]).toEqual([501, [], []])
    expect(await exportProducts(db, { actor: savitri })).toBe(before)
    expect(await findFailedChecks(db, NOW)).toEqual([])
  })
})
