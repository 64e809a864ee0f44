import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './finding-copy.ts'

const campaigns = (count: number) => `${count.toLocaleString('en-IN')} कैंपेन`

export const findingCopy = {
  count: campaigns,
  none: (q: string) => `“${q}” के लिए कोई कैंपेन नहीं मिला।`,
  noneFiltered: (q: string) => `इन फ़िल्टर के साथ “${q}” के लिए कोई कैंपेन नहीं मिला।`,
  noneChosen: 'इन फ़िल्टर के साथ कोई कैंपेन नहीं।',
  similar: (q: string, count: number) => `“${q}” के लिए कोई कैंपेन नहीं मिला। मिलते-जुलते: ${campaigns(count)}।`,
  page: (page: number, pages: number) => `${pages} में से पेज ${page}`,
  unused: {
    cause: (typed: string) => `“${typed}” मक़सद का कोई कैंपेन नहीं है। आपको सारे मक़सद दिख रहे हैं।`,
    state: (typed: string) => `“${typed}” भारत का राज्य नहीं है। आपको सारे राज्य दिख रहे हैं।`,
    sort: (typed: string) => `कैंपेन “${typed}” के क्रम में नहीं लग सकते। आपको सामान्य क्रम दिख रहा है।`,
  },
} satisfies Translated<typeof english.findingCopy>
