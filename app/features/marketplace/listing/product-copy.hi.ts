import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './product-copy.ts'

/** What an import and the product form say about wrong values. */
export const productCopy = {
  wrong: {
    title: 'नाम लिखें।',
    category: 'श्रेणियों में से एक चुनें।',
    priceMissing: 'क़ीमत लिखें।',
    price: 'क़ीमत अंकों में लिखें, जैसे 450 या 99.50।',
    priceZero: 'क़ीमत शून्य से ज़्यादा होनी चाहिए।',
    priceLimit: (limit: string) => `क़ीमत ${limit} तक हो सकती है।`,
    fraction: 'दशमलव के बाद ज़्यादा से ज़्यादा दो अंक लिखें।',
    currency: 'मुद्रा में INR या USD लिखें।',
    currencyFixed: (currency: string) => `यह प्रोडक्ट ${currency} में दिखाया गया था। इसकी मुद्रा नहीं बदली जा सकती।`,
    stock: (max: string) => `स्टॉक में मात्रा लिखें, 0 से ${max} तक की पूरी संख्या।`,
    deliveryMissing: 'डिलीवरी का ख़र्च लिखें। 0 मतलब मुफ़्त डिलीवरी।',
    delivery: 'डिलीवरी का ख़र्च अंकों में लिखें, या मुफ़्त डिलीवरी के लिए 0।',
    deliveryLimit: (limit: string) => `डिलीवरी का ख़र्च ${limit} तक हो सकता है।`,
    days: (max: number) => `डिलीवरी के दिन लिखें, 1 से ${max} तक की पूरी संख्या।`,
    state: 'draft, published या paused लिखें।',
    slugUnknown: 'इस slug का आपका कोई प्रोडक्ट नहीं है। नया प्रोडक्ट जोड़ने के लिए slug ख़ाली छोड़ें।',
    slugTwice: (line: number) => `लाइन ${line} में यही slug है।`,
    variantTwice: (line: number) => `लाइन ${line} में यही प्रोडक्ट और यही विकल्प हैं।`,
    optionName: 'विकल्प का नाम लिखें, जैसे वज़न।',
    optionValue: 'विकल्प का मान लिखें, जैसे 500 g।',
    optionTooLong: (max: number) => `${max} अक्षरों तक लिखें।`,
    optionComma: 'कॉमा न लगाएँ।',
    optionTwice: 'इस लाइन में इसी नाम का एक और विकल्प है।',
    optionsOther: (names: readonly string[]) =>
      `इस प्रोडक्ट के विकल्प हैं: ${names.join(', ')}। इसकी सब लाइनों में यही नाम लिखें।`,
    optionsMissing: 'इस प्रोडक्ट के कई रूप हैं। जिसकी बात है, उसके विकल्प लिखें।',
    tooManyVariants: (max: number) => `एक प्रोडक्ट में विकल्पों के ${max} मेल तक हो सकते हैं।`,
    withdrawn: 'हमारी मार्केट टीम ने यह प्रोडक्ट हटा दिया है। आप इसे बदल सकती हैं, पर फिर दिखा नहीं सकतीं।',
    cells: (found: number, wanted: number) =>
      `इस लाइन में ${found === 1 ? '1 ख़ाना है' : `${found.toLocaleString('en-IN')} ख़ाने हैं`}, पर पहली लाइन में ${wanted} हैं। जिस लिखाई में कॉमा हो, उसे उद्धरण चिह्नों (") में रखें।`,
    tooManyProducts: (max: string) => `एक दुकान में ${max} प्रोडक्ट तक हो सकते हैं।`,
  },
} satisfies Translated<typeof english.productCopy>
