import { RETURN_WINDOW_DAYS } from '#app/features/marketplace/return-window.ts'
import { NEW_ACCOUNT_WAIT_HOURS } from '#app/platform/bank/account-wait.ts'
import type { Translated } from '#app/platform/language/translated.ts'
import { answerTime } from '#app/platform/time/answer-time.ts'
import type * as english from './copy.ts'

const RETURN_TIME = `${RETURN_WINDOW_DAYS} दिन`
const ACCOUNT_WAIT = answerTime(NEW_ACCOUNT_WAIT_HOURS, 'hi')

export const copy = {
  title: 'कमाई',
  none: {
    title: 'अभी कोई बिक्री नहीं',
    body: `ख़रीदार का पेमेंट ऑर्डर पहुँचने के ${RETURN_TIME} बाद आपकी जमा रक़म में जुड़ता है। हम उसे अगले भुगतान के साथ आपके बैंक अकाउंट में भेजते हैं।`,
  },
  sums: {
    payable: 'अगले भुगतान में',
    sending: 'आपके बैंक में भेजा जा रहा है',
    to: (ending: string) => `उस अकाउंट में, जिसके आख़िरी अंक ${ending} हैं।`,
    noAccount: 'नीचे अपना बैंक अकाउंट लिखें, ताकि पैसा भेजा जा सके।',
    held: 'अभी आपकी जमा रक़म में नहीं',
    heldHint: 'ख़रीदारों ने पेमेंट कर दिया है। वापसी का समय अभी ख़त्म नहीं हुआ है।',
    balance: 'आपकी जमा रक़म',
    balanceHint: 'वापसी का समय ख़त्म हो गया है।',
    holds: 'रोक है',
    holdsHint: 'कारण और आख़िरी तारीख़ नीचे देखें।',
    prepared: 'भेजा जा रहा है',
    preparedHint: 'एक भुगतान में, जिसकी मंज़ूरी बाक़ी है।',
    paidOut: 'अब तक आपके बैंक में भेजा गया',
  },
  waiting: {
    title: 'पैसा जो अभी आपकी जमा रक़म में नहीं है',
    open: 'एक वापसी चल रही है। फ़ैसला होने तक पैसा हमारे पास रहेगा।',
    paid: `ऑर्डर पहुँचने के ${RETURN_TIME} बाद यह आपकी जमा रक़म में जुड़ेगा।`,
    sent: `पार्सल पहुँचने के ${RETURN_TIME} बाद यह आपकी जमा रक़म में जुड़ेगा।`,
    delivered: (day: string) => `अगर ख़रीदार कुछ वापस न करें, तो यह ${day} को आपकी जमा रक़म में जुड़ेगा।`,
    soon: 'यह एक घंटे के अंदर आपकी जमा रक़म में जुड़ेगा।',
  },
  holds: {
    title: 'रोक है',
    lead: (amount: string, ends: string) => `हम ${amount} को ${ends} तक बैंक में नहीं भेजेंगे।`,
    reason: 'कारण',
    over: (amount: string) => `${amount} पर रोक थी`,
    lifted: 'रोक हटाई गई',
    ended: 'रोक ख़त्म हुई',
    yours: 'आपकी आपत्ति',
    waits: 'आपकी आपत्ति कोई दूसरा व्यक्ति पढ़ रहा है। जवाब आपको यहाँ मिलेगा।',
    answer: 'हमारा जवाब',
    appeal: {
      open: 'मैं सहमत नहीं हूँ',
      label: 'रोक क्यों ग़लत है?',
      hint: 'बताएँ कि क्या हुआ और आप इसका क्या सबूत दे सकते हैं। आपत्ति एक ही बार की जा सकती है। उसे कोई दूसरा व्यक्ति पढ़ता है।',
      send: 'आपत्ति भेजें',
    },
  },
  account: {
    title: 'आपका बैंक अकाउंट',
    none: 'आपने अभी कोई बैंक अकाउंट नहीं जोड़ा है।',
    ending: (ending: string) => `अकाउंट, आख़िरी अंक ${ending}`,
    since: (day: string) => `${day} से`,
    waits: (moment: string) =>
      `आपने अपना अकाउंट बदला है। इसमें पहला भुगतान हम ${moment} के बाद भेजते हैं। अगर आपने इसे नहीं बदला, तो उससे पहले हमें लिखें।`,
    contactWait: (changed: string, ends: string) =>
      `आपने ${changed} को अपना फ़ोन नंबर या ई-मेल बदला है। आपकी सुरक्षा के लिए हम ${ends} से पहले कोई पैसा नहीं भेजते। तब तक आप अपना बैंक अकाउंट नहीं बदल सकते। अगर फ़ोन नंबर या ई-मेल आपने नहीं बदला, तो हमें लिखें।`,
    contactChanged: 'सेव नहीं हुआ। बैंक अकाउंट नीचे लिखे समय के बाद बदला जा सकता है।',
    change: 'अकाउंट बदलें',
    private: 'नंबर एन्क्रिप्टेड (ताले में बंद) रहता है। किसी पेज पर नहीं दिखता। सिर्फ़ आपको पैसे भेजने वाले लोग उसे खोल सकते हैं।',
    wait: `नए या बदले हुए अकाउंट में पहला भुगतान हम ${ACCOUNT_WAIT} बाद भेजते हैं।`,
    save: 'अकाउंट सेव करें',
  },
  statement: {
    title: 'स्टेटमेंट',
    month: 'महीना',
    currency: 'मुद्रा',
    csv: 'स्प्रेडशीट (CSV) डाउनलोड करें',
    caption: (month: string) => `${month} का स्टेटमेंट`,
    count: (count: number, month: string) => (count === 0 ? `${month} में कोई लेन-देन नहीं` : `${month} में ${count} लेन-देन`),
    date: 'तारीख़',
    what: 'लेन-देन',
    held: 'अभी जमा रक़म में नहीं',
    own: 'जमा रक़म में',
    after: 'इसके बाद जमा रक़म',
    before: 'शुरू में जमा रक़म',
    commission: (amount: string) => `${amount} कमीशन काटकर`,
    file: (month: string, currency: string) => `statement-${month}-${currency}.csv`,
  },
  payouts: {
    title: 'भुगतान',
    none: 'अभी कोई भुगतान नहीं।',
    line: (ending: string) => `अकाउंट में, आख़िरी अंक ${ending}`,
    states: { sent: 'रास्ते में', paid: 'पहुँच गया', returned: 'बैंक ने वापस भेजा' },
    reason: (reason: string) => `बैंक का कहना है: ${reason}`,
  },
  done: {
    account: `सेव हो गया। इसमें पहला भुगतान हम ${ACCOUNT_WAIT} बाद भेजते हैं।`,
    'account-same': 'यह अकाउंट पहले से सेव है।',
    appeal: 'भेज दिया गया। जवाब आपको यहाँ और मैसेज में मिलेगा।',
  },
  refused: {
    'not-found': 'यह रोक अब नहीं है।',
    over: 'रोक ख़त्म हो गई है। पैसा फिर आपकी जमा रक़म में है।',
    already: 'आप आपत्ति भेज चुके हैं। जवाब आपको यहाँ मिलेगा।',
  },
} satisfies Translated<typeof english.copy>
