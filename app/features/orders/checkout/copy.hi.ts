import { PAYMENT_MINUTES } from '#app/features/payments/schema.ts'
import { RETURN_WINDOW_DAYS } from '#app/features/marketplace/return-window.ts'
import { formatMoney } from '#app/platform/money.ts'
import { formatDate } from '#app/platform/time/dates.ts'
import type { LineProblem } from '#app/features/orders/views.ts'
import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './copy.ts'

const CURRENCIES: Readonly<Record<string, string>> = { INR: 'रुपयों', USD: 'अमेरिकी डॉलर' }
const currencyOf = (currency: string) => CURRENCIES[currency] ?? currency

export const copy = {
  title: 'ऑर्डर पूरा करें',
  metaTitle: 'ऑर्डर पूरा करें',
  back: 'कार्ट पर वापस',
  test: 'टेस्ट पेमेंट। असली पैसा नहीं कटता।',
  other: (currency: string) => `${currencyOf(currency)} वाला आपका सामान अलग ऑर्डर है, क्योंकि एक ऑर्डर में एक ही मुद्रा होती है।`,
  otherLink: (currency: string) => `${currencyOf(currency)} में ऑर्डर करें`,
  empty: {
    title: 'ऑर्डर करने के लिए कुछ नहीं है',
    body: 'आपका कार्ट ख़ाली है, या उसका सामान अभी ऑर्डर नहीं हो सकता।',
    cart: 'कार्ट खोलें',
    shop: 'सब प्रोडक्ट देखें',
  },
  order: {
    title: 'आपका ऑर्डर',
    from: (name: string, place: string) => `${name}, ${place} से`,
    delivery: 'डिलीवरी',
    goods: 'सामान',
    total: 'कुल',
    taxes: 'क़ीमतों में सब टैक्स शामिल हैं।',
  },
  fits: 'सब सामान की वहाँ डिलीवरी हो सकती है। यह नई कुल रक़म है। आपने अभी पेमेंट नहीं किया है।',
  changed: 'आपके यहाँ रहते एक क़ीमत बदल गई। यह नई कुल रक़म है। आपने अभी पेमेंट नहीं किया है।',
  delivered: (state: string) => `${state} में डिलीवरी के लिए कुल रक़म अलग है। यह नई कुल रक़म है। आपने अभी पेमेंट नहीं किया है।`,
  problems: {
    title: 'कुछ सामान ऑर्डर नहीं हो सकता',
    rest: 'नीचे के ऑर्डर में बाक़ी सामान है। जो नहीं हो सकता, वह आपके कार्ट में रहेगा।',
    nothing: 'यह आपके कार्ट में रहेगा। ऑर्डर करने के लिए और कुछ नहीं है।',
    elsewhere: 'नीचे दूसरा राज्य चुनें, या सामान को कार्ट से हटाएँ।',
    unavailable: (title: string) => `${title} अभी बिक्री पर नहीं है।`,
    'sold-out': (title: string) => `${title} का स्टॉक ख़त्म है।`,
    'too-few': (title: string, { available = 0 }: LineProblem) => `${title}: सिर्फ़ ${available} बचा है।`,
    'too-few-for-guests': (title: string, { available = 0 }: LineProblem) =>
      `${title}: साइन इन किए बिना ${available} ऑर्डर किए जा सकते हैं। ज़्यादा के लिए साइन इन करें।`,
    'held-by-guests': (title: string) =>
      `इस समय दूसरे लोग ${title} का पेमेंट कर रहे हैं। इसे ऑर्डर करने के लिए साइन इन करें, या कुछ मिनट बाद फिर कोशिश करें।`,
    'not-to-this-state': (title: string, { within = '' }: LineProblem) =>
      `${title} की डिलीवरी सिर्फ़ ${within} में हो सकती है।`,
    removed: (title: string) => `आपके कार्ट में ${title} का जो विकल्प है, वह विक्रेता अब नहीं देते।`,
    choose: (title: string) => `${title} के अब कई विकल्प हैं। अपना कार्ट खोलें और एक चुनें।`,
    'no-delivery': (title: string, { to = '' }: LineProblem) => `${title} के विक्रेता ${to} में डिलीवरी नहीं करते।`,
    'on-holiday': (title: string, { until }: LineProblem) =>
      until
        ? `${title} को ${formatDate(until)} तक ऑर्डर नहीं किया जा सकता: दुकान छुट्टी पर है।`
        : `${title} को अभी ऑर्डर नहीं किया जा सकता: दुकान छुट्टी पर है।`,
    'below-minimum': (title: string, { minimumMinor = 0, missingMinor = 0 }: LineProblem) =>
      `${title} की दुकान कम से कम ${formatMoney(minimumMinor, 'INR')} का ऑर्डर लेती है। ${formatMoney(missingMinor, 'INR')} का सामान और जोड़ें।`,
    'no-quantity': (title: string) => `${title} की मात्रा लिखें।`,
    own: (title: string) => `${title} आपकी अपनी दुकान का है।`,
    'too-many-sellers': () => 'एक ऑर्डर में 20 विक्रेताओं तक का सामान हो सकता है। कुछ हटाएँ और बाद में ऑर्डर करें।',
    'too-dear': () => 'कुल रक़म एक ऑर्डर के लिए बहुत ज़्यादा है। इसे दो ऑर्डर में बाँटें।',
  },
  failed: {
    'provider-unavailable': 'पेमेंट सेवा जवाब नहीं दे रही है। आपका पेमेंट नहीं हुआ है, और आपका फ़ॉर्म सेव है। एक मिनट बाद फिर कोशिश करें।',
    'provider-refused': 'पेमेंट सेवा ने यह पेमेंट नहीं लिया। आपका पेमेंट नहीं हुआ है, और आपका फ़ॉर्म सेव है।',
    'form-changed':
      'यह फ़ॉर्म पहले दूसरी जानकारी के साथ भेजा जा चुका है, और वह ऑर्डर बना रहेगा। नए ऑर्डर का पेमेंट नहीं हुआ है। यह ऑर्डर भी करना है, तो बटन फिर दबाएँ।',
    'too-many-unpaid':
      'आपके इंटरनेट कनेक्शन से किए गए बहुत से ऑर्डर का पेमेंट बाक़ी है। आपका पेमेंट नहीं हुआ है, और आपका फ़ॉर्म सेव है। उनमें से अपने किसी ऑर्डर का पेमेंट करें, या कुछ मिनट बाद फिर कोशिश करें।',
    unreadable: 'कुछ गड़बड़ हुई। आपका पेमेंट नहीं हुआ है। फ़ॉर्म जाँचें और फिर कोशिश करें।',
  },
  form: {
    title: 'डिलीवरी का पता',
    lead: 'हम भारत के अंदर डिलीवरी करते हैं।',
    fromLast: 'यह आपके पिछले ऑर्डर का पता है।',
    name: 'पूरा नाम',
    phone: 'मोबाइल नंबर',
    phoneHint: 'दस अंक। कूरियर वाले इस पर फ़ोन कर सकते हैं।',
    email: 'ई-मेल (ज़रूरी नहीं)',
    emailHint: 'हम सिर्फ़ आपके ऑर्डर के बारे में लिखते हैं।',
    emailHintOrTexts: 'हम सिर्फ़ आपके ऑर्डर के बारे में लिखते हैं। ई-मेल न हो तो आपको SMS मिलते हैं।',
    line1: 'मकान और गली',
    line2: 'इलाका या पास की पहचान (ज़रूरी नहीं)',
    city: 'शहर या गाँव',
    region: 'राज्य या केंद्र शासित प्रदेश',
    choose: 'चुनें',
    district: {
      label: 'ज़िला',
      choose: 'चुनें',
      likely: 'इस पिन कोड के ज़िले',
      all: 'राज्य के सब ज़िले',
      other: 'मेरा ज़िला सूची में नहीं है',
    },
    pin: 'पिन कोड',
    pinConfirm: 'मेरा पिन कोड सही है',
  },
  promises: {
    title: 'पेमेंट से पहले',
    who: (names: string) => `आपका नाम, पता और मोबाइल नंबर सिर्फ़ ${names} को मिलता है, डिलीवरी के लिए।`,
    whoMany: (names: string) => `आपका नाम, पता और मोबाइल नंबर सिर्फ़ ${names} को मिलता है, डिलीवरी के लिए।`,
    cancel: 'पार्सल भेजे जाने तक रद्द किया जा सकता है, पूरे रिफ़ंड के साथ।',
    return: `डिलीवरी के बाद ${RETURN_WINDOW_DAYS} दिन के अंदर सामान वापस किया जा सकता है। टूटे, ख़राब या ग़लत सामान की वापसी मुफ़्त है।`,
    hold: `पेमेंट के लिए हम सामान ${PAYMENT_MINUTES} मिनट तक आपके लिए रखते हैं।`,
    help: 'अगर कुछ गड़बड़ हो:',
    grievance: 'हमारे शिकायत अधिकारी को लिखें',
  },
  tryAddress: 'यह पता इस्तेमाल करें',
  pay: (total: string) => `ऑर्डर करें और ${total} दें`,
  payHint: 'पेमेंट अगले पेज पर होता है।',
} satisfies Translated<typeof english.copy>
