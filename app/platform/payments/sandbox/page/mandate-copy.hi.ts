import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './mandate-copy.ts'

export const mandateCopy = {
  title: 'टेस्ट: हर महीने के पेमेंट की मंज़ूरी दें',
  openUntil: (when: string) => `यह पेज ${when} तक खुला है।`,
  incomplete: 'चुनें कि हर महीने का पेमेंट कैसा रहे।',
  methods: { upi: 'UPI AutoPay', card: 'कार्ड' },
  atMost: (amount: string) => `हर महीने, ज़्यादा से ज़्यादा ${amount}`,
  until: (date: string) => `${date} तक`,
  debits: {
    question: 'चुनें कि हर महीने का पेमेंट कैसा रहे',
    unlessChosen: 'नतीजा चुनें, नहीं तो सभी पेमेंट हो जाएँगे',
    choices: {
      paid: { label: 'पेमेंट हो जाते हैं', hint: 'हर महीने का पेमेंट होता है।' },
      'no-money': { label: 'अकाउंट में पैसे कम हैं', hint: 'बैंक हर महीने का पेमेंट मना करता है।' },
      'no-money-twice': { label: 'तीसरी कोशिश में पेमेंट', hint: 'बैंक दो बार मना करता है, फिर पेमेंट करता है।' },
      unanswered: { label: 'कोई जवाब नहीं', hint: 'बैंक कभी जवाब नहीं देता।' },
    },
  },
  approve: {
    upi: (amount: string) => `UPI PIN का टेस्ट: मंज़ूरी दें और ${amount} दें`,
    card: (amount: string) => `कार्ड के पासवर्ड का टेस्ट: मंज़ूरी दें और ${amount} दें`,
  },
  reject: 'मना करें',
  back: 'मंज़ूरी दिए बिना वापस जाएँ',
  toSite: 'साइट पर वापस',
  states: {
    created: 'हर महीने के इस पेमेंट को अभी मंज़ूरी नहीं मिली है।',
    active: 'हर महीने के इस पेमेंट को मंज़ूरी मिल गई है। असली पेमेंट में आपके बैंक के ऐप में ये विकल्प होते:',
    paused: 'हर महीने का यह पेमेंट रुका हुआ है। असली पेमेंट में आपके बैंक के ऐप में ये विकल्प होते:',
    cancelled: 'हर महीने का यह पेमेंट रद्द है।',
    expired: 'हर महीने का यह पेमेंट ख़त्म हो गया है।',
    rejected: 'हर महीने के इस पेमेंट को मंज़ूरी नहीं दी गई। कुछ नहीं कटा।',
  },
  pause: 'बैंक में रोकें',
  resume: 'बैंक में फिर शुरू करें',
  cancel: 'बैंक में रद्द करें',
} satisfies Translated<typeof english.mandateCopy>
