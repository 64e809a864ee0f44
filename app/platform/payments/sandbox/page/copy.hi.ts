import type { Outcome } from '#app/platform/payments/sandbox/outcomes.ts'
import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './copy.ts'

interface Choice {
  label: string
  hint: string
}

export const copy = {
  banner: 'टेस्ट पेमेंट। असली पैसा नहीं कटता।',
  title: (amount: string) => `${amount} का टेस्ट पेमेंट`,
  openUntil: (when: string) => `यह पेज ${when} तक खुला है।`,
  incomplete: 'नतीजा और पेमेंट का तरीका चुनें।',
  outcomes: {
    question: 'नतीजा चुनें',
    unlessChosen: 'नतीजा चुनें, या इंतज़ार करें: पेमेंट हो जाएगा',
    choices: {
      success: { label: 'पेमेंट हो जाता है', hint: 'पेमेंट तुरंत होता है, और साइट को बताया जाता है।' },
      failure: { label: 'पेमेंट नहीं होता', hint: 'बैंक मना करता है। कोई पैसा नहीं कटता।' },
      delayed: { label: 'पेमेंट में देर होती है', hint: 'पहले इंतज़ार में, फिर 30 सेकंड बाद पेमेंट होता है।' },
      duplicated: { label: 'तीन सूचनाएँ', hint: 'पेमेंट एक बार होता है, पर साइट को तीन बार बताया जाता है।' },
      'out-of-order': {
        label: 'सूचनाएँ ग़लत क्रम में',
        hint: 'पहले “पेमेंट हुआ”, फिर “इंतज़ार में”।',
      },
      lost: { label: 'कोई सूचना नहीं', hint: 'पेमेंट होता है, पर साइट को ख़ुद पता करना पड़ता है।' },
      late: {
        label: 'पेमेंट बहुत देर से आता है',
        hint: 'पेज 15 सेकंड बाद बंद होता है। पेमेंट उसके 30 सेकंड बाद होता है।',
      },
    } as Record<Outcome, Choice>,
  },
  methods: {
    question: 'आप पेमेंट कैसे करेंगे?',
    names: { upi: 'UPI', card: 'कार्ड', netbanking: 'नेट बैंकिंग' },
    upi: {
      scan: 'असली पेमेंट में यह कोड UPI ऐप से स्कैन किया जाता है। इस कोड में टेस्ट की UPI ID है।',
      qrLabel: 'UPI ऐप के लिए कोड, टेस्ट की UPI ID के साथ',
      scanned: (amount: string) => `स्कैन का टेस्ट: ${amount} दें`,
      open: 'असली पेमेंट में ऐप दबाने पर वह खुलता है।',
      apps: ['PhonePe', 'Google Pay', 'Paytm', 'BHIM'],
      app: (name: string) => `${name} का टेस्ट`,
    },
    card: { note: 'टेस्ट के लिए कार्ड नंबर नहीं चाहिए।', pay: (amount: string) => `टेस्ट कार्ड से ${amount} दें` },
    netbanking: {
      note: 'टेस्ट के लिए पासवर्ड नहीं चाहिए।',
      pay: (amount: string) => `टेस्ट बैंक से ${amount} दें`,
    },
  },
  back: 'पेमेंट किए बिना वापस जाएँ',
  closed: {
    states: {
      created: 'यह टेस्ट पेमेंट अभी खुला है।',
      pending: 'यह टेस्ट पेमेंट हो रहा है।',
      failed: 'यह टेस्ट पेमेंट नहीं हुआ। कुछ नहीं कटा।',
      expired: 'इस टेस्ट पेमेंट का समय निकल गया है। कुछ नहीं कटा।',
      captured: 'यह टेस्ट पेमेंट हो गया।',
      refunded: 'इस टेस्ट पेमेंट का रिफ़ंड हो गया।',
    },
    back: 'साइट पर वापस',
  },
  missing: {
    title: 'टेस्ट पेमेंट नहीं मिला',
    text: 'शायद इस पेज का लिंक अधूरा है, या टेस्ट का डेटा मिटा दिया गया है। साइट पर पेमेंट फिर से शुरू करें।',
  },
} satisfies Translated<typeof english.copy>
