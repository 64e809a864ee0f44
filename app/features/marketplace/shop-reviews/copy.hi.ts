import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './copy.ts'

export const copy = {
  title: 'रिव्यू',
  lead: 'सिर्फ़ ख़रीदार रिव्यू लिख सकते हैं। आप हर रिव्यू का जवाब दे सकते हैं, और आपका जवाब सब पढ़ सकते हैं।',
  none: { title: 'अभी कोई रिव्यू नहीं', body: 'डिलीवरी के बाद ख़रीदार रिव्यू लिख सकते हैं।' },
  pages: { pages: 'पेज', newer: 'पिछले रिव्यू', older: 'और रिव्यू' },
  of: (product: string) => `${product} के लिए`,
  stars: (stars: number) => `5 में से ${stars} स्टार`,
  by: (name: string, day: string) => `${name}, ${day}`,
  noWords: 'रेटिंग, बिना शब्दों के।',
  hidden: 'हमारी मार्केट टीम ने इसे हटाया है। यह किसी और को नहीं दिखता, और गिना नहीं जाता।',
  reason: (reason: string) => `कारण: ${reason}`,
  answer: {
    label: 'आपका जवाब',
    hint: 'ख़रीदार को धन्यवाद दें, या बताएँ कि आप क्या करेंगे। नाम या पते न लिखें।',
    send: 'जवाब पब्लिश करें',
    changeHint: 'हटाने के लिए इसे ख़ाली छोड़ें।',
    missing: 'अपना जवाब लिखें।',
  },
  open: 'जवाब दें',
  answered: 'आपका जवाब',
  change: 'जवाब बदलें',
  done: { answer: 'सेव हो गया। रिव्यू के नीचे सब इसे पढ़ सकते हैं।' },
} satisfies Translated<typeof english.copy>
