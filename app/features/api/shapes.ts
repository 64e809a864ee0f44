import * as v from 'valibot'
import { AGE_BANDS } from '#app/features/students/limits.ts'
import { CAUSE_CATEGORIES } from '#app/features/stories/schema.ts'

// The API's response schemas, with the names of the tables. Used by the document and by the tests of responses.

export const id = v.pipe(v.string(), v.uuid())
const text = v.string()
const nullableText = v.nullable(v.string())
const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const moment = v.pipe(v.string(), v.isoTimestamp())
const url = v.pipe(v.string(), v.url())
const nullableUrl = v.nullable(url)

export const mediaShape = v.object({
  id,
  kind: v.picklist(['image', 'video']),
  caption: text,
  width: count,
  height: count,
  sources: v.array(v.object({ src: url, type: text, width: count })),
})

export const storyShape = v.object({
  id,
  student_id: v.nullable(id),
  title: text,
  description: text,
  cause_category: v.picklist(CAUSE_CATEGORIES),
  location: nullableText,
  impact_metrics: v.record(v.string(), v.union([v.number(), v.string()])),
  media_urls: v.array(url),
  media: v.array(mediaShape),
  is_published: v.boolean(),
  likes_count: count,
  created_at: moment,
  is_anonymous: v.boolean(),
  is_sample: v.boolean(),
  is_yours: v.boolean(),
  is_liked: v.boolean(),
  student_profiles: v.nullable(v.object({ display_name: text, college_name: text, profile_image_url: nullableUrl })),
})

export const feedShape = v.object({
  stories: v.array(storyShape),
  next_cursor: v.pipe(nullableText, v.description('The `cursor` of the next page; null on the last page.')),
})

export const sharedShape = v.object({
  story: storyShape,
  is_waiting: v.pipe(v.boolean(), v.description('The story is not public until a guardian consents.')),
  media_cut: v.pipe(count, v.description('Number of files beyond the limit, which were ignored.')),
  media_missing: v.pipe(
    count,
    v.description('Number of other files that were not the author’s, already used or deleted.'),
  ),
})

export const likeShape = v.object({ story_id: id, is_liked: v.boolean(), likes_count: count })
export const likesShape = v.object({ likes: v.array(v.object({ story_id: id })) })
export const feedCountsShape = v.object({ stories_count: count, likes_count: count })

export const profileShape = v.object({
  id,
  user_id: id,
  student_id: nullableText,
  college_name: text,
  course: nullableText,
  year_of_study: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  display_name: text,
  bio: nullableText,
  profile_image_id: v.nullable(id),
  profile_image_url: nullableUrl,
  age_band: v.picklist(AGE_BANDS),
  guardian_state: v.picklist(['not-needed', 'not-asked', 'asked', 'allowed', 'declined', 'withdrawn']),
  may_publish: v.boolean(),
  created_at: moment,
})

export const statsShape = v.object({
  stories_count: count,
  likes_count: count,
  impact_points: count,
  rank: v.pipe(v.number(), v.integer(), v.minValue(1)),
})

const regionShape = v.object({ id, name: text, country: text })
export const regionsShape = v.object({ regions: v.array(regionShape) })

export const categoriesShape = v.object({ categories: v.array(v.object({ id, slug: text, name: text })) })

/** Where a seller's picture is. */
const portraitUrl = v.pipe(
  nullableText,
  v.description('The path of the seller’s picture on this site, a WebP of at most 360 pixels width; null without one.'),
)

/** What the law asks to be said about a product, as its seller stated it. */
const informationShape = v.object({
  common_name: nullableText,
  net_quantity: v.pipe(nullableText, v.description('A number and a unit, like 500 g.')),
  diet: v.pipe(nullableText, v.description('For food: vegetarian or non-vegetarian.')),
  ingredients: nullableText,
  allergens: v.pipe(v.nullable(v.array(text)), v.description('For food: no-allergens if it has none of them.')),
  best_before: v.pipe(nullableText, v.description('A date, or a time from packing like 9 months.')),
  fssai_number: nullableText,
  fssai_checked_until: v.pipe(
    nullableText,
    v.description('The day until which our comparison with the FSSAI register holds; null for a seller’s statement.'),
  ),
  made_of: nullableText,
  maker: v.pipe(nullableText, v.description('The maker, packer or importer.')),
  maker_address: nullableText,
  country_of_origin: nullableText,
  month_of_manufacture: nullableText,
})

export const productShape = v.object({
  id,
  slug: text,
  title: text,
  description: text,
  options: v.pipe(v.array(text), v.description('Names of its options; empty for a product with one variant only.')),
  variants: v.pipe(
    v.array(
      v.object({
        id,
        number: v.pipe(count, v.description('Within the product; never used again.')),
        options: v.pipe(v.array(text), v.description('Its values of the options, in their order.')),
        price_minor: count,
        list_price_minor: v.nullable(count),
        stock: count,
        image: nullableText,
        thumbnail_url: nullableText,
      }),
    ),
    v.description('At least one.'),
  ),
  price_minor: v.pipe(count, v.description('In minor units of the currency: of the cheapest variant.')),
  currency: text,
  list_price_minor: v.nullable(count),
  images: v.array(text),
  thumbnail_url: nullableText,
  is_active: v.boolean(),
  free_shipping: v.boolean(),
  glyph: text,
  stock: v.pipe(count, v.description('Quantity of all variants that can be ordered now.')),
  delivery_minor: v.pipe(
    count,
    v.description(
      'Delivery charge in minor units while the State of delivery is not known, once for each seller of an order.',
    ),
  ),
  delivery_days: v.pipe(count, v.description('Days from order to delivery while the State of delivery is not known.')),
  categories: v.object({ name: text }),
  seller_profiles: v.object({
    id,
    slug: text,
    display_name: text,
    profile_image_url: portraitUrl,
    is_verified: v.boolean(),
    holiday_until: v.pipe(
      nullableText,
      v.description(
        'Nothing of this seller can be ordered until then, in ISO 8601; null without a holiday. It may be over.',
      ),
    ),
    regions: v.object({ name: text, country: text }),
  }),
  information: informationShape,
  rating: v.nullable(v.object({ average: v.number(), count })),
})
export const productsShape = v.object({ products: v.array(productShape), next_cursor: nullableText })

export const sellersShape = v.object({
  sellers: v.array(
    v.object({
      id,
      slug: text,
      display_name: text,
      bio: text,
      is_verified: v.boolean(),
      region_id: id,
      profile_image_url: portraitUrl,
      regions: regionShape,
    }),
  ),
})
export const sellerCountsShape = v.object({
  total: count,
  verified: count,
  sellers: v.array(v.object({ seller_id: id, product_count: count })),
})

export const uploadShape = v.object({
  id,
  kind: v.picklist(['image', 'video', 'document']),
  width: count,
  height: count,
  sources: v.array(v.object({ src: text, type: text, width: count })),
  path: text,
})
