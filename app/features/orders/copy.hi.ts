import { refundTime } from '#app/features/payments/copy.hi.ts'
import { ASSUMED_DELIVERED_MS, RETURN_REFUSED_MS } from './schema.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './copy.ts'

/** Texts of mails, steps and reasons. The texts of returns are in `return-copy.ts`. */
export const copy = {
  reason: {
    notPaid: 'समय पर पेमेंट नहीं हुआ। सामान फिर औरों के लिए उपलब्ध है।',
    replaced: 'आपने फिर से ऑर्डर किया। सामान आपके नए ऑर्डर में है।',
    late: 'पेमेंट देर से आया। सामान तब भी उपलब्ध था।',
    tooLate: 'पेमेंट समय निकलने के बाद आया। सामान अब उपलब्ध नहीं है।',
    twice: 'इस ऑर्डर का पेमेंट पहले ही हो चुका था।',
    byBuyer: 'आपने इसे रद्द किया।',
    shopClosed: 'दुकान बंद हो गई है।',
    byProvider: 'पेमेंट सेवा ने पैसा वापस भेज दिया।',
    assumed: `डिलीवरी की तारीख़ के बाद ${ASSUMED_DELIVERED_MS / DAY_MS} दिन के अंदर किसी ने कोई समस्या नहीं बताई।`,
  },
  returnClosed: `बंद, क्योंकि ${RETURN_REFUSED_MS / DAY_MS} दिन के अंदर किसी ने मार्केट टीम से फ़ैसला नहीं माँगा।`,
  payment: (number: string) => `ऑर्डर ${number}`,
  mail: {
    test: 'टेस्ट पेमेंट। असली पैसा नहीं कटा।',
    back: 'आपका रिफ़ंड',
    quantity: (quantity: number, price: string) => `${quantity} × ${price}`,
    from: (seller: string) => `${seller} से`,
    order: 'अपना ऑर्डर देखें',
    status: 'स्थिति देखें',
    whyBuyer: (brandName: string) => `यह ई-मेल आपको इसलिए मिला है, क्योंकि आपने ${brandName} पर ऑर्डर किया।`,
    whySeller: (brandName: string) => `यह ई-मेल आपको इसलिए मिला है, क्योंकि आप ${brandName} पर बेचते हैं।`,
    paid: {
      subject: (number: string) => `आपके ऑर्डर ${number} का पेमेंट हो गया`,
      body: 'धन्यवाद। आपका पेमेंट हमें मिल गया है। हमने विक्रेताओं को बता दिया है कि क्या पैक करना है।',
      after: 'आप अपना ऑर्डर ट्रैक कर सकते हैं। जो अभी नहीं भेजा गया, उसे रद्द किया जा सकता है।',
    },
    packed: {
      subject: (seller: string) => `${seller} ने आपका पार्सल पैक कर दिया`,
      text: 'आपका पार्सल पैक हो गया है। ट्रैक या रद्द करें:',
      body: (seller: string) => `${seller} ने आपका पार्सल पैक कर दिया है। भेजे जाने पर हम फिर लिखेंगे।`,
      after: 'तब तक इसे रद्द किया जा सकता है।',
    },
    assumed: {
      subject: (seller: string) => `क्या ${seller} का पार्सल आपको मिल गया?`,
      text: 'क्या आपका पार्सल मिल गया? अगर नहीं, तो हमें बताएँ:',
      body: (seller: string, until: string) =>
        `${seller} का पार्सल अब तक आपको मिल जाना चाहिए था, इसलिए हमने इसे “डिलीवर हुआ” लिखा है। अगर नहीं मिला, या कुछ गड़बड़ है, तो ${until} तक हमें बताएँ।`,
      button: 'समस्या बताएँ',
    },
    sent: {
      subject: (seller: string) => `${seller} ने आपका पार्सल भेज दिया`,
      text: (day: string) => `आपका पार्सल रास्ते में है। ${day} तक पहुँचना चाहिए। ट्रैक करें:`,
      body: (seller: string, day: string) => `${seller} ने आपका पार्सल भेज दिया है। यह ${day} तक पहुँचना चाहिए।`,
      tracking: 'ट्रैकिंग',
      after: 'पहुँचने पर हमें बताएँ, या कोई समस्या हो तो लिखें।',
    },
    cancelled: {
      subject: (seller: string) => `${seller} से आपका ऑर्डर रद्द हुआ`,
      text: (number: string) => `आपके ऑर्डर ${number} का सामान रद्द हुआ। उसका पूरा रिफ़ंड मिलेगा। स्थिति देखें:`,
      body: (seller: string) => `${seller} से आपका ऑर्डर रद्द हो गया है। इसका आपको पूरा रिफ़ंड मिलेगा।`,
      reason: 'कारण',
      after: refundTime,
    },
    arrived: {
      subject: (amount: string) => `आपका ${amount} का रिफ़ंड पूरा हुआ`,
      body: (amount: string, number: string) =>
        `आपके ऑर्डर ${number} के ${amount} हमने उसी अकाउंट में लौटा दिए हैं, जिससे आपने पेमेंट किया था।`,
    },
    unused: {
      subject: (number: string) => `${number} का आपका पेमेंट आपको वापस मिलेगा`,
      late: 'आपका पेमेंट समय निकलने के बाद आया, और तब तक सामान बिक चुका था। हमें खेद है। आपको उसी अकाउंट में पूरा रिफ़ंड मिलेगा, जिससे आपने पेमेंट किया था।',
      twice: 'जिस ऑर्डर का पेमेंट हो चुका था, उसके लिए हमें दूसरा पेमेंट मिला। दूसरे पेमेंट का आपको पूरा रिफ़ंड मिलेगा।',
      after: refundTime,
    },
    toSeller: {
      subject: (number: string) => `नया ऑर्डर: ${number}`,
      text: (number: string, day: string) => `आपका नया ऑर्डर: ${number}। इसे ${day} तक पहुँचाएँ। क्या पैक करना है, देखें:`,
      body: 'आपको नया ऑर्डर मिला है। इसका पेमेंट हो गया है।',
      by: 'कब तक पहुँचाएँ',
      after: 'पता और पैकिंग स्लिप ऑर्डर के पेज पर हैं।',
      button: 'ऑर्डर देखें',
    },
    cancelledToSeller: {
      subject: (number: string) => `ऑर्डर ${number} रद्द हुआ`,
      text: (number: string) => `ऑर्डर ${number} रद्द हुआ। इसे न भेजें:`,
      body: 'यह ऑर्डर रद्द हो गया है। इसे न भेजें। सामान फिर आपके स्टॉक में है।',
      button: 'ऑर्डर देखें',
    },
  },
} satisfies Translated<typeof english.copy>
