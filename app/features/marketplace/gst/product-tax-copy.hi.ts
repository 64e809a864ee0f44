import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './product-tax-copy.ts'

/** Copy of HSN code and GST rate of a product. */
export const productTaxCopy = {
  title: 'GST',
  lead: 'आपका GST नंबर है, इसलिए आपकी बिक्री के इनवॉइस पर HSN कोड और क़ीमत में शामिल टैक्स दिखता है। आपकी क़ीमत वही रहती है।',
  hsn: {
    label: 'HSN कोड',
    hint: '4, 6 या 8 अंक, जैसे अचार के लिए 2001',
    missing: 'HSN कोड लिखें।',
    wrong: 'HSN कोड में 4, 6 या 8 अंक होते हैं, जैसे 2001।',
  },
  rate: {
    label: 'GST दर',
    prompt: 'दर चुनें',
    hint: 'जो दर क़ीमत में शामिल है',
    missing: 'GST दर चुनें।',
    wrong: (rates: string) => `आज ऐसी कोई GST दर नहीं है। इनमें से एक लिखें: ${rates}।`,
  },
} satisfies Translated<typeof english.productTaxCopy>
