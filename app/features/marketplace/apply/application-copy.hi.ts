import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './application-copy.ts'

/** Copy of an application: mistakes, checks and mails. */
export const applicationCopy = {
  wrong: {
    displayName: 'अपनी दुकान का नाम लिखें।',
    bio: 'अपने बारे में और आप क्या बनाती हैं, इस पर एक-दो वाक्य लिखें।',
    region: 'अपना इलाका चुनें, या यह चुनें कि वह सूची में नहीं है।',
    regionWish: 'अपना इलाका लिखें।',
    state: 'अपना राज्य चुनें।',
    district: {
      missing: 'अपना ज़िला लिखें। पता न हो, तो नीचे अपना शहर लिखें।',
      unknown: (state: string) => `${state} में यह ज़िला हमें नहीं मिला। इसे सूची से चुनें।`,
      town: 'अपना शहर या गाँव लिखें, क्योंकि आपका ज़िला सूची में नहीं है।',
    },
    legalName: 'अपना नाम वैसे लिखें जैसे आपके कागज़ों में है।',
    address: 'वह पता लिखें जहाँ आप काम करती हैं।',
    phone: 'दस अंकों का फ़ोन नंबर लिखें, ताकि हम आपको फ़ोन कर सकें।',
    undertaking: 'इस पर निशान लगाएँ। कानून यह वादा माँगता है।',
    tooLong: (charsMax: number) => `ज़्यादा से ज़्यादा ${charsMax.toLocaleString('en-IN')} अक्षर लिखें।`,
  },
  mails: {
    approved: {
      subject: 'आपकी दुकान खुल गई है',
      text: 'आपकी दुकान खुल गई है। अपना पहला प्रोडक्ट जोड़ें:',
      body: (shop: string) => `हमने आपकी अर्ज़ी मंज़ूर कर ली है। ${shop} अब खुली है।`,
      after: 'अब अपना पहला प्रोडक्ट जोड़ें। फ़ोन से ली गई फ़ोटो काफ़ी हैं।',
      papers: 'हमने आपके कागज़ों की फ़ोटो मिटा दी हैं।',
      button: 'प्रोडक्ट जोड़ें',
    },
    returned: {
      subject: 'आपकी दुकान के लिए एक और क़दम',
      text: 'आपकी दुकान के लिए एक और क़दम बाक़ी है। देखें क्या चाहिए:',
      body: (shop: string) => `${shop} के लिए अर्ज़ी भेजने के लिए धन्यवाद। मंज़ूर करने से पहले हमें आपसे एक चीज़ और चाहिए।`,
      reason: (words: string) => `क्या चाहिए: ${words}`,
      after: 'अपनी अर्ज़ी बदलें और फिर से भेजें। आपका लिखा हुआ सब सेव है।',
      button: 'अर्ज़ी बदलें',
    },
    declined: {
      subject: 'बेचने के लिए आपकी अर्ज़ी के बारे में',
      text: 'हम आपकी दुकान नहीं खोल सकते। कारण पूछने के लिए हमें लिखें:',
      body: (shop: string) => `हमने ${shop} के लिए आपकी अर्ज़ी पढ़ी है। हम यह दुकान नहीं खोल सकते।`,
      reason: (words: string) => `कारण: ${words}`,
      after: 'हमने आपके कागज़ों की फ़ोटो मिटा दी हैं। अगर आपको यह ग़लत लगता है, या कुछ बदल गया है, तो हमें लिखें।',
      button: 'हमें लिखें',
    },
    why: (brand: string) => `आपको यह ई-मेल इसलिए मिला, क्योंकि आपने ${brand} पर बेचने के लिए अर्ज़ी भेजी थी।`,
  },
} satisfies Translated<typeof english.applicationCopy>
