import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './copy.ts'

/** Copy of the form of a listing's options and variants. */
export const copy = {
  title: 'साइज़, वज़न, रंग',
  lead: 'क्या यह एक से ज़्यादा साइज़, वज़न या रंग में आता है? हर एक की अपनी क़ीमत, स्टॉक और फ़ोटो हो सकती है।',
  name: (number: number) => `विकल्प ${number}`,
  nameHint: 'जैसे वज़न, साइज़ या रंग।',
  values: 'कौन-कौन से',
  valuesHint: 'बीच में कॉमा लगाएँ: 250 g, 500 g, 1 kg',
  more: 'और विकल्प जोड़ें',
  makeRows: 'तालिका दिखाएँ',
  remakeRows: 'तालिका अपडेट करें',
  tableTitle: 'क़ीमत और स्टॉक',
  tableHint: (count: number) => `${count} विकल्प। हर एक की क़ीमत और स्टॉक लिखें, फिर सेव करें।`,
  price: (currency: string) => `क़ीमत (${currency})`,
  stock: 'स्टॉक में',
  picture: 'फ़ोटो',
  noPicture: 'प्रोडक्ट वाली ही',
  photo: (number: number, alt: string) => (alt ? `फ़ोटो ${number}: ${alt}` : `फ़ोटो ${number}`),
  leaveOut: (title: string) => `${title} न बेचें`,
  removeHint: 'फिर से एक ही क़ीमत रखनी हो, तो ऊपर सब ख़ाली करें और सेव करें।',
  save: 'विकल्प सेव करें',
  failed: 'निशान वाले ख़ाने जाँचें। अभी कुछ सेव नहीं हुआ है, पर आपका लिखा हुआ सब यहीं है।',
  perVariant: 'क़ीमत और स्टॉक नीचे “साइज़, वज़न, रंग” में हैं।',
  refused: {
    'not-found': 'यह प्रोडक्ट आपकी दुकान में नहीं है।',
    'too-many-changes': 'इस प्रोडक्ट में बहुत सारे अलग विकल्प रह चुके हैं। नए विकल्पों के लिए नया प्रोडक्ट जोड़ें।',
  },
  wrong: {
    nameMissing: 'इनके लिए नाम लिखें, जैसे वज़न।',
    nameTooLong: (max: number) => `${max} अक्षरों तक लिखें।`,
    nameTwice: (name: string) => `“${name}” नाम पहले से है।`,
    valuesMissing: 'कौन-कौन से हैं, लिखें। बीच में कॉमा लगाएँ।',
    valueTooLong: (max: number) => `हर एक में ${max} अक्षर तक हो सकते हैं।`,
    valueTwice: (value: string) => `आपने “${value}” दो बार लिखा है।`,
    tooManyValues: (max: number) => `ज़्यादा से ज़्यादा ${max} लिखें।`,
    tooManyVariants: (count: number, max: number) =>
      `इससे ${count} विकल्प बनते हैं। एक प्रोडक्ट में ${max} तक हो सकते हैं। कुछ कम करें।`,
    noRows: 'इनमें से कम से कम एक बेचें।',
  },
} satisfies Translated<typeof english.copy>
