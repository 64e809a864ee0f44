import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './list-copy.ts'

export const copy = {
  none: 'अभी कोई सवाल नहीं है।',
  yours: 'आपका सवाल',
  withdraw: 'सवाल वापस लें',
} satisfies Translated<typeof english.copy>
