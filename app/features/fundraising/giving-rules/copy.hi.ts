import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './copy.ts'
import { formatDay } from '#app/platform/time/indian-days.ts'
import { GIVING_RULE_DAYS_MAX, GIVING_RULE_SOURCE_CHARS_MAX } from './giving-rules.ts'

export const copy = {
  title: 'दान के नियम',
  lead: 'कैंपेन के भुगतान और कागज़ों के नियम, और वे कब से हैं। एक नियम तब तक चलता है, जब तक उसी विषय का अगला शुरू न हो। नियम बदलने के लिए पहले दिन के साथ नई पंक्ति जोड़ें। जो पंक्ति शुरू हो चुकी है, वह वैसी ही रहती है।',
  add: 'नियम जोड़ें',
  empty: 'अभी कोई नियम नहीं।',
  new: 'नया नियम',
  from: (day: string) => `${formatDay(day)} से`,
  tags: { now: 'लागू है', ended: 'ख़त्म', planned: 'अभी लागू नहीं' },
  rules: {
    'documented-share-bp': 'भुगतान का कितना हिस्सा बिलों से पूरा होना चाहिए (प्रतिशत)',
    'payout-update-days': 'भुगतान के बाद कितने दिन में अपडेट देना है',
    'document-days': 'कागज़ की फ़ाइल कितने दिन बाद मिटती है',
    'bill-days': 'बिल की फ़ाइल कितने दिन बाद मिटती है',
  },
  entry: {
    'documented-share-bp': (percent: string) => `भुगतान का ${percent}% बिलों से पूरा होना चाहिए`,
    'payout-update-days': (days: string) => `भुगतान के ${days} दिन बाद तक अपडेट`,
    'document-days': (days: string) => `कागज़ों की फ़ाइलें ${days} दिन बाद मिटती हैं`,
    'bill-days': (days: string) => `बिलों की फ़ाइलें ${days} दिन बाद मिटती हैं`,
  },
  fields: {
    rule: { label: 'नियम', missing: 'नियम चुनें।' },
    value: {
      label: 'मान',
      hint: 'बिलों से पूरे होने वाले हिस्से के नियम में प्रतिशत लिखें, बाक़ी नियमों में दिन।',
      missing: 'मान लिखें।',
      wrong: `${GIVING_RULE_DAYS_MAX.toLocaleString('en-IN')} तक दिनों का पूरा अंक लिखें, या प्रतिशत, बिंदु के बाद ज़्यादा से ज़्यादा दो अंक।`,
    },
    fromDay: { label: 'कब से', missing: 'पहला दिन लिखें।' },
    source: {
      label: 'स्रोत',
      hint: 'कानून या फ़ैसला, तारीख़ के साथ।',
      missing: 'स्रोत लिखें।',
      charsMax: GIVING_RULE_SOURCE_CHARS_MAX,
    },
  },
  values: {
    percent: '0 से 100 तक प्रतिशत लिखें।',
    days: `1 से ${GIVING_RULE_DAYS_MAX.toLocaleString('en-IN')} तक दिनों का पूरा अंक लिखें।`,
  },
  done: { save: 'सेव हो गया। यह अपने पहले दिन से लागू है।' },
  refused: {
    'not-allowed': 'यह टीम के किसी दूसरे सदस्य को करना होगा।',
    taken: 'इसी विषय की एक पंक्ति पहले से है, जिसका पहला दिन यही है।',
    past: 'पहला दिन आज के बाद का होना चाहिए, ताकि पहले हो चुके काम में कुछ न बदले।',
    begun: 'यह पंक्ति शुरू हो चुकी है, इसलिए रहेगी। बाद के पहले दिन के साथ नई पंक्ति जोड़ें।',
    other: 'पंक्ति का विषय और पहला दिन नहीं बदलता। इसकी जगह नई पंक्ति जोड़ें।',
  },
} satisfies Translated<typeof english.copy>
