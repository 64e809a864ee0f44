import type { CheckKind, FlagReason } from '#app/features/marketplace/schema.ts'
import { COMPLAINT_HOURS } from '#app/platform/config/complaint-times.ts'
import { answerTime } from '#app/platform/time/answer-time.ts'
import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './copy.ts'

export const copy = {
  title: (name: string, place: string) => `${name}, ${place}: दुकान`,
  back: 'सब विक्रेता',
  makes: 'प्रोडक्ट',
  pages: { pages: 'पेज', newer: 'नए प्रोडक्ट', older: 'पुराने प्रोडक्ट' },
  nothing: 'इस दुकान में अभी कोई प्रोडक्ट नहीं है।',
  story: 'कहानी',
  voice: (name: string) => `${name} के अपने शब्दों में`,
  holiday: {
    title: (until: string) => `${until} तक छुट्टी पर`,
    body: 'उसके बाद इस दुकान से फिर ऑर्डर किया जा सकता है।',
  },
  facts: {
    rating: (average: string, count: number) => `5 में से ${average} स्टार, ${count.toLocaleString('en-IN')} रिव्यू से`,
    fresh: 'नया: अभी कोई रिव्यू नहीं',
    since: (date: string) => `${date} से सदस्य`,
    minimum: (amount: string) => `कम से कम ${amount} का ऑर्डर`,
    returns: (days: number) => `भेजे जाने तक ऑर्डर रद्द हो सकता है। डिलीवरी के बाद ${days} दिन के अंदर सामान वापस हो सकता है।`,
  },
  checks: {
    title: 'हमारी मार्केट टीम ने क्या जाँचा है',
    none: 'हमारी मार्केट टीम ने इस विक्रेता की जाँच अभी नहीं की है। ऑर्डर की डिलीवरी होने तक आपका पेमेंट हमारे पास रहता है।',
    kinds: {
      identity: 'पहचान',
      address: 'पता',
      craft: 'प्रोडक्ट ख़ुद बनाते हैं',
      bank: 'बैंक अकाउंट',
    } satisfies Record<CheckKind, string>,
    when: (checked: string, until: string) => `${checked} को जाँचा गया, ${until} तक मान्य`,
  },
  report: {
    opener: 'इस दुकान की शिकायत करें',
    lead: `हमारी मार्केट टीम आपकी शिकायत पढ़ती है। किसी के शरीर की तस्वीर की शिकायत पर ${answerTime(COMPLAINT_HOURS.picturesOfBody, 'hi')} के अंदर फ़ैसला होता है। विक्रेता को नहीं दिखता कि किसने भेजी।`,
    reason: 'क्या गड़बड़ है?',
    reasons: {
      'not-as-described': 'प्रोडक्ट वैसे नहीं हैं जैसे बताए गए',
      forbidden: 'यहाँ ऐसी चीज़ बिकती है जिसे बेचना मना है',
      copied: 'यह किसी और की नक़ल है',
      pictures: 'इसमें किसी के शरीर या यौन क्रिया की तस्वीर है',
      hurtful: 'यह चोट पहुँचाने वाला है',
      private: 'इसमें कुछ निजी दिखता है',
      other: 'कुछ और',
    } satisfies Record<FlagReason, string>,
    words: 'जानकारी',
    send: 'शिकायत भेजें',
    sent: 'धन्यवाद। हमारी मार्केट टीम आपकी शिकायत पढ़ेगी।',
    failed: 'आपकी शिकायत नहीं भेजी जा सकी। फिर कोशिश करें।',
    wrong: {
      reason: 'क्या गड़बड़ है, चुनें।',
      words: 'आपने क्या देखा, कुछ शब्दों में बताएँ।',
    },
  },
  share: { title: 'शेयर करें', text: (name: string, place: string) => `${place} से ${name} के प्रोडक्ट:` },
  missing: { title: 'दुकान नहीं मिली', body: 'हो सकता है दुकान बंद हो गई हो, या पेज का लिंक अधूरा हो।' },
} satisfies Translated<typeof english.copy>
