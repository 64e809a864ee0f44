import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './request-forms-copy.ts'

export const copy = {
  title: 'Campus के लिए एक सवाल',
  name: { label: 'आपका नाम', missing: 'अपना नाम लिखें।' },
  contact: { label: 'ई-मेल या फ़ोन नंबर', hint: 'इससे हम सिर्फ़ आपको जवाब देंगे।' },
  who: {
    label: 'आप कौन हैं?',
    options: {
      first: 'परिवार में पहली बार पढ़ाई कर रहे हैं',
      returning: 'पढ़ाई पर लौट रहे हैं',
      changer: 'करियर बदल रहे हैं',
      caregiver: 'किसी की देखभाल के साथ पढ़ रहे हैं',
    },
  },
  want: {
    label: 'आपको क्या चाहिए?',
    options: {
      counselling: 'करियर की सलाह',
      readiness: 'कॉलेज की तैयारी',
      mentor: 'मेंटर',
      skills: 'हुनर',
    },
  },
  question: { label: 'आपका सवाल', missing: 'अपना सवाल लिखें।' },
  language: { label: 'आपको कौन सी भाषा पसंद है?' },
} satisfies Translated<typeof english.copy>
