import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './copy.ts'

export const copy = {
  title: '404',
  lead: 'ओह! यह पेज नहीं मिला',
  home: 'होम पर वापस',
} satisfies Translated<typeof english.copy>
