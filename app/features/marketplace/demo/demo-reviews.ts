// Invented reviews. Every product averages 4.8 stars: four fives for each four.

const STARS = [5, 5, 4, 5, 5] as const
/** Each product has one, two or three rounds of `STARS`. */
const ROUNDS = [2, 1, 3, 1] as const
/** Reviews of one product at most. */
export const REVIEWS_MAX = STARS.length * Math.max(...ROUNDS)

const NAMES = ['Anita', 'Farida', 'Joyce', 'Meena', 'Radhika', 'Shabnam', 'Tenzin', 'Usha', 'Zoya', 'Ritu', 'Leela']

/** Days between a product's publication and its first review, and between two reviews. */
const FIRST_AFTER_DAYS = 6
const BETWEEN_DAYS = 2.35

interface DemoReview {
  stars: number
  authorName: string
  /** Empty for a review of stars alone. */
  text: string
  daysOnSale: number
}

/** Product slug → texts of one four-star review and of some five-star reviews. */
const TEXTS: Readonly<Record<string, readonly [four: string, ...fives: string[]]>> = {
  'handloom-dupatta-madder': [
    'Beautiful red. The fringe needed a trim.',
    'The colour did not run in the first wash.',
    'Softer than it looks in the picture.',
    'I wore it to my cousin’s wedding and was asked about it all day.',
  ],
  'mango-pickle-500-g': [
    'A little salty for us, but the mango is good.',
    'Tastes like my grandmother’s jar. The seal was tight.',
    'Half of it was gone in a week.',
  ],
  'terracotta-jhumka-pair': [
    'Pretty, but one hook was loose. I bent it back.',
    'So light that I forget them.',
    'Packed in straw, nothing broken.',
  ],
  'sikki-grass-basket-medium': [
    'Good basket. I expected a slightly bigger one.',
    'Holds our rotis and looks lovely on the table.',
    'The weave is very even.',
    'Smells of dry grass. My daughter keeps her bangles in it.',
  ],
  'tulsi-in-a-clay-pot': [
    'The plant is healthy. The pot had a small chip.',
    'Arrived moist and green after four days.',
    'Growing well on our balcony.',
  ],
  'neem-soap-three-bars': [
    'Does what it should. The bars are a bit soft.',
    'No perfume, which is what I wanted.',
    'My son’s skin is calmer since we use it.',
  ],
  'cotton-saree-jamun-with-border': [
    'Lovely saree. The blouse piece is a little short.',
    'The border is heavier than I thought, in a good way.',
    'Second one from this shop, and just as good.',
    'Easy to drape for office.',
  ],
  'urad-papad-250-g': [
    'Three of them were broken, the rest were crisp.',
    'Roasts evenly and has enough pepper.',
    'We order these every month now.',
  ],
  'mirror-work-cushion-cover': [
    'Pretty stitches. The zip is a little stiff.',
    'Every mirror is sewn firmly.',
    'It brightens the whole room.',
  ],
  'black-rice-1-kg': [
    'Takes longer to cook than written. Good taste.',
    'Nutty, and the kheer turns purple.',
    'Clean grains, no stones.',
  ],
  'dhaka-shawl-red-and-ochre': [
    'Warm and well woven. A day late.',
    'The pattern is the same on both sides.',
    'My mother has not taken it off since Diwali.',
  ],
  'bangles-with-stitched-cord': [
    'Nice work, size runs small.',
    'The cord is stitched very neatly.',
    'They match everything I own.',
  ],
  'hibiscus-hair-oil-200-ml': [
    'Good oil. The cap leaked a little.',
    'Light smell and it washes out easily.',
    'Less hair on my comb after a month.',
  ],
  'kauna-reed-mat': [
    'Strong mat. It took two days to lie flat.',
    'Cool to sit on in May.',
    'Rolled well and arrived without a crease.',
  ],
  'marigold-seedlings-six': [
    'Five of six grew.',
    'Came wrapped in wet paper with a note on planting.',
    'The first flower opened last week.',
  ],
  'garlic-chutney-200-g': [
    'Very hot. A mild one would be nice.',
    'Perfect with bhakri.',
    'One spoon is enough for the whole dal.',
  ],
  'felt-finger-puppets-five': [
    'Sweet puppets. The goat’s ear came loose.',
    'My class of six-year-olds fights over the tiger.',
    'Well stitched, and they fit an adult finger too.',
  ],
  'terracotta-pendant-lotus': [
    'Nice pendant, the cord is a little long.',
    'Each petal is cut by hand; you can see it.',
    'A gift for my sister. She loved it.',
  ],
  'rose-and-besan-face-pack-150-g': [
    'Good, but I wish it came with a spoon.',
    'Skin feels clean, not dry.',
    'Smells of real rose.',
  ],
  'maheshwari-stole-neem-green': [
    'The green is darker than in the picture. Still lovely.',
    'The knots of the fringe are perfect.',
    'Thin enough for summer.',
    'It came in a cotton bag with the weaver’s name on it.',
  ],
}

/** Reviews of a demo product, oldest first. Texts that run out leave stars alone. */
export function demoReviews(slug: string, productIndex: number): DemoReview[] {
  const [four = '', ...fives] = TEXTS[slug] ?? []
  const texts = { 4: [four], 5: fives }
  const stars = Array.from({ length: ROUNDS[productIndex % ROUNDS.length] ?? 1 }, () => STARS).flat()
  return stars.map((given, i) => ({
    stars: given,
    authorName: NAMES[(productIndex * 3 + i) % NAMES.length] ?? '',
    text: texts[given].shift() ?? '',
    daysOnSale: FIRST_AFTER_DAYS + i * BETWEEN_DAYS,
  }))
}
