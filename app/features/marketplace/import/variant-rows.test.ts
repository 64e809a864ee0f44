import { beforeAll, describe, expect, it } from 'vitest'
import {
  exportProducts,
  exportWrongRows,
  findImport,
  findOwnProduct,
  type ImportReport,
} from '#app/features/marketplace/listing/own-queries.server.ts'
import { openShop } from '#app/features/marketplace/shop.test-support.ts'
import { products, sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import { findFailedChecks } from '#db/checks/data-checks.ts'
import { NOW } from '#test/clock.ts'
import { contextOn } from '#test/context.ts'
import { testDatabase } from '#test/database.ts'
import { member } from '#test/people.ts'
import { importProducts } from './import-products.server.ts'

const { db } = await testDatabase()
const savitri = member('Savitri')
const HEAD = 'title,category,price,stock,delivery,state,option1_name,option1_value,option2_name,option2_value'

async function take(...lines: string[]): Promise<ImportReport> {
  const bytes = new TextEncoder().encode(lines.join('\n'))
  const done = await importProducts(contextOn(db)(savitri), { fileName: 'my.csv', bytes })
  const report = done.ok ? await findImport(db, { actor: savitri, id: done.id }) : null
  if (!report) throw new Error(JSON.stringify(done))
  return report
}
const figures = ({ rowsTotal, rowsSaved, skipped, wrong }: ImportReport) => [
  rowsTotal,
  rowsSaved,
  skipped.length,
  wrong.length,
]
const faults = ({ wrong }: ImportReport) =>
  wrong.map((row) => [row.line, ...row.faults.map(({ column, sentence }) => `${column}: ${sentence}`)])
const own = async (slug: string) => {
  const product = await findOwnProduct(db, { actor: savitri, slug })
  return product?.variants.map(({ options, priceMinor, stock }) =>
    [options.join('/'), priceMinor / 100, stock].join(' '),
  )
}
const expectSound = async () => expect(await findFailedChecks(db, NOW)).toEqual([])

beforeAll(async () => {
  await openShop(db)
  await db.update(sellerProfiles).set({ userId: savitri.userId })
})

describe('a file with one row for each variant, half of them wrong', () => {
  const pickle = (price: string, stock: string, weight: string, name = 'Weight') =>
    `Mango pickle,Food,${price},${stock},40,published,${name},${weight},,`
  const FILE = [
    HEAD,
    pickle('-5', '3', '250 g'),
    pickle('220', '8', '500 g'),
    pickle('400', 'many', '1 kg'),
    pickle('700', '1', '2 kg'),
    pickle('900', '1', ''),
    pickle('900', '1', '2 kg'),
    pickle('900', '1', '5 kg', 'Size'),
    pickle('2000', '1', '10 kg'),
  ]

  it('saves the others once, and reports each wrong row with what is wrong', async () => {
    const report = await take(...FILE)
    expect(figures(report)).toEqual([8, 3, 0, 5])
    expect(faults(report)).toEqual([
      [2, 'price: Enter the price as a number, for example 450 or 99.50.'],
      [4, 'stock: Enter the quantity in stock, a whole number from 0 to 99,999.'],
      [6, 'option1_value: Enter the value of the option, for example 500 g.'],
      [7, 'option1_value: Line 5 has the same product and options.'],
      [8, 'option1_name: This listing has the options Weight. Use the same names in all its lines.'],
    ])
    expect(await own('mango-pickle')).toEqual(['500 g 220 8', '2 kg 700 1', '10 kg 2000 1'])
    await expectSound()
  })

  it('sent again, saves nothing twice; the corrected rows are added to the same listing', async () => {
    const again = await take(...FILE)
    expect(figures(again)).toEqual([8, 0, 3, 5])
    expect(again.skipped[0]?.title).toBe('Mango pickle, 500 g')
    const wrong = (await exportWrongRows(db, { actor: savitri, id: again.id })) ?? ''
    const corrected = wrong.split('\r\n').slice(0, 3).join('\n').replace(/'?-5/, '120').replace('many', '3')
    expect(figures(await take(corrected))).toEqual([2, 2, 0, 0])
    expect(await own('mango-pickle')).toEqual([
      '500 g 220 8',
      '2 kg 700 1',
      '10 kg 2000 1',
      '250 g 120 3',
      '1 kg 400 3',
    ])
    expect(await db.$count(products)).toBe(1)
    await expectSound()
  })
})

describe('rows with a slug and options', () => {
  it('change price and stock of their variant, or add one; the details are those of the listing', async () => {
    const report = await take(
      'slug,title,price,stock,option1_name,option1_value',
      'mango-pickle,Sour mango pickle,230,,weight,500 G',
      'mango-pickle,,,7,Weight,2 kg',
      'mango-pickle,,300,4,Weight,750 g',
      'mango-pickle,,300,,Weight,800 g',
      'mango-pickle,,99,,,',
      'mango-pickle,,240,,Weight,500 g',
    )
    expect(faults(report)).toEqual([
      [5, 'stock: Enter the quantity in stock, a whole number from 0 to 99,999.'],
      [6, 'option1_value: This listing has several variants. Enter the options of the one that you mean.'],
      [7, 'slug: Line 2 has the same product and options.'],
    ])
    expect(await own('mango-pickle')).toEqual([
      '500 g 230 8',
      '2 kg 700 7',
      '10 kg 2000 1',
      '250 g 120 3',
      '1 kg 400 3',
      '750 g 300 4',
    ])
    expect((await findOwnProduct(db, { actor: savitri, slug: 'mango-pickle' }))?.title).toBe('Sour mango pickle')
    await expectSound()
  })

  it('give options to a listing that had none; its price and stock are the first row’s', async () => {
    await take('title,category,price,stock,delivery', 'Clay lamp,Food,90,5,0')
    const head = 'slug,title,price,stock,option1_name,option1_value,option2_name,option2_value'
    const report = await take(head, 'clay-lamp,,95,,Size,S,Colour,Red', 'clay-lamp,,95,2,Size,S,Colour,Blue')
    expect(figures(report)).toEqual([2, 2, 0, 0])
    expect(await own('clay-lamp')).toEqual(['S/Red 95 5', 'S/Blue 95 2'])
    await expectSound()
  })

  it('are what an export contains: imported again, it changes nothing', async () => {
    const before = (await exportProducts(db, { actor: savitri })) ?? ''
    expect(before).toContain('option1_name,option1_value,option2_name,option2_value,option3_name,option3_value')
    expect(before.split('\r\n').filter((line) => line.startsWith('mango-pickle,'))).toHaveLength(6)
    const report = await take(before)
    expect([report.rowsSaved, report.wrong, report.skipped]).toEqual([8, [], []])
    expect(await exportProducts(db, { actor: savitri })).toBe(before)
    await expectSound()
  })

  it('beyond 50 combinations are refused', async () => {
    const rows = Array.from({ length: 51 }, (_, i) => `clay-lamp,,95,1,Size,S${i},Colour,Red`)
    const report = await take('slug,title,price,stock,option1_name,option1_value,option2_name,option2_value', ...rows)
    // Sizes S and S0 to S23 in two colours are 50 combinations.
    expect(report.rowsSaved).toBe(24)
    expect(faults(report)[0]).toEqual([26, 'option1_value: A listing can have up to 50 combinations of options.'])
    await expectSound()
  })
})
