import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './copy.ts'

export const copy = {
  types: {
    'dj-night': 'DJ नाइट',
    'dinner-dance': 'डिनर और डांस',
    'youth-campaign': 'युवा कैंपेन',
    'stress-free': 'तनाव से दूर एक घंटा',
  },
  to: 'से',
  join: {
    key: 'यह फ़ॉर्म पुराना हो गया है। इसे फिर से खोलकर भेजें।',
    name: {
      missing: 'अपना नाम लिखें। हम इसे टिकट पर छापते हैं।',
      tooLong: 'नाम में ज़्यादा से ज़्यादा 80 अक्षर हो सकते हैं।',
    },
    contact: 'फ़ोन नंबर या ई-मेल पता लिखें, जैसे 98765 43210 या asha@example.in।',
  },
  refused: {
    'not-found': 'यह कार्यक्रम हमें नहीं मिला।',
    cancelled: 'यह कार्यक्रम रद्द हो गया है।',
    over: 'यह कार्यक्रम हो चुका है।',
    full: 'सारी जगहें भर गई हैं। कोई रद्द करे, तो यहाँ बुक किया जा सकता है।',
    'full-private': 'सारी जगहें भर गई हैं। अगर आपकी जगह पहले से है, तो हमने टिकट फिर से भेज दिया है।',
    'no-texts': 'अभी हम SMS नहीं भेज सकते। ई-मेल पता लिखें।',
    'phone-known': 'इस नंबर पर पहले से एक जगह बुक है। आपकी सुरक्षा के लिए टिकट यहाँ नहीं दिखता। दरवाज़े पर अपना नाम और नंबर बताएँ।',
  },
  event: {
    slug: 'छोटे अंग्रेज़ी अक्षर, अंक और हाइफ़न लिखें, जैसे beats-for-books।',
    time: 'तारीख़ और समय लिखें।',
    end: (time: string) => `कार्यक्रम शुरू होने के बाद ख़त्म हो, और ${time} के अंदर।`,
    link: 'लिंक https:// से शुरू होना चाहिए',
    number: 'पूरा अंक लिखें।',
    capacity: 'इससे ज़्यादा लोग पहले ही बुक कर चुके हैं।',
    baselineNote: 'बताएँ कि यह संख्या कहाँ से आई।',
    giftNeedsCampaign: 'अगर प्रवेश दान से है, तो वह कैंपेन लिखें जिसे दान मिलेगा।',
    reason: 'कारण लिखें। जिनकी जगह बुक है, वे सब इसे पढ़ेंगे।',
    code: 'टिकट कोड में दस अक्षर और अंक होते हैं।',
  },
} satisfies Translated<typeof english.copy>

export const ticketMailCopy = {
  subject: {
    joined: (what: string) => `आपकी जगह: ${what}`,
    again: (what: string) => `आपका टिकट, फिर से: ${what}`,
    changed: (what: string) => `समय या जगह बदली है: ${what}`,
    cancelled: (what: string) => `रद्द: ${what}`,
  },
  text: {
    joined: (what: string) => `आपकी जगह बुक हो गई: ${what}। आपका टिकट:`,
    again: (what: string) => `आपका टिकट, फिर से: ${what}।`,
    changed: (what: string) => `समय या जगह बदली है: ${what}। नया समय और जगह देखें:`,
    cancelled: (what: string) => `रद्द: ${what}। कारण देखें:`,
  },
  privateEvent: (date: string) => `${date} की आपकी बुकिंग`,
  first: {
    joined: 'आपकी जगह बुक हो गई। यह आपका टिकट है।',
    again: 'किसी ने, शायद आपने, यह टिकट फिर से माँगा। आपकी जगह अब भी बुक है।',
    changed: 'इस कार्यक्रम का समय या जगह बदल गई है। आपकी जगह अब भी बुक है। नया समय और जगह ये हैं।',
    cancelled: 'हमें खेद है। यह कार्यक्रम नहीं होगा।',
  },
  reason: (reason: string) => `कारण: ${reason}`,
  gifts: 'इसके कैंपेन को दिया दान कैंपेन के पास रहता है। पैसे वापस कैसे माँगें, यह आपकी रसीद में लिखा है।',
  rows: { what: 'क्या', when: 'कब', where: 'कहाँ', online: 'ऑनलाइन', name: 'नाम', code: 'टिकट' },
  last: 'कार्यक्रम को कैलेंडर में जोड़ने के लिए साथ भेजी फ़ाइल खोलें। दरवाज़े पर टिकट दिखाएँ, या अपना नाम बताएँ। न आ सकें, तो टिकट के पेज पर अपनी जगह रद्द कर दें।',
  button: 'अपना टिकट खोलें',
  why: (brand: string) => `यह ई-मेल आपको इसलिए मिला, क्योंकि आपने ${brand} पर जगह बुक की।`,
} satisfies Translated<typeof english.ticketMailCopy>
