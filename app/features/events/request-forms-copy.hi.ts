import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './request-forms-copy.ts'

export const copy = {
  plan: {
    title: 'कार्यक्रम की योजना',
    what: {
      label: 'आप क्या करना चाहते हैं?',
      hint: 'जैसे डांस, डिनर, साइकिल यात्रा या मैच। शुरुआती विचार काफ़ी है।',
    },
    cause: { label: 'यह किसके लिए है?', hint: 'जैसे लाइब्रेरी, मरम्मत या कंबल।' },
    place: { label: 'कहाँ?', hint: 'शहर, और पता हो तो हॉल या चौक।' },
    day: { label: 'कब? (अंदाज़े से)' },
    people: { label: 'कितने लोग? (अंदाज़े से)' },
    adult: {
      label: 'क्या कोई बड़ा साथ में है?',
      options: { me: 'मेरी उम्र 18 से ज़्यादा है', teacher: 'टीचर, माता या पिता', none: 'अभी नहीं' },
    },
    name: { label: 'आपका नाम', missing: 'अपना नाम लिखें।' },
    contact: { label: 'ई-मेल या फ़ोन नंबर', hint: 'इससे हम सिर्फ़ आपको जवाब देंगे।' },
  },
} satisfies Translated<typeof english.copy>
