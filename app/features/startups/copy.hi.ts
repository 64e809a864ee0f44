import { ACCEPTED, PDF_PAGES_MAX } from '#app/features/media/upload-limits.ts'
import { formatSize } from '#app/platform/text/size.ts'
import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './copy.ts'

const MB = 1024 * 1024

export const copy = {
  tooLong: (charsMax: number) => `इसे ${charsMax} अक्षरों से कम में लिखें।`,
  missing: 'इसे भरें।',
  amount: 'रक़म पूरे रुपयों में लिखें।',
  stages: { idea: 'आइडिया', prototype: 'पहला नमूना', early: 'पहले ग्राहक', growth: 'बढ़ रहा है' },
  pictureOf: (title: string) => `${title} की फ़ोटो`,
  deck: (bytes: number) => `पिच डेक पढ़ें (PDF, ${formatSize(bytes)})`,
  files: {
    picture: {
      label: 'फ़ोटो (ज़रूरी नहीं)',
      hint: 'प्रोडक्ट, काम की जगह या टीम की। स्टार्टअप लिस्ट में आने के बाद लोगों को दिखती है।',
    },
    deck: {
      label: 'पिच डेक, PDF में (ज़रूरी नहीं)',
      hint: `ज़्यादा से ज़्यादा ${ACCEPTED.document.bytesMax / MB} MB और ${PDF_PAGES_MAX} पेज, बिना पासवर्ड। स्टार्टअप लिस्ट में आने के बाद लोगों को दिखता है।`,
    },
    signIn: { before: 'साइन इन करने पर फ़ोटो और पिच डेक (PDF) जोड़े जा सकते हैं।', label: 'साइन इन करें' },
    busy: 'फ़ाइलों का इंतज़ार करें',
    refused: 'यह फ़ाइल अब काम नहीं आ सकती। इसे हटाएँ और फिर से जोड़ें।',
  },
  mail: {
    subject: (brandName: string) => `${brandName}: किसी को आपके स्टार्टअप में रुचि है`,
    body: (title: string) => `किसी को ${title} में रुचि है।`,
    rows: { amount: 'रक़म' },
    after: 'यह सिर्फ़ रुचि बताना है, निवेश नहीं। कोई पैसा नहीं भेजा गया है। इस ई-मेल का जवाब दें, हमारी टीम आपको मिलवाएगी।',
    button: 'अपना स्टार्टअप देखें',
    why: (brand: string) => `यह ई-मेल इसलिए आया है, क्योंकि आपका स्टार्टअप ${brand} पर है।`,
  },
} satisfies Translated<typeof english.copy>
