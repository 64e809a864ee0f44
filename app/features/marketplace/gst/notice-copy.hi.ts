import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './notice-copy.ts'

/** Copy of the mails about the rules of GST to sellers from before them. */
export const gstNoticeCopy = {
  reach: {
    subject: 'अपना GST नंबर जोड़ें',
    body: (state: string, day: string) =>
      `हमारे पास आपकी दुकान का GST नंबर नहीं है। उसके बिना कानून आपको सिर्फ़ ${state} के अंदर बेचने देता है। ${day} तक कुछ नहीं बदलता। उसके बाद दूसरे राज्यों के ख़रीदार आपसे ऑर्डर नहीं कर सकते।`,
    after: 'अगर आपके पास GST नंबर है, तो उसे अपनी दुकान की सेटिंग्स में जोड़ें। जो ऑर्डर आपके पास हैं, वे चलते रहेंगे।',
  },
  details: {
    subject: 'आपकी बिक्री के इनवॉइस पर GST दिखेगा',
    body: (day: string) =>
      `आपकी दुकान का GST नंबर है, इसलिए हर प्रोडक्ट के लिए HSN कोड और GST दर चाहिए। आपकी क़ीमतें वही रहती हैं। ${day} से पार्सल को भेजा हुआ लिखने से पहले दोनों ज़रूरी होंगे।`,
    after: 'इन्हें एक-एक प्रोडक्ट में जोड़ें, या एक फ़ाइल से सबमें एक साथ।',
  },
  button: 'GST की सेटिंग्स खोलें',
  why: (brand: string) => `आपको यह ई-मेल इसलिए मिला, क्योंकि आप ${brand} पर बेचते हैं।`,
} satisfies Translated<typeof english.gstNoticeCopy>
