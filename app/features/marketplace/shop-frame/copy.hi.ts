import { RETURN_WINDOW_DAYS } from '#app/features/marketplace/return-window.ts'
import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './copy.ts'

/** Copy of the seller's screens. */
export const copy = {
  title: 'मेरी दुकान',
  nav: {
    label: 'मेरी दुकान',
    overview: 'एक नज़र में',
    orders: 'ऑर्डर',
    products: 'प्रोडक्ट',
    questions: 'सवाल',
    reviews: 'रिव्यू',
    earnings: 'कमाई',
    settings: 'दुकान की सेटिंग्स',
  },
  toAnswer: (count: number) => `, ${count} का जवाब देना है`,
  see: 'मेरी दुकान देखें',
  badge: {
    verified: (until: string) => `जाँचा हुआ, ${until} तक`,
    none: 'अभी जाँच नहीं हुई है, या जाँच की तारीख़ निकल गई है। जाँच कराने के लिए हमें लिखें।',
    write: 'हमें लिखें',
  },
  todo: {
    title: 'ये काम करने हैं',
    pack: (count: number) => (count === 1 ? '1 पार्सल भेजना है' : `${count} पार्सल भेजने हैं`),
    packNone: 'कुछ भेजना नहीं है',
    packHint: (day: string) => `पहला ${day} तक पहुँचाएँ`,
    packNoneHint: 'हर नए ऑर्डर पर आपको मैसेज मिलता है।',
    answer: (count: number) => (count === 1 ? '1 वापसी का जवाब देना है' : `${count} वापसियों के जवाब देने हैं`),
    answerNone: 'किसी वापसी का जवाब देना नहीं है',
    answerHint: (time: string) => `${time} के अंदर जवाब दें।`,
    questions: (count: number) => (count === 1 ? '1 सवाल का जवाब देना है' : `${count} सवालों के जवाब देने हैं`),
    questionsNone: 'किसी सवाल का जवाब देना नहीं है',
    questionsHint: 'आपका जवाब प्रोडक्ट के पेज पर सब पढ़ सकते हैं।',
    answerNoneHint: (time: string) => `वापसी का जवाब देने के लिए आपके पास ${time} होते हैं।`,
  },
  money: {
    title: 'कमाई',
    payable: 'बैंक में भेजा जा सकता है',
    held: `डिलीवरी के ${RETURN_WINDOW_DAYS} दिन बाद तक रोक`,
    holds: 'हमारी मार्केट टीम की रोक',
    none: `अभी कोई कमाई नहीं। बिक्री का पैसा डिलीवरी के ${RETURN_WINDOW_DAYS} दिन बाद आपकी जमा रक़म में जुड़ता है।`,
    all: 'पूरी कमाई देखें',
  },
  low: {
    title: 'कम स्टॉक',
    left: (count: number) => (count === 0 ? 'स्टॉक ख़त्म' : `${count} बचा`),
    none: 'आपके सब प्रोडक्ट स्टॉक में हैं।',
  },
  empty: {
    title: 'आपकी दुकान खुल गई है',
    body: 'अपना पहला प्रोडक्ट जोड़ें। फ़ोन से ली गई एक फ़ोटो काफ़ी है।',
  },
  add: 'प्रोडक्ट जोड़ें',
} satisfies Translated<typeof english.copy>
