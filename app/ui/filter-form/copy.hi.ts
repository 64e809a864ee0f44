import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './copy.ts'

export const copy = {
  apply: 'लागू करें',
} satisfies Translated<typeof english.copy>
