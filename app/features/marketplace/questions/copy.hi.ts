import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './copy.ts'

/** Copy of the questions on a product's page. */
export const copy = { title: 'बनाने वाले से सवाल' } satisfies Translated<typeof english.copy>
