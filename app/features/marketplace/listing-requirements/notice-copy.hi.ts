import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './notice-copy.ts'
import { NOTICE_DAYS } from './schema.ts'

const products = (count: number) => `${count.toLocaleString('en-IN')} प्रोडक्ट`

/** Copy of the notices about missing information: on the seller's screens and in mails. */
export const noticeCopy = {
  tag: 'जानकारी बाक़ी',
  list: {
    due: (count: number, day: string) =>
      `${products(count)} में वह जानकारी नहीं है जो कानून माँगता है। उसे ${day} तक जोड़ें, नहीं तो हम ${count === 1 ? 'इसे' : 'इन्हें'} रोक देंगे।`,
    paused: (count: number) =>
      count === 1
        ? 'हमने 1 प्रोडक्ट रोक दिया है, क्योंकि जानकारी बाक़ी है। उसे जोड़ें और प्रोडक्ट फिर दिखाएँ।'
        : `हमने ${products(count)} रोक दिए हैं, क्योंकि जानकारी बाक़ी है। उसे जोड़ें और प्रोडक्ट फिर दिखाएँ।`,
  },
  product: {
    due: (day: string) => `इस प्रोडक्ट में वह जानकारी नहीं है जो कानून माँगता है। उसे ${day} तक जोड़ें। उस दिन के बाद हम इसे रोक देंगे।`,
    paused: (day: string) => `जानकारी बाक़ी होने से हमने ${day} को यह प्रोडक्ट रोक दिया। जानकारी जोड़ें, फिर इसे दोबारा दिखाएँ।`,
    fields: (names: string) => `बाक़ी है: ${names}।`,
  },
  mails: {
    due: {
      subject: (count: number) => `${products(count)} में जानकारी जोड़ें`,
      body: (day: string) =>
        `कानून वह जानकारी माँगता है जो इन प्रोडक्ट में अभी नहीं दिखती। ये ${day} तक बिक्री में रहेंगे, ${NOTICE_DAYS} दिन के लिए। तब तक जानकारी जोड़ दें। उस दिन के बाद जिनमें जानकारी नहीं होगी, उन्हें हम रोक देंगे।`,
      after: 'हर प्रोडक्ट खोलें, निशान लगे ख़ाने भरें और सेव करें।',
    },
    paused: {
      subject: (count: number) => (count === 1 ? '1 प्रोडक्ट रोक दिया गया' : `${products(count)} रोक दिए गए`),
      body: 'इन प्रोडक्ट में अब भी वह जानकारी नहीं है जो कानून माँगता है। इसलिए अब कोई इन्हें खोज या ख़रीद नहीं सकता। जो ऑर्डर आपके पास हैं, वे चलते रहेंगे।',
      after: 'प्रोडक्ट वापस लाने के लिए उसे खोलें, निशान लगे ख़ाने भरें और “सेव और पब्लिश करें” दबाएँ।',
    },
    expired: {
      subject: (count: number) =>
        count === 1
          ? '1 प्रोडक्ट रोक दिया गया: इस्तेमाल की आख़िरी तारीख़ निकल गई है'
          : `${products(count)} रोक दिए गए: इस्तेमाल की आख़िरी तारीख़ निकल गई है`,
      body: 'इन प्रोडक्ट के इस्तेमाल की आख़िरी तारीख़ निकल गई है। इसलिए अब कोई इन्हें खोज या ख़रीद नहीं सकता। जो ऑर्डर आपके पास हैं, वे चलते रहेंगे। जिसकी तारीख़ निकल गई हो, वह कुछ भी न भेजें।',
      after: 'प्रोडक्ट वापस लाने के लिए उसे खोलें, इस्तेमाल की नई आख़िरी तारीख़ लिखें और “सेव और पब्लिश करें” दबाएँ।',
    },
    button: 'मेरे प्रोडक्ट खोलें',
    why: (brand: string) => `आपको यह ई-मेल इसलिए मिला, क्योंकि आप ${brand} पर बेचते हैं।`,
    andMore: (count: number) => `और ${count}`,
  },
} satisfies Translated<typeof english.noticeCopy>
