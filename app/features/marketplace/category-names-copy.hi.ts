import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './category-names-copy.ts'

export const categoryNames = {
  clothing: 'कपड़े',
  accessories: 'गहने और बैग',
  'home-and-garden': 'घर और बग़ीचा',
  beauty: 'सौंदर्य',
  food: 'खाने का सामान',
  handmade: 'हाथ से बना',
} satisfies Translated<typeof english.categoryNames>
