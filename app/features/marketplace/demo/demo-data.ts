import type { CATEGORIES, Glyph } from '#app/features/marketplace/categories.ts'
import type { IndianState } from '#app/platform/india/states.ts'

// Invented shops and products. Amounts are whole units (rupees or dollars).

type CategorySlug = (typeof CATEGORIES)[number]['slug']

export interface DemoSeller {
  slug: string
  displayName: string
  bio: string
  region: string
  /** The Indian State that the seller sends from; null abroad. */
  state: IndianState | null
  /** Sends within the seller's own State only. */
  isOwnStateOnly?: boolean
  isVerified: boolean
}

export interface DemoProduct {
  slug: string
  title: string
  description: string
  price: number
  currency: 'INR' | 'USD'
  category: CategorySlug
  seller: string
  glyph?: Glyph
}

export const REGIONS: readonly { name: string; country: string }[] = [
  { name: 'Maheshwar', country: 'India' },
  { name: 'Nashik', country: 'India' },
  { name: 'Bankura', country: 'India' },
  { name: 'Madhubani', country: 'India' },
  { name: 'Puri', country: 'India' },
  { name: 'Warangal', country: 'India' },
  { name: 'Chettinad', country: 'India' },
  { name: 'Bikaner', country: 'India' },
  { name: 'Kutch', country: 'India' },
  { name: 'Imphal', country: 'India' },
  { name: 'Lalitpur', country: 'Nepal' },
  { name: 'Jaffna', country: 'Sri Lanka' },
]

export const SELLERS: readonly DemoSeller[] = [
  {
    slug: 'lata-maheshwar',
    displayName: 'Lata',
    bio: 'I weave on a pit loom by the Narmada, as my mother did. Two neighbours now weave with me.',
    region: 'Maheshwar',
    state: 'Madhya Pradesh',
    isVerified: true,
  },
  {
    slug: 'savitri-nashik',
    displayName: 'Savitri',
    bio: 'Pickles and chutneys from my own terrace. Every jar stands in the sun for twenty days.',
    region: 'Nashik',
    state: 'Maharashtra',
    isVerified: true,
  },
  {
    slug: 'nasreen-bankura',
    displayName: 'Nasreen',
    bio: 'I shape and fire terracotta jewellery. I began with one kiln and a borrowed wheel.',
    region: 'Bankura',
    state: 'West Bengal',
    isVerified: false,
  },
  {
    slug: 'munni-devi-madhubani',
    displayName: 'Munni Devi',
    bio: 'Sikki grass turns gold when it dries. I coil baskets from it and teach girls after school.',
    region: 'Madhubani',
    state: 'Bihar',
    isVerified: true,
  },
  {
    slug: 'kamala-puri',
    displayName: 'Kamala',
    bio: 'My nursery is a courtyard of sixty pots. I send plants that have already flowered once.',
    region: 'Puri',
    state: 'Odisha',
    isOwnStateOnly: true,
    isVerified: false,
  },
  {
    slug: 'jhansi-shg-warangal',
    displayName: 'Jhansi SHG',
    bio: 'Eleven women, one soap shed. We share the work and the money in equal parts.',
    region: 'Warangal',
    state: 'Telangana',
    isVerified: true,
  },
  {
    slug: 'revathi-chettinad',
    displayName: 'Revathi',
    bio: 'Cotton sarees in the old Chettinad checks. I choose the yarn, three families weave it.',
    region: 'Chettinad',
    state: 'Tamil Nadu',
    isVerified: true,
  },
  {
    slug: 'bikaner-mahila-mandal',
    displayName: 'Mahila Mandal',
    bio: 'Papad and badi, rolled by hand each morning by a group of twenty-four women.',
    region: 'Bikaner',
    state: 'Rajasthan',
    isVerified: false,
  },
  {
    slug: 'hansaben-kutch',
    displayName: 'Hansaben',
    bio: 'Rabari stitch and mirror work. I draw nothing before; the needle knows the way.',
    region: 'Kutch',
    state: 'Gujarat',
    isVerified: true,
  },
  {
    slug: 'ibemhal-imphal',
    displayName: 'Ibemhal',
    bio: 'I sell at Ima market, where only women keep stalls. Black rice, herbs and reed mats.',
    region: 'Imphal',
    state: 'Manipur',
    isVerified: true,
  },
  {
    slug: 'sarita-lalitpur',
    displayName: 'Sarita',
    bio: 'Dhaka cloth from a loom at home, felt from a workshop of nine women across the road.',
    region: 'Lalitpur',
    state: null,
    isVerified: false,
  },
]

