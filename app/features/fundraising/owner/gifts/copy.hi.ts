import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './copy.ts'

const giftCount = (gifts: number) => `${gifts.toLocaleString('en-IN')} दान`

export const copy = {
  title: 'दान देने वाले',
  anonymous: 'बिना नाम',
  search: 'नाम, जगह और मैसेज में खोजें',
  searchSend: 'खोजें',
  all: 'सब दिखाएँ',
  count: giftCount,
  moreThan: (gifts: number) => `${giftCount(gifts)} से ज़्यादा। सबसे नए दिखाए गए हैं: कम करने के लिए एक और शब्द लिखें।`,
  none: 'अभी तक किसी ने दान नहीं दिया है।',
  notFound: 'ऐसा कोई दान नहीं मिला। कोई और शब्द लिखकर देखें।',
  contact: 'संपर्क',
  pages: 'पेज',
  newer: 'नए',
  older: 'पुराने',
  thank: {
    open: 'इन्हें धन्यवाद दें',
    words: 'आपके धन्यवाद के शब्द',
    send: 'धन्यवाद भेजें',
    thanked: 'आपने इन्हें धन्यवाद दिया है।',
    done: 'आपका धन्यवाद भेजा जा रहा है।',
    hint: 'आपको पता नहीं दिखता।',
  },
  download: {
    title: 'डाउनलोड',
    lead: 'स्प्रेडशीट के लिए एक फ़ाइल। जिन्होंने नाम नहीं बताया, उनके नाम इसमें नहीं हैं। संपर्क सिर्फ़ उनके हैं जिन्होंने आपको संपर्क करने की सहमति दी है। उन्हें सिर्फ़ इस कैंपेन के बारे में लिखें, और काम पूरा होने पर फ़ाइल मिटा दें।',
    plain: 'नाम और रक़म',
    contacts: 'संपर्क के साथ',
    record: 'हर डाउनलोड दर्ज होता है।',
    line: (date: string, gifts: number, withContacts: boolean) =>
      `${date}: ${giftCount(gifts)}${withContacts ? ', संपर्क के साथ' : ''}`,
  },
  csv: {
    head: ['तारीख़', 'नाम', 'जगह', 'रक़म (रुपये)', 'मैसेज'],
    contact: 'संपर्क',
    file: (slug: string) => `supporters-${slug}.csv`,
  },
} satisfies Translated<typeof english.copy>
