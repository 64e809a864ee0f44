import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './pending-campaign-copy.ts'

export const copy = { loading: 'कैंपेन खुल रहा है' } satisfies Translated<typeof english.copy>
