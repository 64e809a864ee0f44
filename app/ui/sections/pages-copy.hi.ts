import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './pages-copy.ts'

export const copy = { pages: 'पेज', newer: 'पिछला पेज', older: 'अगला पेज' } satisfies Translated<typeof english.copy>
