import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './forms-copy.ts'

/** The labels of the board's forms, and the causes. */
export const copy = {
  kind: 'यह क्या है?',
  kinds: {
    volunteers: 'स्वयंसेवक चाहिए, एक दिन या किसी काम के लिए जो आप करने वाले हैं',
    causes: 'एक मक़सद जिसे मदद चाहिए: आपके पास की कोई जगह या समूह, कुछ समय के लिए',
  },
  title: {
    label: 'क्या चाहिए, एक लाइन में',
    hint: 'जैसे: हॉस्टल के पीछे का तालाब साफ़ करने के लिए 12 लोग।',
  },
  description: {
    label: 'जानकारी',
    hint: 'बताएँ कि क्या करना है और क्या लाना है। फ़ोन नंबर न लिखें: इसे सब पढ़ सकते हैं।',
  },
  cause: 'मक़सद',
  causes: {
    environment: 'पर्यावरण',
    education: 'पढ़ाई',
    health: 'सेहत',
    community: 'समुदाय',
    livelihood: 'रोज़ी-रोटी',
    kindness: 'नेकी',
    other: 'कुछ और',
  },
  region: 'राज्य',
  place: { label: 'जगह', hint: 'ज़िला, कॉलेज या मिलने की जगह।' },
  until: 'दिन, या आख़िरी दिन',
  hands: 'कितने लोग',
  message: 'आपका मैसेज',
  offer: { label: 'आप क्या दे सकते हैं', hint: 'जैसे: शनिवार का समय, स्कूटर, फ़र्स्ट-एड की ट्रेनिंग।' },
  contact: 'फ़ोन या ई-मेल',
  ownContact: 'आपका फ़ोन या ई-मेल',
  consent: 'हाँ, अगर मेरा जवाब मंज़ूर हो, तो यह फ़ोन या ई-मेल दें।',
  word: 'कैसा रहा?',
  newDay: 'नया दिन',
  reason: 'कारण (लिखने वाला इसे पढ़ता है)',
} satisfies Translated<typeof english.copy>

const CAUSES: Readonly<Record<string, string>> = copy.causes

export const causeName = (cause: string): string => CAUSES[cause] ?? cause
