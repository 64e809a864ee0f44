import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './copy.ts'

export const copy = {
  search: { label: 'प्रोडक्ट खोजें', placeholder: 'अचार, साड़ी, दीये…' },
  category: { label: 'श्रेणी', navLabel: 'श्रेणियाँ', all: 'सब श्रेणियाँ', allShort: 'सब' },
  listTitle: 'प्रोडक्ट',
  sort: {
    label: 'क्रम',
    options: {
      newest: 'नए पहले',
      'price-low': 'क़ीमत: कम से ज़्यादा',
      'price-high': 'क़ीमत: ज़्यादा से कम',
      rating: 'अच्छी रेटिंग पहले',
    },
  },
  filters: {
    price: 'क़ीमत',
    from: 'क़ीमत से (₹)',
    to: 'क़ीमत तक (₹)',
    state: 'विक्रेता का राज्य',
    anyState: 'सब राज्य',
    sellers: 'विक्रेता',
    anySeller: 'सब विक्रेता',
    verified: 'सिर्फ़ जाँचे हुए विक्रेता',
    pin: 'मेरे पिन कोड पर डिलीवरी',
    apply: 'लगाएँ',
    clear: 'फ़िल्टर हटाएँ',
  },
  /** Above a list with prices in more than one currency. */
  currencies: 'विदेश के विक्रेताओं को उनकी अपनी मुद्रा में पैसे मिलते हैं, इसलिए कुछ क़ीमतें $ में हैं। क़ीमतें बदली नहीं जातीं।',
  more: 'और दिखाएँ',
  showAll: 'सब प्रोडक्ट दिखाएँ',
  similar: 'मिलते-जुलते प्रोडक्ट',
  fromStart: 'सबसे नए पर वापस',
  fromFirst: 'पहले पेज पर वापस',
  sell: {
    title: 'क्या आप कुछ बनाती हैं?',
    body: 'इसी फ़ोन से अपनी दुकान खोलें। तीन फ़ोटो, एक क़ीमत और प्रोडक्ट के बारे में कुछ शब्द चाहिए।',
    link: 'विक्रेता बनें',
  },
  loadFailed: { title: 'गड़बड़', body: 'जानकारी नहीं खुल पाई' },
  tryAgain: 'फिर कोशिश करें',
} satisfies Translated<typeof english.copy>
