import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './copy.ts'

export const copy = {
  label: (by: string) => `${by} की फ़ोटो`,
  open: (number: number, of: number) => `फ़ोटो ${number} खोलें, कुल ${of}`,
} satisfies Translated<typeof english.copy>
