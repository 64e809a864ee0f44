import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './mails-copy.ts'

export const copy = {
  question: 'सवाल',
  answer: 'जवाब',
  toAnswer: 'जवाब दें',
  toSee: 'जवाब देखें',
  why: (brand: string) => `यह ई-मेल आपको इसलिए मिला, क्योंकि आपने ${brand} पर एक सवाल पूछा था।`,
} satisfies Translated<typeof english.copy>
