import type { FlagReason } from '#app/features/marketplace/schema.ts'
import { RETURN_WINDOW_DAYS } from '#app/features/marketplace/return-window.ts'
import type { Translated } from '#app/platform/language/translated.ts'
import { COMPLAINT_HOURS } from '#app/platform/config/complaint-times.ts'
import { answerTime } from '#app/platform/time/answer-time.ts'
import { excerpt } from '#app/platform/text/text.ts'
import type * as english from './copy.ts'

/** Copy of a product's page. */
export const copy = {
  metaTitle: (title: string, by: string) => `${title}, विक्रेता ${by}`,
  metaDescription: (description: string, price: string) => `${excerpt(description, 150)} ${price}.`,
  back: 'सब प्रोडक्ट',
  gallery: {
    label: 'फ़ोटो',
    to: (number: number, of: number) => `फ़ोटो ${number}, कुल ${of}`,
  },
  by: (name: string, place: string) => `${name}, ${place}`,
  isNew: 'नया: अभी कोई रिव्यू नहीं',
  listPrice: 'पुरानी क़ीमत',
  stock: {
    none: 'स्टॉक ख़त्म',
    noneHint: 'इसे बाद के लिए सेव करें और फिर देखें।',
  },
  check: {
    title: 'डिलीवरी जाँचें',
    pin: 'पिन कोड',
    state: 'इस पिन कोड का राज्य',
    send: 'जाँचें',
    which: 'यह पिन कोड कई राज्यों में है। अपना राज्य चुनें।',
  },
  holiday: { body: 'उसके बाद फिर ऑर्डर किया जा सकता है। इसे बाद के लिए सेव करें।' },
  promise: `भेजे जाने तक ऑर्डर रद्द हो सकता है। डिलीवरी के बाद ${RETURN_WINDOW_DAYS} दिन के अंदर सामान वापस हो सकता है।`,
  quantity: 'मात्रा',
  add: 'कार्ट में डालें',
  added: 'कार्ट में डाला गया',
  toCart: 'कार्ट खोलें',
  save: 'बाद के लिए सेव करें',
  saved: 'बाद के लिए सेव हुआ',
  about: 'जानकारी',
  maker: {
    title: 'विक्रेता',
    verified: 'जाँचा हुआ',
    checks: 'मार्केट टीम ने क्या जाँचा है',
    noChecks: 'मार्केट टीम ने इस विक्रेता की जाँच अभी नहीं की है।',
    voice: (name: string) => `${name} के अपने शब्दों में`,
    shop: (name: string) => `${name} की दुकान देखें`,
    more: (name: string) => `${name} के और प्रोडक्ट`,
  },
  reviews: {
    pages: { pages: 'रिव्यू के पेज', newer: 'पिछले रिव्यू', older: 'और रिव्यू' },
    title: 'रिव्यू',
    none: 'अभी कोई रिव्यू नहीं। सिर्फ़ ख़रीदार रिव्यू लिख सकते हैं।',
    from: (count: number) => `${count} रिव्यू से`,
    spread: 'स्टार के हिसाब से रेटिंग',
    stars: (stars: number) => `${stars} स्टार`,
    bought: 'ख़रीद की पुष्टि हुई',
    answer: (name: string) => `${name} का जवाब`,
    label: (stars: number) => `5 में से ${stars}`,
    helpful: {
      count: (count: number) => (count === 1 ? '1 व्यक्ति को यह काम का लगा' : `${count} लोगों को यह काम का लगा`),
      button: 'काम का है',
      signIn: 'काम का है? साइन इन करें',
    },
  },
  report: {
    opener: {
      product: 'इस प्रोडक्ट की शिकायत करें',
      review: 'इस रिव्यू की शिकायत करें',
      question: 'इस सवाल की शिकायत करें',
    },
    lead: `मार्केट टीम आपकी शिकायत पढ़ती है। किसी के शरीर की तस्वीर की शिकायत पर ${answerTime(COMPLAINT_HOURS.picturesOfBody, 'hi')} के अंदर फ़ैसला होता है। विक्रेता को नहीं दिखता कि किसने भेजी।`,
    reason: 'क्या गड़बड़ है?',
    reasons: {
      'not-as-described': 'यह वैसा नहीं है जैसा बताया गया',
      forbidden: 'इसे यहाँ बेचना मना है',
      copied: 'यह किसी और की नक़ल है',
      pictures: 'इसमें किसी के शरीर या यौन क्रिया की तस्वीर है',
      hurtful: 'यह चोट पहुँचाने वाला है',
      private: 'इसमें कुछ निजी दिखता है',
      other: 'कुछ और',
    } satisfies Readonly<Record<FlagReason, string>>,
    words: 'जानकारी',
    send: 'शिकायत भेजें',
    sent: 'धन्यवाद। मार्केट टीम आपकी शिकायत पढ़ेगी।',
    missing: 'क्या गड़बड़ है, चुनें।',
    wordsMissing: 'आपने क्या देखा, कुछ शब्दों में लिखें।',
    failed: 'आपकी शिकायत नहीं भेजी जा सकी। फिर कोशिश करें।',
  },
  share: { text: (title: string, name: string) => `${title}, जिसे ${name} ने बनाया:` },
  notFound: {
    title: 'अभी बिक्री पर नहीं है',
    paused: (title: string) => `${title} अभी बिक्री पर नहीं है। यह वापस आ सकता है।`,
    body: 'लिंक जाँचें, या सब प्रोडक्ट देखें। हो सकता है यह अब न बिकता हो।',
    similar: 'मिलते-जुलते प्रोडक्ट',
    link: 'सब प्रोडक्ट देखें',
  },
} satisfies Translated<typeof english.copy>
