import { copy } from '#app/features/marketplace/shop-products/copy.ts'
import { productCopy } from './product-copy.ts'
import { informationFields } from '#app/features/marketplace/product-information/information-fields.ts'
import { DESCRIPTION_CHARS_MAX, type Fact, TITLE_CHARS_MAX } from '#app/features/marketplace/schema.ts'

/** The product information that is free text; the rest are numbers, dates and choices. */
const FREE_FACTS = ['commonName', 'ingredients', 'madeOf'] as const satisfies readonly Fact[]
const words = copy.form
const oneLine = (typed: string) => typed.replace(/\s+/g, ' ')

interface Written {
  title: string
  description: string
  facts: Partial<Record<Fact, string>>
}

/** What the seller wrote about a product, by field, for its translation. */
export function productTexts({ title, description, facts }: Written) {
  const [commonName = '', ingredients = '', madeOf = ''] = FREE_FACTS.map((fact) => facts[fact])
  return { title, description, commonName, ingredients, madeOf }
}

type ProductTexts = ReturnType<typeof productTexts>

/** The facts with these texts instead of their own; those that are not stated stay so. */
export const factsWith = (facts: Written['facts'], texts: ProductTexts): Written['facts'] => ({
  ...facts,
  ...Object.fromEntries(FREE_FACTS.flatMap((fact) => (facts[fact] ? [[fact, texts[fact]]] : []))),
})

/** The fields of name and description in a listing's form. */
export const writtenFields = () =>
  ({
    title: {
      as: 'line',
      read: oneLine,
      label: words.title,
      charsMax: TITLE_CHARS_MAX,
      missing: productCopy.wrong.title,
    },
    description: { as: 'text', label: words.description, charsMax: DESCRIPTION_CHARS_MAX, optional: true },
  }) as const

/** The fields of its translation. */
export function translationFields(now: Date) {
  const { commonName, ingredients, madeOf } = informationFields(now)
  return { ...writtenFields(), commonName, ingredients, madeOf }
}
