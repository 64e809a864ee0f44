import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './section-copy.ts'

/** The words of the section that the browser draws itself; a product page loads no others. */
export const copy = {
  title: 'प्रोडक्ट की जानकारी',
  care: 'ग्राहक सहायता',
  careSays: (brand: string) => `${brand} मार्केट टीम:`,
  careLink: 'हमें लिखें',
} satisfies Translated<typeof english.copy>