/** Newest first. */
export const PRODUCTS: readonly DemoProduct[] = [
  {
    slug: 'handloom-dupatta-madder',
    title: 'Handloom dupatta, madder stripe',
    description: 'Cotton and silk, 2.3 m, woven on a pit loom and dyed with madder root. Wash cold, dry in shade.',
    price: 1450,
    currency: 'INR',
    category: 'clothing',
    seller: 'lata-maheshwar',
  },
  {
    slug: 'mango-pickle-500-g',
    title: 'Mango pickle, 500 g, sun-cured',
    description: 'Raw mango, mustard oil, fenugreek and twenty days of sun. Nothing else. Keeps for a year.',
    price: 220,
    currency: 'INR',
    category: 'food',
    seller: 'savitri-nashik',
  },
  {
    slug: 'terracotta-jhumka-pair',
    title: 'Terracotta jhumka, pair',
    description: 'Fired twice and painted by hand. 9 g each, with hooks of surgical steel.',
    price: 180,
    currency: 'INR',
    category: 'accessories',
    seller: 'nasreen-bankura',
  },
  {
    slug: 'sikki-grass-basket-medium',
    title: 'Sikki grass basket, medium',
    description: 'Coiled from golden grass, 22 cm wide, with a lid. For bread, for bangles, for letters.',
    price: 640,
    currency: 'INR',
    category: 'handmade',
    seller: 'munni-devi-madhubani',
  },
  {
    slug: 'tulsi-in-a-clay-pot',
    title: 'Tulsi in a clay pot',
    description: 'A Krishna tulsi of 20 cm in an unglazed pot. Travels in its own soil, watered for the journey.',
    price: 150,
    currency: 'INR',
    category: 'home-and-garden',
    seller: 'kamala-puri',
  },
  {
    slug: 'neem-soap-three-bars',
    title: 'Neem soap, three bars',
    description: 'Cold-pressed with neem leaf and coconut oil, cured six weeks. 100 g each, no perfume.',
    price: 270,
    currency: 'INR',
    category: 'beauty',
    seller: 'jhansi-shg-warangal',
  },
  {
    slug: 'cotton-saree-jamun-with-border',
    title: 'Cotton saree, jamun with border',
    description: 'Chettinad check in 80-count cotton, 5.5 m with blouse piece. Softer with every wash.',
    price: 2300,
    currency: 'INR',
    category: 'clothing',
    seller: 'revathi-chettinad',
  },
  {
    slug: 'urad-papad-250-g',
    title: 'Urad papad, 250 g',
    description: 'Black gram, pepper and a little asafoetida, rolled thin by hand and dried on cots.',
    price: 95,
    currency: 'INR',
    category: 'food',
    seller: 'bikaner-mahila-mandal',
  },
  {
    slug: 'mirror-work-cushion-cover',
    title: 'Mirror-work cushion cover',
    description: 'Rabari embroidery with forty small mirrors on indigo cotton. 40 × 40 cm, closes with loops.',
    price: 34,
    currency: 'USD',
    category: 'home-and-garden',
    seller: 'hansaben-kutch',
    glyph: 'cloth',
  },
  {
    slug: 'black-rice-1-kg',
    title: 'Black rice, 1 kg',
    description: 'Chakhao from the valley fields, this year’s harvest. Turns purple in the pot, smells of nuts.',
    price: 310,
    currency: 'INR',
    category: 'food',
    seller: 'ibemhal-imphal',
  },
  {
    slug: 'dhaka-shawl-red-and-ochre',
    title: 'Dhaka shawl, red and ochre',
    description: 'Woven thread by thread without a card, 180 × 60 cm. Each takes eleven days at the loom.',
    price: 68,
    currency: 'USD',
    category: 'clothing',
    seller: 'sarita-lalitpur',
  },
  {
    slug: 'bangles-with-stitched-cord',
    title: 'Bangles with stitched cord, set of four',
    description:
      'Brass cores wound with cotton cord, stitched over in Rabari colours. The size is the inner width in inches.',
    price: 420,
    currency: 'INR',
    category: 'accessories',
    seller: 'hansaben-kutch',
  },
  {
    slug: 'hibiscus-hair-oil-200-ml',
    title: 'Hibiscus hair oil, 200 ml',
    description: 'Hibiscus and curry leaf, warmed for nine hours in coconut oil, then strained through muslin.',
    price: 240,
    currency: 'INR',
    category: 'beauty',
    seller: 'jhansi-shg-warangal',
    glyph: 'jar',
  },
  {
    slug: 'kauna-reed-mat',
    title: 'Kauna reed mat',
    description: 'Water reed from Loktak, pressed and woven, 120 × 60 cm. Cool in summer, rolls to nothing.',
    price: 780,
    currency: 'INR',
    category: 'handmade',
    seller: 'ibemhal-imphal',
  },
  {
    slug: 'marigold-seedlings-six',
    title: 'Marigold seedlings, six',
    description: 'Six young plants in leaf cups that go into the earth with them. Flowers in five weeks.',
    price: 120,
    currency: 'INR',
    category: 'home-and-garden',
    seller: 'kamala-puri',
  },
  {
    slug: 'garlic-chutney-200-g',
    title: 'Garlic chutney, 200 g',
    description: 'Dry Nashik garlic, red chilli and coconut, pounded on stone. Hot; a little goes far.',
    price: 140,
    currency: 'INR',
    category: 'food',
    seller: 'savitri-nashik',
  },
  {
    slug: 'felt-finger-puppets-five',
    title: 'Felt finger puppets, five',
    description: 'Sheep’s wool, felted and sewn: an owl, a goat, a tiger, a girl and her grandmother.',
    price: 12,
    currency: 'USD',
    category: 'handmade',
    seller: 'sarita-lalitpur',
    glyph: 'cloth',
  },
  {
    slug: 'terracotta-pendant-lotus',
    title: 'Terracotta pendant, lotus',
    description: 'A lotus of 4 cm on waxed cotton cord. Light enough to forget you wear it.',
    price: 160,
    currency: 'INR',
    category: 'accessories',
    seller: 'nasreen-bankura',
  },
  {
    slug: 'rose-and-besan-face-pack-150-g',
    title: 'Rose and besan face pack, 150 g',
    description: 'Gram flour, dried rose and turmeric, ground fine. Mix with water or curd.',
    price: 190,
    currency: 'INR',
    category: 'beauty',
    seller: 'jhansi-shg-warangal',
  },
  {
    slug: 'maheshwari-stole-neem-green',
    title: 'Maheshwari stole, neem green',
    description: 'Silk and cotton with the fort’s own border, 200 × 55 cm. The fringe is knotted by hand.',
    price: 980,
    currency: 'INR',
    category: 'clothing',
    seller: 'lata-maheshwar',
  },
]

/** The checks of a verified seller, as visitors read them. */
export const CHECKS = [
  { kind: 'identity', note: 'Voter ID seen in a video call' },
  { kind: 'address', note: 'A letter with a code reached the shop' },
] as const

export const OPERATOR_NAME = 'Market desk'
