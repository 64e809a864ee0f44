import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './copy.ts'
import { ANSWER_HOURS } from '#app/features/duty-of-care/answer-hours.ts'
import { answerTime } from '#app/platform/time/answer-time.ts'
import { HELPLINES } from '#app/platform/india/helplines.ts'

const THANKS = 'आपकी रुचि के लिए धन्यवाद! हम जल्द आपसे बात करेंगे।'
const WAIT = answerTime(ANSWER_HOURS, 'hi')

export const copy = {
  back: 'सभी प्रोग्राम',
  headline: 'घर पर देखभाल, सम्मान के साथ।',
  lead: 'Duty of Care (DOC), यानी देखभाल की ज़िम्मेदारी: देखभाल करने वाले, नर्स या डॉक्टर घर पर बुलाएँ। साथ समय बिताने के तरीके और मिलने आने वाले स्वयंसेवक भी यहाँ हैं।',
  nav: { services: 'देखभाल बुक करें', ritual: 'साथ के पल शुरू करें' },
  calls: {
    title: 'आपातकाल में',
    list: [
      { number: HELPLINES.emergency, label: 'आपातकाल' },
      { number: HELPLINES.ambulance, label: 'एंबुलेंस' },
      { number: HELPLINES.elders, label: 'बुज़ुर्गों की हेल्पलाइन' },
    ],
  },
  cards: {
    title: 'आपके साथी कार्ड',
    remove: 'हटाएँ',
    removeLong: (title: string) => `यह कार्ड हटाएँ: ${title}`,
  },
  services: {
    title: 'देखभाल बुक करें',
    lead: `बुकिंग एक अनुरोध है। हम ${WAIT} के अंदर फ़ोन करके देखभाल करने वाले, समय और क़ीमत आपके साथ मिलकर तय करते हैं। फिर फ़ैसला आप करते हैं।`,
    regulated: 'सिर्फ़ रजिस्टर्ड डॉक्टर या नर्स',
    regulatedNote: `पहली बार आने से पहले आपको डॉक्टर या नर्स का नाम और रजिस्ट्रेशन नंबर मिलता है। आपातकाल में इसकी जगह ${HELPLINES.emergency} या ${HELPLINES.ambulance} पर फ़ोन करें।`,
    units: { day: 'दिन', visit: 'बार', session: 'सेशन' },
    price: (money: string, unit: string) => `${money} हर ${unit}`,
    option: (name: string, price: string) => `${name}, ${price}`,
    book: 'बुक करें',
    bookLong: (name: string) => `बुक करें: ${name}`,
    none: 'अभी कोई सेवा बुक नहीं हो सकती। नीचे बताएँ कि आपको क्या चाहिए।',
    changed: 'यह सेवा या इसकी क़ीमत अभी बदली है। फिर से चुनें।',
    day: (days: number) => `अगले ${days} दिनों में से कोई दिन चुनें।`,
    booking: {
      title: 'देखभाल बुक करें',
      lead: `यह एक अनुरोध है। अभी पैसे नहीं देने हैं। हम पहले आपसे क़ीमत पक्की करते हैं। आपातकाल में ${HELPLINES.emergency} या ${HELPLINES.ambulance} पर फ़ोन करें।`,
      opener: 'सेवा के लिए अनुरोध करें',
      send: 'अनुरोध भेजें',
      sent: {
        title: THANKS,
        body: `हमारी देखभाल टीम ${WAIT} के अंदर फ़ोन करेगी या लिखेगी। देखभाल करने वाले और क़ीमत पर आपकी हाँ से पहले हम कुछ बुक नहीं करते।`,
      },
    },
  },
  badges: {
    title: 'सम्मान के बैज',
    lead: 'दूसरों की देखभाल करने वालों को हम धन्यवाद देते हैं। उनका नाम कोई भी भेज सकता है। इसमें अंक या रैंक नहीं हैं।',
    carried: 'इन्हें मिला',
    from: (firstName: string, place: string) => `${firstName}, ${place}`,
    nominate: {
      title: 'किसी का नाम भेजें',
      lead: 'उनका पहला नाम, जगह और बैज हम सिर्फ़ उनकी सहमति से दिखाते हैं।',
      opener: 'किसी का नाम भेजें',
      send: 'नाम भेजें',
      sent: {
        title: 'बैज के लिए नाम भेज दिया गया!',
        body: 'कुछ भी दिखाने से पहले हम उस व्यक्ति की सहमति लेते हैं।',
      },
    },
  },
  requestForms: {
    title: 'देखभाल में हिस्सा लें',
  },
} satisfies Translated<typeof english.copy>
