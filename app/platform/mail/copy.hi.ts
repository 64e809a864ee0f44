import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './copy.ts'

export const mailCopy = {
  greeting: (name: string | null) => (name ? `नमस्ते ${name},` : 'नमस्ते,'),
  pictureOf: (title: string) => `फ़ोटो: ${title}`,
  orOpen: 'या यह लिंक खोलें:',
  stop: 'ये ई-मेल बंद करें:',
  fullStop: '।',
} satisfies Translated<typeof english.mailCopy>
