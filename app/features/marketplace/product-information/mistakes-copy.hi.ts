import type { Fact } from '#app/features/marketplace/schema.ts'
import type { Translated } from '#app/platform/language/translated.ts'
import type { BestBeforeFault } from './best-before.ts'
import type * as english from './mistakes-copy.ts'
import type { QuantityFault } from './net-quantity.ts'

const number = (count: number): string => count.toLocaleString('en-IN')

/** What is wrong with the product information, at a field of the form and in the report of an import. */
export const mistakes = {
  /** When a required field is empty. */
  missing: {
    commonName: 'प्रोडक्ट का वह नाम लिखें जिससे लोग उसे पहचानते हैं।',
    netQuantity: 'कुल मात्रा लिखें, जैसे 500 g या 1 नग।',
    diet: 'शाकाहारी या मांसाहारी चुनें।',
    ingredients: 'सामग्री लिखें।',
    allergens: 'एलर्जी वाली चीज़ों पर निशान लगाएँ, या “इनमें से कोई नहीं” चुनें।',
    bestBefore: 'यह कब तक अच्छा रहेगा, लिखें, जैसे 9 महीने।',
    fssai: 'अपना FSSAI नंबर लिखें। इसके बिना खाने की चीज़ें नहीं बेची जा सकतीं।',
    madeOf: 'यह किससे बना है, लिखें।',
    maker: 'बनाने, पैक करने या आयात करने वाले का नाम लिखें।',
    makerAddress: 'बनाने, पैक करने या आयात करने वाले का पता लिखें।',
    origin: 'यह किस देश में बना है, लिखें।',
    madeMonth: 'बनने का महीना लिखें, जैसे 03-2027।',
  } satisfies Readonly<Record<Fact, string>>,
  wrong: {
    quantity: {
      'no-number': 'कुल मात्रा की शुरुआत संख्या से करें, जैसे 500 g।',
      zero: 'कुल मात्रा शून्य से ज़्यादा होनी चाहिए।',
      'no-unit': 'कुल मात्रा के साथ इकाई लिखें, जैसे g, kg, ml या नग।',
      'strange-unit': 'इनमें से कोई इकाई लिखें: mg, g, kg, ml, l, mm, cm, m, नग, जोड़ी या सेट।',
      'too-large': 'यह कुल मात्रा बहुत ज़्यादा है। संख्या जाँच लें।',
      'too-fine': 'कुल मात्रा में दशमलव के बाद ज़्यादा से ज़्यादा तीन अंक लिखें।',
      'not-whole': 'नग, जोड़ी और सेट पूरी संख्या में होते हैं।',
    } satisfies Readonly<Record<QuantityFault, string>>,
    bestBefore: {
      unreadable: 'पैकिंग के बाद का समय लिखें, जैसे 9 महीने। या तारीख़ लिखें, दिन पहले, जैसे 31-12-2027।',
      past: 'यह बेस्ट बिफ़ोर तारीख़ निकल चुकी है। आगे की तारीख़ लिखें, या पैकिंग के बाद का समय।',
      far: 'यह बेस्ट बिफ़ोर तारीख़ 10 साल से ज़्यादा दूर है। साल जाँच लें।',
      'no-time': 'बेस्ट बिफ़ोर का समय कम से कम एक दिन होना चाहिए।',
      'too-long': 'बेस्ट बिफ़ोर का समय 10 साल तक हो सकता है।',
    } satisfies Readonly<Record<BestBeforeFault, string>>,
    fssai: {
      'not-digits': 'FSSAI नंबर में सिर्फ़ अंक होते हैं। अपने प्रमाण पत्र से 14 अंक देखकर लिखें।',
      length: (digits: number) => `FSSAI नंबर में 14 अंक होते हैं। इसमें ${number(digits)} हैं।`,
      kind: 'FSSAI नंबर 1 (लाइसेंस) या 2 (रजिस्ट्रेशन) से शुरू होता है। पहला अंक जाँच लें।',
      'central-registration': 'रजिस्ट्रेशन का दूसरा और तीसरा अंक राज्य का कोड होता है, 00 नहीं। नंबर जाँच लें।',
      state: (code: string) => `किसी राज्य का कोड ${code} नहीं है (दूसरा और तीसरा अंक)। नंबर जाँच लें।`,
    },
    diet: 'शाकाहारी या मांसाहारी लिखें। अंडे वाला खाना मांसाहारी है।',
    allergens: {
      contradiction: 'या तो “इनमें से कोई नहीं” चुनें, या एलर्जी वाली चीज़ें। दोनों साथ नहीं।',
      unknown: (word: string) =>
        `“${word}” एलर्जी वाली चीज़ों की सूची में नहीं है। ये शब्द लिखें: gluten, crustaceans, milk, egg, fish, nuts, soya, sulphites या none.`,
    },
    month: 'महीना और साल लिखें, जैसे 03-2027।',
    monthAhead: 'बनने का महीना अभी आया नहीं है। जाँच लें।',
    words: (label: string) => `${label}: इसे शब्दों में लिखें।`,
    address: 'पूरा पता लिखें, जगह और पिन कोड के साथ।',
    tooLong: (label: string, max: number, typed: number) =>
      `${label}: ${number(max)} अक्षरों तक लिखें। आपने ${number(typed)} लिखे हैं।`,
  },
} satisfies Translated<typeof english.mistakes>
