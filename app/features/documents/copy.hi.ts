import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './copy.ts'

export const copy = {
  kinds: { template: 'टेम्पलेट', tool: 'टूल', kit: 'शुरुआती किट', 'case-study': 'केस स्टडी' },
  composite: 'मिला-जुला उदाहरण',
  compositeNote: 'इस उदाहरण में कई संस्थाओं का अनुभव मिला हुआ है। नाम काल्पनिक हैं और आँकड़े मोटे तौर पर दिए गए हैं।',
  version: (version: number, date: string) => `संस्करण ${version}, ${date}`,
  caseStudies: {
    title: 'केस स्टडी',
    summary: 'NGO, कॉलेज और कंपनियाँ हमारे साथ कैसे काम करती हैं: शुरुआत कैसे हुई, क्या किया, और अब क्या अलग करेंगी।',
  },
  licence: 'इस्तेमाल करना, बदलना और आगे देना मुफ़्त है। नाम देना ज़रूरी नहीं।',
  save: {
    missing: 'कुछ शब्द लिखें।',
    tooLong: (charsMax: number) => `इसे ${charsMax.toLocaleString('en-IN')} अक्षरों से कम रखें।`,
    between: (min: number, max: number) =>
      `${min.toLocaleString('en-IN')} से ${max.toLocaleString('en-IN')} तक कोई पूरा अंक लिखें।`,
    slug: 'छोटे अंग्रेज़ी अक्षर, अंक और एक-एक हाइफ़न लिखें, जैसे campaign-plan।',
    kind: 'एक हिस्सा चुनें।',
    ragged: 'हर पंक्ति में हर कॉलम के लिए एक ख़ाना चाहिए।',
    noTable: 'स्प्रेडशीट में एक टेबल चाहिए।',
  },
} satisfies Translated<typeof english.copy>
