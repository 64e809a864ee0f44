import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './request-forms-copy.ts'

export const copy = {
  name: { label: 'आपका नाम', missing: 'नाम लिखें।' },
  email: {
    label: 'आपका मोबाइल नंबर या ई-मेल',
    missing: 'जवाब के लिए मोबाइल नंबर या ई-मेल पता लिखें।',
  },
  together: {
    title: 'साथ मिलकर हल करें',
    side: {
      label: 'आप क्या करना चाहते हैं?',
      options: { need: 'मुझे किसी चीज़ में मदद चाहिए', offer: 'मुझे मदद करनी है' },
    },
    text: {
      label: 'आपकी समस्या, या वह मदद जो आप दे सकते हैं',
      missing: 'कुछ शब्द लिखें।',
      hint: 'जितना मन करे, उतना ही लिखें। इसे एक इंसान पढ़ता है।',
    },
  },
  story: {
    title: 'एक Solve कहानी',
    name: { label: 'आपका नाम', hint: 'नाम न बताना हो, तो इसे ख़ाली छोड़ें।' },
    storyTitle: { label: 'आपकी कहानी का शीर्षक', missing: 'शीर्षक लिखें।' },
    story: { label: 'क्या मुश्किल था, और किससे मदद मिली?', missing: 'भेजने से पहले अपनी कहानी लिखें।' },
    consent: { label: 'आपकी टीम के पढ़ने के बाद मेरी कहानी छापी जा सकती है।' },
    email: {
      label: 'आपका मोबाइल नंबर या ई-मेल',
      hint: 'यह सिर्फ़ यह बताने के लिए है कि आपकी कहानी छप गई।',
    },
  },
} satisfies Translated<typeof english.copy>
