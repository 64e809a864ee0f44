import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './copy.ts'
import { RETURN_WINDOW_HOURS } from '#app/features/fundraising/return-window.ts'

export const copy = {
  metaTitle: 'कैंपेन',
  metaDescription: 'भारत की महिलाओं का साथ दें, ₹10 से। देखें कि आपके पैसे से क्या आता है, और रसीद पाएँ।',
  title: 'कैंपेन',
  lead: 'कैंपेन चुनें, देखें कि पैसे से क्या आता है, और ₹10 से कितना भी दान दें।',
  filters: {
    label: 'कैंपेन खोजें',
    search: 'कैंपेन खोजें',
    placeholder: 'कैंपेन खोजें',
    cause: 'मक़सद',
    anyCause: 'सारे मक़सद',
    state: 'राज्य',
    anyState: 'पूरा भारत',
    sort: 'क्रम',
    sorts: {
      fair: 'बारी-बारी से',
      'ends-soon': 'जल्द ख़त्म होने वाले',
      'nearly-there': 'लक्ष्य के पास',
      newest: 'सबसे नए',
    },
    clear: 'फ़िल्टर हटाएँ',
    all: 'सारे कैंपेन देखें',
    why: 'यह क्रम क्यों?',
  },
  all: 'सारे कैंपेन',
  pages: 'पेज',
  previous: 'पीछे',
  next: 'आगे',
  how: {
    title: 'दान कैसे काम करता है',
    steps: [
      {
        title: 'रक़म आप चुनते हैं',
        body: '₹10 से। प्लेटफ़ॉर्म की टिप ₹0 है, जब तक आप उसे न बदलें।',
      },
      {
        title: 'पेमेंट से पहले आप कुल रक़म देखते हैं',
        body: 'आपको रक़म, टिप, कुल, और यह दिखता है कि पेज पर आपके बारे में क्या दिखेगा।',
      },
      {
        title: 'आपको नंबर वाली रसीद मिलती है',
        body: `पेमेंट के बाद ${RETURN_WINDOW_HOURS} घंटे के अंदर पैसे वापस माँगे जा सकते हैं।`,
      },
    ],
  },
  start: {
    title: 'कैंपेन शुरू करें',
    body: 'दुकान, कोर्स, मशीन या कॉलेज के किसी काम के लिए पैसे जुटाएँ। इसके लिए लक्ष्य, ख़र्च की सूची और आपकी कहानी चाहिए।',
    none: 'अभी कोई कैंपेन नहीं है। पहला आप शुरू करें: इसके लिए लक्ष्य, ख़र्च की सूची और आपकी कहानी चाहिए।',
    action: 'कैंपेन शुरू करें',
  },
} satisfies Translated<typeof english.copy>
