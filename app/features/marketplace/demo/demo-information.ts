import type { Fact } from '#app/features/marketplace/schema.ts'

// Invented makers and addresses. The FSSAI numbers are nobody's: their year is 00, so pages call them examples.

type Facts = Partial<Record<Fact, string>>

/** Name and address of each demo seller as a maker. */
const MAKERS: Readonly<Record<string, { maker: string; makerAddress: string; origin?: string }>> = {
  'lata-maheshwar': { maker: 'Lata Handloom', makerAddress: 'Weavers’ Lane 3, Maheshwar, Madhya Pradesh 451224' },
  'savitri-nashik': {
    maker: 'Savitri Pickles',
    makerAddress: 'Unit 4, Mahila Udyog Kendra, Nashik, Maharashtra 422001',
  },
  'nasreen-bankura': { maker: 'Nasreen Terracotta', makerAddress: 'Post Box 12, Bankura, West Bengal 722101' },
  'munni-devi-madhubani': { maker: 'Munni Devi', makerAddress: 'Post Box 7, Madhubani, Bihar 847211' },
  'kamala-puri': { maker: 'Kamala Nursery', makerAddress: 'Post Box 31, Puri, Odisha 752001' },
  'jhansi-shg-warangal': {
    maker: 'Jhansi Self-Help Group',
    makerAddress: 'The soap shed, Village Road, Warangal, Telangana 506002',
  },
  'revathi-chettinad': { maker: 'Revathi Sarees', makerAddress: 'Post Box 5, Karaikudi, Tamil Nadu 630001' },
  'bikaner-mahila-mandal': {
    maker: 'Bikaner Mahila Mandal',
    makerAddress: 'Papad unit, Station Road, Bikaner, Rajasthan 334001',
  },
  'hansaben-kutch': { maker: 'Hansaben Rabari Work', makerAddress: 'Post Box 9, Bhuj, Gujarat 370001' },
  'ibemhal-imphal': { maker: 'Ibemhal', makerAddress: 'Stall 118, Ima Market, Imphal, Manipur 795001' },
  'sarita-lalitpur': {
    maker: 'Sarita Dhaka Weaves',
    makerAddress: 'Post Box 44, Lalitpur 44700, Nepal',
    origin: 'Nepal',
  },
}

const goods = (commonName: string, netQuantity: string, madeOf?: string): Facts => ({
  commonName,
  netQuantity,
  ...(madeOf && { madeOf }),
})

const PRODUCTS: Readonly<Record<string, Facts>> = {
  'handloom-dupatta-madder': goods('Dupatta', '1 piece', 'Cotton and silk'),
  'mango-pickle-500-g': {
    ...goods('Mango pickle', '500 g'),
    diet: 'vegetarian',
    ingredients: 'Raw mango (62 %), mustard oil, salt, fenugreek, red chilli, turmeric, asafoetida.',
    allergens: 'gluten',
    bestBefore: '12 months',
    fssai: '21500000000001',
  },
  'terracotta-jhumka-pair': goods('Earrings', '1 pair', 'Terracotta and surgical steel'),
  'sikki-grass-basket-medium': goods('Basket with a lid', '1 piece', 'Sikki grass'),
  'tulsi-in-a-clay-pot': goods('Tulsi plant', '1 piece'),
  'neem-soap-three-bars': goods('Bathing soap', '3 × 100 g'),
  'cotton-saree-jamun-with-border': goods('Saree', '1 piece', 'Cotton'),
  'urad-papad-250-g': {
    ...goods('Papad', '250 g'),
    diet: 'vegetarian',
    ingredients: 'Black gram flour (85 %), salt, black pepper, edible oil, papad khar, asafoetida.',
    allergens: 'gluten',
    bestBefore: '6 months',
    fssai: '22200000000002',
  },
  'mirror-work-cushion-cover': goods('Cushion cover', '1 piece', 'Cotton and glass mirrors'),
  'black-rice-1-kg': {
    ...goods('Black rice', '1 kg'),
    diet: 'vegetarian',
    ingredients: 'Black rice (Chakhao).',
    allergens: 'no-allergens',
    bestBefore: '9 months',
    fssai: '21600000000003',
  },
  'dhaka-shawl-red-and-ochre': goods('Shawl', '1 piece', 'Cotton'),
  'bangles-with-stitched-cord': goods('Bangles', '1 set', 'Brass and cotton cord'),
  'hibiscus-hair-oil-200-ml': goods('Hair oil', '200 ml'),
  'kauna-reed-mat': goods('Floor mat', '1 piece', 'Kauna reed'),
  'marigold-seedlings-six': goods('Marigold seedlings', '6 pieces'),
  'garlic-chutney-200-g': {
    ...goods('Dry garlic chutney', '200 g'),
    diet: 'vegetarian',
    ingredients: 'Dry garlic (48 %), dry coconut, red chilli, peanuts, salt.',
    allergens: 'nuts',
    bestBefore: '4 months',
    fssai: '21500000000001',
  },
  'felt-finger-puppets-five': goods('Finger puppets', '5 pieces', 'Sheep’s wool'),
  'terracotta-pendant-lotus': goods('Pendant', '1 piece', 'Terracotta and cotton cord'),
  'rose-and-besan-face-pack-150-g': goods('Face pack', '150 g'),
  'maheshwari-stole-neem-green': goods('Stole', '1 piece', 'Silk and cotton'),
}

/** The product information of a demo product. */
export function demoFacts({ slug, seller }: { slug: string; seller: string }): Facts {
  return { ...PRODUCTS[slug], origin: 'India', ...MAKERS[seller] }
}
