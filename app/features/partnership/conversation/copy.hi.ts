import { ANSWER_HOURS } from '#app/features/partnership/answer-hours.ts'
import type { Translated } from '#app/platform/language/translated.ts'
import { answerTime } from '#app/platform/time/answer-time.ts'
import type * as english from './copy.ts'

const WAIT = answerTime(ANSWER_HOURS.conversation, 'hi')

export const copy = {
  metaTitle: 'साझेदारी की बातचीत',
  description: `अपनी संस्था और लक्ष्यों के बारे में बताएँ। टीम का कोई व्यक्ति ${WAIT} के अंदर जवाब देता है। पहली बातचीत 30 मिनट की होती है।`,
  home: 'होम',
  title: 'साझेदारी की बातचीत शुरू करें',
  lead: `बताएँ कि आप कौन हैं और क्या बदलना चाहते हैं। टीम का कोई व्यक्ति ${WAIT} के अंदर जवाब देता है।`,
  form: {
    send: 'साझेदारी की बातचीत शुरू करें',
    sent: {
      title: 'आपका मैसेज मिल गया',
      body: `हमारी साझेदारी टीम ${WAIT} के अंदर जवाब देती है और 30 मिनट की पहली बातचीत का समय बताती है।`,
    },
  },
  contact: {
    title: 'संपर्क',
    mail: 'ई-मेल',
    answer: 'जवाब',
    within: `${WAIT} के अंदर`,
    call: 'पहली बातचीत',
    length: '30 मिनट, फ़ोन या वीडियो पर',
    languages: 'भाषाएँ',
    spoken: 'हिंदी और अंग्रेज़ी',
    demo: { label: 'डेमो का समय चुनें', to: '/partnership-hub/demo' },
  },
  next: {
    title: 'आगे क्या होता है',
    list: [
      {
        title: 'हम पढ़ते हैं',
        body: `टीम का कोई व्यक्ति आपका मैसेज पढ़ता है और ${WAIT} के अंदर जवाब देता है।`,
      },
      {
        title: 'हम 30 मिनट बात करते हैं',
        body: 'हम आपके लक्ष्यों और सवालों पर बात करते हैं। यह भी बताते हैं कि हम क्या नहीं कर सकते।',
      },
      {
        title: 'आपको लिखित योजना मिलती है',
        body: 'उसमें लिखा होता है कि कौन क्या करेगा, कब तक, और नतीजा कैसे मापा जाएगा।',
      },
      {
        title: 'हम छोटी शुरुआत करते हैं',
        body: 'हम एक कैंपेन, एक मुहिम या एक परीक्षण से शुरू करते हैं। साथ मिलकर तय करते हैं कि नतीजा किस दिन देखेंगे।',
      },
    ],
  },
} satisfies Translated<typeof english.copy>
