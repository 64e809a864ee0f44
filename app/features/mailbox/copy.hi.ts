import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './copy.ts'

export const copy = {
  metaTitle: 'मेलबॉक्स',
  title: 'मेलबॉक्स',
  lead: 'ई-मेल और SMS जो भेजे नहीं गए, क्योंकि कोई मेल सर्वर या SMS सेवा नहीं जुड़ी है। ये इसी कंप्यूटर पर रहते हैं।',
  none: 'अभी कोई मैसेज नहीं है।',
  samples: 'नमूने के साथ सब ई-मेल',
  state: { sent: 'भेजा गया', waiting: 'भेजा जाना बाक़ी' },
  html: 'ई-मेल की तरह देखें',
  receipt: 'साथ में: रसीद (PDF)',
  ticket: 'साथ में: कैलेंडर फ़ाइल',
} satisfies Translated<typeof english.copy>
