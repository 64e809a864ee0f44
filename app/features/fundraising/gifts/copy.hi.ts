import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './copy.ts'

export const copy = {
  title: 'मेरे दान',
  lead: 'जो दान आपने साइन इन होकर, या अपने ई-मेल पते से दिए।',
  empty: 'आपने अभी किसी कैंपेन को दान नहीं दिया।',
  guest: 'क्या आपने साइन इन किए बिना फ़ोन नंबर से दान दिया? हमारे मैसेज से रसीद खोलें और “मेरे अकाउंट में रखें” चुनें।',
  back: 'आपका अकाउंट',
  campaigns: 'सारे कैंपेन देखें',
  monthly: {
    title: 'हर महीने के दान',
    next: (date: string) => `अगला पेमेंट: ${date}`,
    last: 'आगे कोई पेमेंट नहीं',
    ended: 'ख़त्म',
    open: 'एक महीना छोड़ें, बदलें या बंद करें',
  },
  states: {
    awaiting: 'आपके बैंक का इंतज़ार',
    settled: 'पेमेंट हो गया',
    returning: 'वापस भेजा जा रहा है',
    returned: 'लौटाया गया',
  },
  reason: (reason: string) => `कारण: ${reason}`,
  returned: (amount: string) => `${amount} लौटाए गए`,
  paidOut: (amount: string) => `${amount} का भुगतान हुआ। किसे हुआ, यह रसीद में लिखा है।`,
  notPaidOut: 'अभी आगे नहीं भेजा गया',
  tip: (tip: string) => `${tip} टिप के साथ`,
  anonymous: 'नाम की जगह “एक दोस्त” दिखता है',
  receipt: (number: string) => `रसीद ${number}`,
  openReceipt: 'रसीद खोलें',
  openStatus: 'कहाँ तक पहुँचा, देखें',
  again: 'फिर दान दें',
  about: (campaign: string) => `: ${campaign}`,
  year: (from: number) => `अप्रैल ${from} से मार्च ${from + 1}`,
  statement: {
    title: 'साल का हिसाब',
    pdf: 'PDF',
    csv: 'CSV',
    pdfOf: (year: string) => `PDF, ${year}`,
    csvOf: (year: string) => `CSV, ${year}`,
  },
  pages: { pages: 'पेज', newer: 'नए दान', older: 'पुराने दान' },
} satisfies Translated<typeof english.copy>

export const statementCopy = {
  title: 'दान का हिसाब',
  file: (from: number, extension: 'pdf' | 'csv') => `gifts-${from}-${from + 1}.${extension}`,
  period: 'अवधि',
  days: (from: number) => `1 अप्रैल ${from} से 31 मार्च ${from + 1}`,
  of: 'किसने दिया',
  madeOn: 'बनाने की तारीख़',
  test: 'इसमें टेस्ट पेमेंट हैं। उनमें कोई असली पैसा नहीं भेजा गया।',
  head: { date: 'तारीख़', receipt: 'रसीद', campaign: 'कैंपेन', gift: 'दान', tip: 'टिप', total: 'कुल' },
  entry: 'प्रकार',
  reason: 'कारण',
  kinds: { gift: 'दान', return: 'लौटाया गया' },
  sections: { gifts: 'दान', returns: 'आपको लौटाया गया' },
  noGifts: 'इस अवधि में कोई दान नहीं।',
  sums: { given: 'कुल दिया', returned: 'कुल लौटाया गया', rest: 'दिया, लौटाया गया घटाकर' },
  nature:
    'यह आपके पेमेंट की सूची है। यह आयकर में छूट के लिए दान का प्रमाण पत्र नहीं है (आयकर अधिनियम, 1961 की धारा 80G; आयकर अधिनियम, 2025 की धारा 133)।',
} satisfies Translated<typeof english.statementCopy>
