import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './on-this-page-copy.ts'

export const copy = { title: 'इस पेज पर' } satisfies Translated<typeof english.copy>
