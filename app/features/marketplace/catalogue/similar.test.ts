import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { listSimilarProducts } from './similar-queries.server.ts'
import { openShop } from '#app/features/marketplace/shop.test-support.ts'

const { db } = await testDatabase()

const SAMPLE_PRODUCTS: readonly [slug: string, title: string, description: string, category?: string][] = [
  ['saree', 'Cotton saree, jamun with border', 'Chettinad check, 5.5 m with blouse piece.', 'Clothing'],
  ['silk-saree', 'Silk saree from Maheshwar', 'Woven by hand.', 'Clothing'],
  ['dupatta', 'Handloom dupatta, madder stripe', 'Dyed with madder root.', 'Clothing'],
  ['shawl', 'Dhaka shawl, red and ochre', 'Eleven days at the loom.', 'Clothing'],
  ['kurta', 'चिकनकारी कुर्ता', 'लखनऊ की हाथ की कढ़ाई', 'Clothing'],
  ['pickle', 'Mango pickle, 500 g', 'Raw mango, mustard oil. Aam ka achaar.'],
  ['lime-pickle', 'Nimbu ka achaar', 'Lime, salt and sun.'],
  ['papad', 'Urad papad, 250 g', 'Black gram and pepper.'],
  ['rice', 'Black rice, 1 kg', 'Chakhao from the valley.'],
  ['chutney', 'Garlic chutney', 'Red chilli and coconut.'],
  ['tea', 'असम की चाय', 'Second flush.'],
  ['masala', 'घर का गरम मसाला', 'Ground on stone.'],
  ['honey', 'Wild honey from the Sundarbans', 'Raw.'],
  ['jhumka', 'Terracotta jhumka, pair', 'Fired twice.', 'Accessories'],
  ['necklace', 'Dokra necklace', 'Lost-wax brass.', 'Accessories'],
  ['bangles', 'Bangles with stitched cord', 'Brass cores.', 'Accessories'],
  ['basket', 'Sikki grass basket', 'Golden grass, with a lid.', 'Handmade'],
  ['puppets', 'Felt finger puppets', 'Wool, felted and sewn.', 'Handmade'],
  ['tulsi', 'Tulsi in a clay pot', 'Krishna tulsi.', 'Home & Garden'],
  ['cushion', 'Mirror-work cushion cover', 'Rabari embroidery on indigo.', 'Home & Garden'],
  ['diya', 'मिट्टी का दीया', 'बारह का जोड़ा', 'Home & Garden'],
  ['notebook', 'Notebook of the École, café au lait', 'Handmade paper.', 'Home & Garden'],
  ['soap', 'Neem soap, three bars', 'Coconut oil.', 'Beauty'],
  ['hair-oil', 'Hibiscus hair oil', 'Curry leaf.', 'Beauty'],
  ['haldi', 'हल्दी और चंदन का उबटन', 'Rose and besan.', 'Beauty'],
]

beforeAll(async () => {
  const shop = await openShop(db)
  for (const [slug, title, description, category = 'Food'] of SAMPLE_PRODUCTS)
    await shop.add({ slug, title, description, category })
  await shop.add({ slug: 'draft', title: 'Sarre picle', isActive: false })
})

const similar = async (q: string, category: string | null = null) =>
  (await listSimilarProducts(db, { q, category })).map(({ slug }) => slug)

describe('which product is listed first', () => {
  it.each([
    // typing errors
    ['sarre', 'silk-saree'],
    ['saari', 'silk-saree'],
    ['coton sari', 'saree'],
    ['cottn', 'saree'],
    ['picle', 'pickle'],
    ['pikle', 'pickle'],
    ['pickels', 'pickle'],
    ['mongo pickel', 'pickle'],
    ['dupata', 'dupatta'],
    ['duppatta', 'dupatta'],
    ['shol', 'shawl'],
    ['shaul', 'shawl'],
    ['chutny', 'chutney'],
    ['chatni', 'chutney'],
    ['teracota', 'jhumka'],
    ['terracota jumka', 'jhumka'],
    ['jhumkha', 'jhumka'],
    ['neklace', 'necklace'],
    ['necklase', 'necklace'],
    ['bangels', 'bangles'],
    ['baskit', 'basket'],
    ['pupets', 'puppets'],
    ['tulsee', 'tulsi'],
    ['embroidry', 'cushion'],
    ['cusion cover', 'cushion'],
    ['nim soap', 'soap'],
    ['hibiscuss oil', 'hair-oil'],
    ['handlum', 'dupatta'],
    ['papadd', 'papad'],
    ['blak rise', 'rice'],
    // accents
    ['ecole', 'notebook'],
    ['cafe', 'notebook'],
    ['ÉCÔLE', 'notebook'],
    ['sarée', 'silk-saree'],
    // Hindi letters, Latin words
    ['साड़ी', 'silk-saree'],
    ['अचार', 'lime-pickle'],
    ['नींबू का अचार', 'lime-pickle'],
    ['तुलसी', 'tulsi'],
    ['झुमका', 'jhumka'],
    ['दुपट्टा', 'dupatta'],
    ['पापड़', 'papad'],
    // Latin letters, Hindi words
    ['diya', 'diya'],
    ['mitti ka deeya', 'diya'],
    ['garam masala', 'masala'],
    ['chai', 'tea'],
    ['chaay', 'tea'],
    ['haldi', 'haldi'],
    ['ubtan', 'haldi'],
    ['chikankari kurta', 'kurta'],
    ['kurtaa', 'kurta'],
    // Hindi letters, typed otherwise
    ['हलदी', 'haldi'],
    ['कुरता', 'kurta'],
    ['दिया', 'diya'],
  ])('for %s is %s', async (q, first) => {
    expect((await similar(q))[0]).toBe(first)
  })
})

describe('what is not listed', () => {
  it.each(['laptop', 'silver', 'shoes', 'xyzzy', 'car', 'and the of', '500', '???', '🪔', 'ராகி', 'x'.repeat(100)])(
    'anything for %s',
    async (q) => {
      expect(await similar(q)).toEqual([])
    },
  )

  it('a draft, another category, or a product with less than half of the search words', async () => {
    expect(await similar('sarre picle')).not.toContain('draft')
    expect(await similar('sarre', 'Food')).toEqual([])
    expect(await similar('picle', 'Food')).toEqual(['pickle'])
    expect(await similar('laptop tablet sarre')).toEqual([])
  })

  it('a paused product: its words are removed, and restored when it is published', async () => {
    await db.execute(sql`UPDATE products SET is_active = false WHERE slug = 'tulsi'`)
    expect(await similar('tulsee')).toEqual([])
    await db.execute(sql`UPDATE products SET is_active = true, title = 'Tulasi' WHERE slug = 'tulsi'`)
    expect(await similar('tulasy')).toEqual(['tulsi'])
  })
})

it('at most twelve are listed, the newest first among equals', async () => {
  const shop = await db.execute<{ id: string }>(sql`
    INSERT INTO products (slug, title, description, price_minor, currency, is_active, category_id, seller_id, created_at)
    SELECT 'lamp-' || i, 'Brass lantern ' || i, '', 100, 'INR', true, category_id, seller_id, created_at + i * interval '1 day'
      FROM products, generate_series(1, 14) i WHERE slug = 'soap' RETURNING id`)
  expect(shop.rows).toHaveLength(14)
  const found = await similar('lantren')
  expect(found).toHaveLength(12)
  expect(found[0]).toBe('lamp-14')
})
