import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './copy.ts'

/** Messages of the board's forms, and its mails. */
export const copy = {
  tooLong: 'इसे थोड़ा छोटा करें।',
  stale: 'इस पेज को फिर से खोलें।',
  kind: 'आपको क्या चाहिए, चुनें।',
  title: 'आपको क्या चाहिए, एक लाइन में लिखें।',
  description: 'इसके बारे में कुछ शब्द लिखें।',
  cause: 'एक मक़सद चुनें।',
  region: 'एक राज्य चुनें।',
  hands: (max: number) => `1 से ${max} तक कोई संख्या लिखें, या ख़ाली छोड़ें।`,
  until: {
    wrong: 'एक दिन लिखें, या ख़ाली छोड़ें।',
  },
  message: 'कुछ शब्द लिखें।',
  contact: {
    missing: 'फ़ोन नंबर या ई-मेल लिखें।',
    wrong: 'फ़ोन नंबर या ई-मेल लिखें, जैसे 98765 43210 या asha@example.in.',
  },
  consent: 'मंज़ूरी दें कि हम आपका फ़ोन नंबर या ई-मेल आगे दें।',
  word: 'कैसा रहा, लिखें।',
  reason: 'कारण लिखें।',
  refused: {
    'not-signed-in': 'पहले साइन इन करें।',
    'no-profile': 'पहले अपनी छात्र प्रोफ़ाइल पूरी करें।',
    'guardian-waits': 'हम आपके अभिभावक की सहमति का इंतज़ार कर रहे हैं। तब तक हम आपका लिखा कुछ भी पब्लिश नहीं कर सकते।',
    'too-many-open': 'आपकी पहले से कई ज़रूरतें खुली हैं। पहले एक बंद करें।',
    'too-many-today': 'आपने आज कई ज़रूरतों का जवाब दिया है। कल फिर जवाब दें।',
    'own-need': 'यह आपकी अपनी ज़रूरत है। इसका जवाब आप नहीं दे सकते।',
    closed: 'यह ज़रूरत बंद है।',
    full: 'इस ज़रूरत का काफ़ी लोगों ने जवाब दे दिया है।',
  },
  mails: {
    answered: {
      subject: (brandName: string) => `${brandName}: आपकी ज़रूरत पर किसी का जवाब आया`,
      body: (title: string) => [
        `“${title}” पर किसी ने जवाब दिया है।`,
        'जवाब पढ़ें। अगर आप मंज़ूर करते हैं, तो आप दोनों एक-दूसरे का फ़ोन या ई-मेल देख सकते हैं।',
      ],
      button: 'जवाब पढ़ें',
      why: (brand: string) => `यह ई-मेल आपको इसलिए मिला है, क्योंकि आपने ${brand} पर ज़रूरत लिखी थी।`,
    },
    accepted: {
      subject: (brandName: string) => `${brandName}: आपकी मदद मंज़ूर हुई`,
      body: (title: string) => `“${title}” के लिए आपकी मदद की पेशकश मंज़ूर हुई।`,
      button: 'फ़ोन या ई-मेल देखें',
      why: (brand: string) => `यह ई-मेल आपको इसलिए मिला है, क्योंकि आपने ${brand} पर एक ज़रूरत का जवाब दिया था।`,
    },
    hidden: {
      subject: (brandName: string) => `${brandName}: आपकी ज़रूरत दिखाई नहीं जाती`,
      body: (title: string, reason: string) => [
        `हमने “${title}” को बोर्ड से हटाया है।`,
        `कारण: ${reason}`,
        'आप इसे अब भी देख सकते हैं। अगर यह ग़लती है, तो हमें लिखें।',
      ],
      button: 'हमें लिखें',
    },
  },
} satisfies Translated<typeof english.copy>
