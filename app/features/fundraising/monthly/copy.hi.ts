import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './copy.ts'
import { RETRY_AFTER_DAYS, TRIES_MAX } from './mandate-rules.ts'

/** In a month without this day it is the last one. */
const LONG_DAY = 28

export const everyMonth = (day: number): string =>
  `हर महीने की ${day} तारीख़ को${day > LONG_DAY ? ' (छोटे महीनों में आख़िरी दिन)' : ''}`

/** What a supporter agrees to. A changed sentence is a new version. */
export const consentCopy = {
  version: '2026-11',
  sentences: {
    today: (amount: string) =>
      `आज आप ${amount} देते हैं और मंज़ूरी देते हैं कि हर महीने ${amount} लिए जाएँ। दोनों आपके UPI PIN या कार्ड के वन-टाइम पासवर्ड से होते हैं।`,
    later: ({ amount, day, second }: { amount: string; day: number; second: string }) =>
      `इसके बाद आपका बैंक ${everyMonth(day)} ${amount} भेजता है, अगली बार ${second} को। इससे ज़्यादा कभी नहीं।`,
    notice: 'हर पेमेंट से कम से कम 24 घंटे पहले हम आपको लिखते हैं: रक़म, तारीख़ और कैंपेन।',
    stop: 'हर मैसेज में एक लिंक होता है। उससे आप एक महीना छोड़ सकते हैं, दान कुछ समय के लिए रोक सकते हैं, रक़म बदल सकते हैं या दान बंद कर सकते हैं। साइन इन करना ज़रूरी नहीं है और इसका कोई पैसा नहीं लगता।',
    ends: (date: string) => `कैंपेन के बंद होने या पूरा होने पर यह अपने आप बंद हो जाता है, ज़्यादा से ज़्यादा ${date} तक चलता है।`,
    failed: `पेमेंट न हो पाए, तो हम आपको बताते हैं और हर ${RETRY_AFTER_DAYS} दिन पर फिर कोशिश करते हैं, ज़्यादा से ज़्यादा ${TRIES_MAX} बार। पेमेंट न होने पर आपका बैंक शुल्क ले सकता है।`,
    limit: (max: string) => `कानून बिना PIN के हर महीने ${max} तक के पेमेंट की इजाज़त देता है।`,
  },
} satisfies Translated<typeof english.consentCopy>

/** Refusals of the donation form. */
export const refusals = {
  tooMuch: 'हर महीने का दान ₹15,000 तक हो सकता है। इससे ज़्यादा पर बैंक हर बार आपका PIN माँगते हैं।',
  tip: 'हर महीने के दान में टिप नहीं होती। टिप को 0 ही रहने दें।',
  'not-monthly': 'यह कैंपेन अभी हर महीने का दान नहीं लेता। “एक बार” चुनें।',
  'no-messages':
    'हम अभी SMS नहीं भेज सकते, और कानून के हिसाब से हर पेमेंट से पहले सूचना देना ज़रूरी है। हर महीने के दान के लिए ई-मेल पता लिखें।',
} satisfies Translated<typeof english.refusals>

/** Why a gift that was debited goes back. */
export const returnReasons = {
  stopped: 'इस पेमेंट से पहले आपने हर महीने का दान बंद कर दिया था।',
  twice: 'इस महीने का दान पहले ही दिया जा चुका था।',
} satisfies Translated<typeof english.returnReasons>

export const mailCopy = {
  notice: {
    subject: (amount: string, date: string) => `आपका हर महीने का दान: ${amount}, ${date} को`,
    text: (amount: string, date: string) => `आपके हर महीने के दान के ${amount} ${date} को जाने हैं। इसे छोड़ें, बदलें या बंद करें:`,
    body: (amount: string, date: string) => `${date} को आपका बैंक आपके हर महीने के दान के ${amount} भेजेगा।`,
    retry: (date: string) => `आपके बैंक ने इस महीने का दान नहीं भेजा। हम ${date} को उससे फिर माँगेंगे।`,
    bank: 'अकाउंट में काफ़ी पैसे रखें। पेमेंट न होने पर आपका बैंक शुल्क ले सकता है।',
  },
  failed: {
    subject: 'इस महीने आपका दान नहीं जा पाया',
    text: 'इस महीने आपका दान नहीं जा पाया। आगे क्या होगा, देखें:',
    body: 'आपके बैंक ने इस महीने का दान नहीं भेजा। इस महीने हम फिर नहीं माँगेंगे। अगर आपका बैंक फिर भी भेज दे, तो आपको रसीद मिलेगी।',
    next: (date: string) => `अगला पेमेंट ${date} को है।`,
  },
  skipped: {
    subject: 'इस महीने दान नहीं लिया जाएगा',
    text: 'इस महीने आपका दान छोड़ दिया गया है। कारण देखें:',
    paused: 'कैंपेन अभी रुका हुआ है, इसलिए इस महीने हम आपका दान नहीं लेते। कोई पैसा नहीं लिया गया।',
    next: (date: string) => `अगला पेमेंट ${date} को है।`,
  },
  ended: {
    subject: (campaign: string) => `${campaign} को आपका हर महीने का दान बंद हो गया है`,
    text: 'आपका हर महीने का दान बंद हो गया है। अब और पैसा नहीं लिया जाएगा। पूरी जानकारी:',
    after: 'अब और पैसा नहीं लिया जाएगा।',
    reasons: {
      stopped: 'आपने इसे बंद किया।',
      'at-bank': 'आपने इसे अपने बैंक में रद्द किया।',
      unpaid: 'आपके बैंक ने दो महीने तक पेमेंट नहीं किया। हमने इसे बंद कर दिया, ताकि बैंक आपसे और शुल्क न ले।',
      'term-over': 'जितने समय के लिए आपने हाँ कहा था, वह पूरा हो गया। आप चाहें तो नया शुरू कर सकते हैं।',
      'campaign-closed': 'कैंपेन बंद हो गया है।',
      'campaign-ended': 'कैंपेन का समय पूरा हो गया है।',
    },
  },
  rows: { amount: 'रक़म', date: 'तारीख़', campaign: 'कैंपेन', organiser: 'आयोजक' },
  link: 'इस लिंक से आप एक महीना छोड़ सकते हैं, दान कुछ समय के लिए रोक सकते हैं, रक़म बदल सकते हैं या दान बंद कर सकते हैं। साइन इन करना ज़रूरी नहीं है।',
  button: 'छोड़ें, बदलें या बंद करें',
  details: 'हर महीने का दान देखें',
  help: (contactUrl: string) => `किसी पेमेंट में कुछ गड़बड़ है? हमें लिखें: ${contactUrl}`,
  why: (brand: string) => `आपको यह ई-मेल इसलिए मिला, क्योंकि ${brand} पर एक कैंपेन को आपसे हर महीने दान मिलता है।`,
} satisfies Translated<typeof english.mailCopy>
