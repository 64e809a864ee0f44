import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './request-forms-copy.ts'

export const copy = {
  report: {
    title: 'एक ज़रूरत की शिकायत',
    need: {
      label: 'कौन सी ज़रूरत',
      hint: 'उसके पेज का पता या उसके पहले शब्द लिखें।',
      missing: 'कौन सी ज़रूरत है, लिखें।',
    },
    rule: {
      label: 'इसमें क्या गड़बड़ है?',
      missing: 'क्या गड़बड़ है, चुनें।',
      options: {
        danger: 'कोई ख़तरे में हो सकता है',
        untrue: 'यह सच नहीं है',
        money: 'इसमें पैसे माँगे गए हैं',
        pictures: 'इसमें किसी के शरीर या यौन क्रिया की तस्वीर है',
        private: 'इसमें निजी जानकारी दिखती है',
        hurtful: 'यह चोट पहुँचाने वाला है',
        spam: 'यह किसी चीज़ का विज्ञापन है',
        other: 'कुछ और',
      },
    },
    note: { label: 'जानकारी', hint: 'इसे ख़ाली छोड़ा जा सकता है।' },
    contact: { label: 'आपका ई-मेल या फ़ोन', hint: 'सिर्फ़ अगर आपको जवाब चाहिए।' },
  },
} satisfies Translated<typeof english.copy>
