import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './copy.ts'

export const copy = {
  names: { en: 'English', hi: 'हिन्दी' },
} satisfies Translated<typeof english.copy>
