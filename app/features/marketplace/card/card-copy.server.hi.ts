import { pinWords } from '#app/features/marketplace/delivery/area-copy.server.hi.ts'
import { PRICE_MINOR_MAX } from '#app/features/marketplace/schema.ts'
import type { Translated } from '#app/platform/language/translated.ts'
import { formatMoney } from '#app/platform/money.ts'
import { listed } from '#app/platform/text/sentences.ts'
import type * as english from './card-copy.server.ts'

export const words = {
  rating: (average: string, reviews: number) => `5 में से ${average}, ${reviews} रिव्यू के आधार पर`,
  soldOut: 'स्टॉक ख़त्म',
  holiday: (until: string) => `${until} तक छुट्टी पर`,
  from: (price: string) => `${price} से`,
  by: (name: string, place: string) => `${name}, ${place}`,
  count: (products: number) => `${products} प्रोडक्ट`,
  moreThan: (products: number) => `${products}+ प्रोडक्ट`,
  further: (products: number) => `${products} और प्रोडक्ट`,
  similar: (products: number) => (products === 1 ? '1 मिलता-जुलता प्रोडक्ट' : `${products} मिलते-जुलते प्रोडक्ट`),
  filters: (count: number) => (count === 0 ? 'फ़िल्टर' : `फ़िल्टर (${count})`),
  rupeesOnly: 'सिर्फ़ ₹ में क़ीमत वाले प्रोडक्ट दिखाए गए हैं।',
  priceFaults: {
    'not-a-price': 'रक़म रुपये में लिखें, जैसे 500।',
    'too-high': `ज़्यादा से ज़्यादा ${formatMoney(PRICE_MINOR_MAX, 'INR')} लिखें।`,
    turned: 'यह पहले लिखी क़ीमत से कम है, इसलिए दोनों को नहीं माना गया।',
  },
  pinFaults: {
    ...pinWords,
    army: 'सेना का यह डाक कोड कई राज्यों में चलता है। ऑर्डर पूरा करते समय दिखेगा कि वहाँ कौन डिलीवरी करता है।',
  },
  deliveredTo: (place: string) => `${place} में डिलीवरी।`,
  deliveredToAll: (states: readonly string[]) => `${listed(states)} में डिलीवरी, क्योंकि यह पिन कोड इन सब में चलता है।`,
  noneLikeFiltered: (q: string) => `इन फ़िल्टर के साथ “${q}” नहीं मिला। ये प्रोडक्ट मिलते-जुलते हैं।`,
  noneLike: (q: string) => `“${q}” नहीं मिला। ये प्रोडक्ट मिलते-जुलते हैं।`,
  none: (category: string | null) => (category ? `${category}: कोई प्रोडक्ट नहीं मिला` : 'कोई प्रोडक्ट नहीं मिला'),
} satisfies Translated<typeof english.words>
