import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './form-copy.ts'

/** Validation messages of the checkout form. */
export const formCopy = {
  name: { missing: 'पूरा नाम लिखें।', tooLong: (max: number) => `${max} अक्षरों तक लिखें।` },
  phone: 'भारत का मोबाइल नंबर लिखें: दस अंक, जो 6, 7, 8 या 9 से शुरू हो।',
  email: 'यह ई-मेल सही नहीं लगता। इसे ख़ाली छोड़ा जा सकता है।',
  line1: {
    missing: 'मकान और गली लिखें।',
    tooLong: (max: number) => `${max} अक्षरों तक लिखें, बाक़ी अगली लाइन में।`,
  },
  line2: { tooLong: (max: number) => `${max} अक्षरों तक लिखें।` },
  city: { missing: 'शहर या गाँव लिखें।', tooLong: (max: number) => `${max} अक्षरों तक लिखें।` },
  region: 'राज्य या केंद्र शासित प्रदेश चुनें।',
  district: 'यह पिन कोड कई ज़िलों में है। अपना ज़िला चुनें।',
  pin: {
    missing: 'पिन कोड लिखें।',
    wrong: 'पिन कोड में छह अंक होते हैं और यह 0 से शुरू नहीं होता।',
    unknown: 'ऐसे शुरू होने वाला कोई पिन कोड हमें नहीं पता। इसे जाँच लें।',
    elsewhere: (states: readonly string[]) => `यह पिन कोड ${list(states)} में है। इसे ठीक करें, या दूसरा राज्य चुनें।`,
  },
  unreadable: 'कुछ गड़बड़ हुई। फिर कोशिश करें।',
} satisfies Translated<typeof english.formCopy>

function list(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} या ${names.at(-1) ?? ''}`
}
