import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './copy.ts'

export const copy = {
  contents: 'इस पेज पर',
  unfilled: 'अभी भरा नहीं गया। यह सिर्फ़ टीम के सदस्यों को दिखता है।',
  personLink: (name: string) => `${name} के बारे में और जानें`,
  since: (date: string) => `${date} से लागू`,
} satisfies Translated<typeof english.copy>
