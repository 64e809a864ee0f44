import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './copy.ts'

/** Copy around variants. */
export const copy = {
  choose: {
    label: (name: string) => `चुनें: ${name}`,
    soldOut: 'स्टॉक ख़त्म',
  },
  from: (price: string) => `${price} से`,
  count: (variants: number) => `${variants} विकल्प`,
} satisfies Translated<typeof english.copy>
