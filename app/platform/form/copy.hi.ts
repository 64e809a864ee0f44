import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './copy.ts'

export const copy = {
  missing: 'इसे भरें।',
  choose: 'एक चुनें।',
  chooseSome: 'कम से कम एक चुनें।',
  consent: 'इसके लिए आपकी सहमति चाहिए।',
  nameLink: 'नाम की जगह लिंक न लिखें।',
  tooLong: (charsMax: number) => `इसे ${charsMax.toLocaleString('en-IN')} अक्षरों से कम में लिखें।`,
  email: 'ई-मेल पता लिखें, जैसे asha@example.in',
  phone: 'फ़ोन नंबर लिखें, जैसे 98765 43210',
  contact: 'फ़ोन नंबर या ई-मेल पता लिखें, जैसे 98765 43210 या asha@example.in',
  number: (min: number, max: number) =>
    `${min.toLocaleString('en-IN')} से ${max.toLocaleString('en-IN')} तक की पूरी संख्या लिखें।`,
  date: 'तारीख़ लिखें, जैसे 2026-12-31',
  datetime: 'तारीख़ और समय लिखें, जैसे 2026-12-31 18:30',
  pattern: 'इसे फिर से देखें।',
} satisfies Translated<typeof english.copy>
