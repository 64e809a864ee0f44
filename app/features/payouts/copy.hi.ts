import { HOLD_DAYS_MAX } from './schema.ts'
import { answerTime } from '#app/platform/time/answer-time.ts'
import { NEW_ACCOUNT_WAIT_HOURS } from '#app/platform/bank/account-wait.ts'
import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './copy.ts'

/** Labels of statement lines, by the transfer's kind. */
const kinds: Readonly<Record<string, string>> = {
  order: 'ख़रीदार का पेमेंट',
  'order-refund': 'ख़रीदार को रिफ़ंड',
  release: 'आपकी जमा रक़म में जुड़ा',
  payout: 'आपके बैंक में भेजा गया',
  'payout-returned': 'बैंक से वापस आया',
}

export const copy = {
  kindOf: (kind: string) => kinds[kind] ?? 'सुधार',
  sheet: {
    head: [
      'तारीख़',
      'लेन-देन',
      'ऑर्डर या भुगतान',
      'अभी जमा रक़म में नहीं',
      'जमा रक़म में',
      'कमीशन',
      'अभी जमा रक़म में नहीं, इसके बाद',
      'इसके बाद जमा रक़म',
      'मुद्रा',
    ],
    opening: 'शुरू में जमा रक़म',
  },
  file: {
    narration: (brandName: string, number: string) => `${brandName} sales ${number}`,
  },
  errors: {
    words: 'कुछ शब्द लिखें।',
    amount: 'रक़म लिखें, जैसे 1,500।',
    days: `1 से ${HOLD_DAYS_MAX} तक दिन लिखें।`,
  },
  mails: {
    account: {
      subject: 'आपका बैंक अकाउंट बदला गया',
      text: 'आपका बैंक अकाउंट बदला गया। आपने नहीं बदला? साइन इन करके बैंक अकाउंट फिर लिखें:',
      body: (ending: string) =>
        `आपकी बिक्री का पैसा अब जिस अकाउंट में जाता है, उसके आख़िरी अंक ${ending} हैं। इसमें पहला भुगतान हम ${answerTime(NEW_ACCOUNT_WAIT_HOURS, 'hi')} बाद भेजते हैं।`,
      notYou:
        'अगर यह आपने नहीं किया, तो साइन इन करें, अपने बैंक अकाउंट की जानकारी फिर से लिखें, और हमें बताएँ। यह समय पूरा होने से पहले हम कोई पैसा नहीं भेजते।',
    },
    hold: {
      subject: 'आपके कुछ पैसे पर रोक है',
      text: (amount: string) => `आपके ${amount} पर रोक है। कारण पढ़ें, और सहमत न हों तो हमें बताएँ:`,
      body: (amount: string, until: string) => `हम आपकी जमा रक़म में से ${amount} को ${until} तक बैंक में नहीं भेजेंगे।`,
      reason: (reason: string) => `कारण: ${reason}`,
      after: 'अगर आप सहमत नहीं हैं, तो अपनी कमाई के पेज पर हमें बताएँ। उसे कोई दूसरा व्यक्ति पढ़ेगा।',
    },
    lifted: {
      subject: 'आपके पैसे पर अब रोक नहीं है',
      body: (amount: string) => `हम ${amount} फिर से बैंक में भेज सकते हैं।`,
    },
    upheld: {
      subject: 'आपकी आपत्ति का जवाब',
      text: 'आपकी आपत्ति का जवाब आया है। आपके पैसे पर रोक बनी रहेगी। कारण पढ़ें:',
      body: (until: string) => `किसी दूसरे व्यक्ति ने आपकी आपत्ति पढ़ी। पैसे पर ${until} तक रोक रहेगी।`,
    },
    sent: {
      subject: 'आपका पैसा बैंक में भेजा जा रहा है',
      body: (amount: string, ending: string) =>
        `${amount} उस अकाउंट में जा रहे हैं, जिसके आख़िरी अंक ${ending} हैं। बैंक इसमें दो कामकाजी दिन तक लेते हैं।`,
    },
    returned: {
      subject: 'बैंक ने आपका पैसा वापस भेज दिया',
      text: 'बैंक ने आपका पैसा वापस भेज दिया। अपने अकाउंट की जानकारी जाँचें:',
      body: (amount: string, ending: string) =>
        `हम ${amount} उस अकाउंट में नहीं भेज सके, जिसके आख़िरी अंक ${ending} हैं। यह फिर आपकी जमा रक़म में है।`,
      reason: (reason: string) => `बैंक का कहना है: ${reason}`,
      after: 'अपने अकाउंट की जानकारी जाँचें। हम इसे अगले भुगतान के साथ भेजेंगे।',
    },
    said: (words: string) => `हमारा जवाब: ${words}`,
    rows: { amount: 'रक़म', account: 'अकाउंट', ending: (ending: string) => `आख़िरी अंक ${ending}` },
    button: 'अपनी कमाई देखें',
    why: (brand: string) => `यह ई-मेल आपको इसलिए मिला है, क्योंकि आप ${brand} पर बेचते हैं।`,
  },
} satisfies Translated<typeof english.copy>
