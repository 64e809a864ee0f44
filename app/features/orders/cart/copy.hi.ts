import { DEVICE_LIST_DAYS } from '#app/platform/device-list/device-list.ts'
import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './copy.ts'

const CURRENCIES: Readonly<Record<string, string>> = { INR: 'रुपयों', USD: 'अमेरिकी डॉलर', EUR: 'यूरो' }

export const copy = {
  title: 'आपका कार्ट',
  metaTitle: 'आपका कार्ट',
  lead: `हम आपका कार्ट इस फ़ोन या डिवाइस पर ${DEVICE_LIST_DAYS} दिन तक रखते हैं।`,
  leadMember: 'हम आपका कार्ट आपके अकाउंट में रखते हैं। आप जिस डिवाइस पर साइन इन करें, वहाँ यह मिलेगा।',
  empty: { title: 'आपका कार्ट ख़ाली है', body: 'प्रोडक्ट जोड़ें, वे यहाँ दिखेंगे।', link: 'सब प्रोडक्ट देखें' },
  orderIn: (currency: string) => `${CURRENCIES[currency] ?? currency} में ऑर्डर करें`,
  split: 'कुछ विक्रेता रुपयों में पैसे लेते हैं, कुछ अमेरिकी डॉलर में। हर मुद्रा का ऑर्डर और पेमेंट अलग होता है।',
  splitMany: (orders: number) =>
    `आपके विक्रेता अलग-अलग मुद्राओं में पैसे लेते हैं। हर मुद्रा का ऑर्डर और पेमेंट अलग होता है: ${orders} ऑर्डर।`,
  each: 'एक का',
  quantityOf: (title: string) => `${title} की मात्रा`,
  update: 'अपडेट करें',
  more: (title: string) => `${title} में एक जोड़ें`,
  fewer: (title: string) => `${title} में से एक हटाएँ`,
  remove: 'हटाएँ',
  total: 'कुल',
  checkout: 'ऑर्डर पूरा करें',
  delivery: 'डिलीवरी',
  take: (count: number) => `${count} कर दें`,
  takeOf: (count: number, title: string) => `${title} की मात्रा ${count} कर दें`,
  notCounted: 'जो सामान अभी ऑर्डर नहीं हो सकता, वह कुल रक़म में नहीं है। वह आपके कार्ट में रहेगा।',
  noneToOrder: 'यह सामान अभी ऑर्डर नहीं हो सकता। यह आपके कार्ट में रहेगा।',
  problems: {
    unavailable: 'अभी बिक्री पर नहीं है।',
    removed: 'विक्रेता अब यह विकल्प नहीं देते।',
    choose: 'विक्रेता अब कई विकल्प देते हैं। एक चुनें, और इस सामान को हटाएँ।',
    'sold-out': 'स्टॉक ख़त्म।',
    'too-few': (available: number) => `सिर्फ़ ${available} बचा है।`,
    'too-few-for-guests': (available: number) =>
      `साइन इन किए बिना ${available} ऑर्डर किए जा सकते हैं। ज़्यादा के लिए साइन इन करें।`,
    'held-by-guests':
      'इस समय दूसरे लोग इस सामान का पेमेंट कर रहे हैं। इसे ऑर्डर करने के लिए साइन इन करें, या कुछ मिनट बाद फिर कोशिश करें।',
    'not-to-this-state': (state: string) => `यह विक्रेता सिर्फ़ ${state} के अंदर डिलीवरी करते हैं।`,
    'no-delivery': (state: string) => `यह विक्रेता ${state} में डिलीवरी नहीं करते।`,
    'on-holiday': (until: string) => `${until} तक छुट्टी पर। उसके बाद ऑर्डर किया जा सकता है।`,
    'below-minimum': (minimum: string, missing: string) =>
      `इस दुकान से कम से कम ${minimum} का ऑर्डर होता है। ${missing} का सामान और जोड़ें।`,
    own: 'यह आपकी अपनी दुकान का है।',
    'no-quantity': 'मात्रा लिखें।',
    'too-many-sellers': 'एक ऑर्डर में 20 विक्रेताओं तक का सामान हो सकता है। कुछ हटाएँ और बाद में ऑर्डर करें।',
    'too-dear': 'कुल रक़म एक ऑर्डर के लिए बहुत ज़्यादा है। इसे दो ऑर्डर में बाँटें।',
  },
  onShopping: 'ख़रीदारी जारी रखें',
  unavailable: {
    title: 'अभी बिक्री पर नहीं है',
    body: 'यह सामान अभी ऑर्डर नहीं हो सकता। इसे हटाएँ, या दोबारा बिक्री पर आने का इंतज़ार करें।',
  },
  done: {
    added: 'कार्ट में डाला गया',
    changed: 'कार्ट अपडेट हुआ',
    removed: 'कार्ट से हटाया गया',
  },
  refused: {
    title: 'कुछ नहीं बदला गया',
    'list-full': 'आपका कार्ट भर गया है: इसमें 60 अलग-अलग चीज़ें आ सकती हैं। और जोड़ने के लिए एक हटाएँ।',
    'quantity-too-large': 'एक चीज़ 99 तक ऑर्डर की जा सकती है।',
    'not-for-sale': 'यह सामान अभी बिक्री पर नहीं है। इसे नहीं डाला गया।',
    'sold-out': 'इस सामान का स्टॉक ख़त्म है। इसे नहीं डाला गया।',
    removed: 'विक्रेता अब यह विकल्प नहीं देते। इसे नहीं डाला गया।',
    choose: 'इस सामान के कई विकल्प हैं। इसके पेज पर एक चुनें। कुछ नहीं डाला गया।',
    quantity: '1 से 99 तक पूरी संख्या लिखें, या “हटाएँ” चुनें।',
    /** For a product that is being added. */
    amount: '1 से 99 तक पूरी संख्या लिखें। कुछ नहीं डाला गया।',
    unreadable: 'कुछ गड़बड़ हुई। फिर कोशिश करें।',
  },
} satisfies Translated<typeof english.copy>
