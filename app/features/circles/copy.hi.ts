import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './copy.ts'

export const copy = {
  name: {
    missing: 'अपना नाम लिखें।',
    tooLong: (charsMax: number) => `नाम में ज़्यादा से ज़्यादा ${charsMax} अक्षर हो सकते हैं।`,
  },
  contact: {
    missing: 'फ़ोन नंबर या ई-मेल पता लिखें।',
    wrong: 'फ़ोन नंबर या ई-मेल पता लिखें, जैसे 98765 43210 या asha@example.in।',
  },
  region: 'अपना राज्य चुनें।',
  kind: 'चुनें कि आप क्या करना चाहती हैं।',
  consent: 'मंज़ूरी दें कि हम आपका नाम और फ़ोन नंबर या ई-मेल अपने पास रखें।',
  mail: {
    subject: (chapter: string) => `${chapter} में आपका स्वागत है`,
    body: (chapter: string, brand: string) =>
      `${chapter}, ${brand} पर Fearless Girls का एक चैप्टर है। इसमें अब आप शामिल हैं। मिलने की जगह:`,
    rows: { town: 'शहर', day: 'दिन', meets: 'समय और जगह' },
    after: 'यह जगह दूसरों को न बताएँ। इससे सब सुरक्षित रहेंगी। पहली बार आना मुफ़्त है। आप सिर्फ़ देख भी सकती हैं।',
    button: 'Fearless Girls खोलें',
    why: (brand: string) => `यह ई-मेल आपको इसलिए मिला, क्योंकि आपने ${brand} पर किसी चैप्टर से जुड़ने के लिए लिखा था।`,
  },
} satisfies Translated<typeof english.copy>
