import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './copy.ts'
import { RETURN_WINDOW_HOURS } from './return-window.ts'

const EXPIRED = 'इस फ़ॉर्म का समय निकल गया है। पेज फिर से खोलें और फिर कोशिश करें।'
const REFUND_TIME = 'बैंक को सात कामकाजी दिन तक लग सकते हैं।'

export const copy = {
  amount: {
    missing: 'रक़म चुनें या लिखें।',
    notAnAmount: 'रक़म अंकों में लिखें, जैसे 500 या 99.50।',
    fraction: 'बिंदु के बाद ज़्यादा से ज़्यादा दो अंक लिखें, जैसे 99.50।',
    outOfRange: 'रक़म ₹10 से ₹5,00,000 तक हो सकती है।',
  },
  tip: {
    notAnAmount: 'टिप अंकों में लिखें, जैसे 20, या 0 रहने दें।',
    fraction: 'बिंदु के बाद ज़्यादा से ज़्यादा दो अंक लिखें, जैसे 20.50।',
    outOfRange: 'टिप ₹50,000 तक हो सकती है।',
    greaterThanGift: 'टिप आपके दान से ज़्यादा है। पुष्टि के लिए नीचे के डिब्बे पर निशान लगाएँ, या रक़म बदलें।',
  },
  often: '“एक बार” या “हर महीने” चुनें।',
  key: EXPIRED,
  name: {
    missing: 'अपना नाम लिखें। हम इसे आपकी रसीद पर छापते हैं।',
    tooLong: 'नाम में ज़्यादा से ज़्यादा 80 अक्षर हो सकते हैं।',
  },
  contact: 'ई-मेल पता या फ़ोन नंबर लिखें, जैसे 98765 43210। रसीद हम वहीं भेजते हैं।',
  citizen: {
    missing: '“हाँ” या “नहीं” चुनें।',
    foreign:
      'यह दान हम नहीं ले सकते। भारत का कानून (विदेशी अंशदान (विनियमन) अधिनियम, 2010) दूसरे देशों के नागरिकों का दान सिर्फ़ एक ख़ास बैंक खाते में लेने देता है। हमारे पास वह खाता नहीं है। कोई पैसा नहीं कटा।',
  },
  place: 'जगह में ज़्यादा से ज़्यादा 80 अक्षर हो सकते हैं।',
  message: 'मैसेज में ज़्यादा से ज़्यादा 500 अक्षर हो सकते हैं।',
  forgotten: 'एक मददगार',
  returned: {
    closed: 'आपका पेमेंट पहुँचने से पहले कैंपेन बंद हो गया।',
    paused: 'जब आपका पेमेंट पहुँचा, तब कैंपेन रुका हुआ था।',
    byGiver: 'आपने अपने पैसे वापस माँगे।',
    byProvider: 'पेमेंट सेवा ने पैसे वापस भेज दिए।',
  },
  refused: {
    'campaign-not-found': 'कैंपेन नहीं मिला',
    'campaign-closed': 'यह कैंपेन बंद है और अब दान नहीं लेता। कोई पैसा नहीं कटा।',
    'campaign-paused': 'यह कैंपेन रुका हुआ है और अभी दान नहीं लेता। कोई पैसा नहीं कटा।',
    'campaign-ended': 'यह कैंपेन पूरा हो चुका है। कोई पैसा नहीं कटा।',
    'foreign-source': 'दूसरे देशों के नागरिकों का दान हम नहीं ले सकते (विदेशी अंशदान (विनियमन) अधिनियम, 2010)। कोई पैसा नहीं कटा।',
    'not-monthly': 'यह कैंपेन अभी हर महीने का दान नहीं लेता। “एक बार” चुनें।',
    'no-messages': 'अभी हम SMS नहीं भेज सकते, और कानून हर पेमेंट से पहले सूचना माँगता है। हर महीने के दान के लिए ई-मेल पता लिखें।',
    'provider-unavailable': 'पेमेंट सेवा जवाब नहीं दे रही। कोई पैसा नहीं कटा। एक मिनट में फिर कोशिश करें।',
    'provider-refused': 'पेमेंट सेवा ने यह पेमेंट नहीं लिया। कोई पैसा नहीं कटा।',
    'not-found': 'यह रसीद हमें नहीं मिली।',
    'not-settled': 'यह पेमेंट हमें नहीं मिला, इसलिए लौटाने के लिए कुछ नहीं है।',
    'already-returned': 'आपके पैसे वापस भेजे जा रहे हैं।',
    'not-covered': (missing: string) => `कैंपेन यह पैसा आगे दे चुका है, और लौटाने के लिए ${missing} कम हैं। हमें लिखें।`,
    'window-over': `पैसे ${RETURN_WINDOW_HOURS} घंटे के अंदर वापस माँगे जा सकते हैं। उसके बाद मदद चाहिए, तो हमें लिखें।`,
    'not-allowed': 'यह सिर्फ़ आयोजक और हमारी टीम कर सकते हैं।',
    'already-closed': 'यह कैंपेन पहले से बंद है।',
    'not-closed': 'यह कैंपेन चल रहा है।',
    'being-returned': 'इसका पैसा दान देने वालों को लौटाया जा रहा है। अभी कैंपेन फिर शुरू नहीं हो सकता।',
    'slug-taken': 'यह पता पहले से किसी और कैंपेन का है।',
  },
} satisfies Translated<typeof english.copy>

export const builderCopy = {
  missing: {
    cause: 'मक़सद चुनें।',
    title: 'अपने कैंपेन को शीर्षक दें।',
    story: 'कहानी लिखें: यह किस बारे में है, और आप क्या करेंगे?',
    personalWhy: 'बताएँ कि यह आपके लिए क्यों ज़रूरी है।',
    goal: 'लक्ष्य रुपयों में लिखें, जैसे 25,000।',
    reason: 'कारण लिखें। आयोजक इसे पढ़ेंगे।',
  },
  tooLong: (charsMax: number) => `इसमें ज़्यादा से ज़्यादा ${charsMax.toLocaleString('en-IN')} अक्षर हो सकते हैं।`,
  goal: {
    notAnAmount: 'लक्ष्य अंकों में लिखें, जैसे 25,000।',
    whole: 'पूरे रुपये लिखें।',
    outOfRange: (min: string, max: string) => `लक्ष्य ${min} से ${max} तक हो सकता है।`,
  },
  costs: {
    line: (line: string) => `"${line}" के आख़िर में रक़म नहीं है। ऐसे लिखें: 40 बच्चों के लिए कॉपियाँ: 2,400`,
    tooMany: (max: number) => `ज़्यादा से ज़्यादा ${max} लाइनें लिखें। छोटी चीज़ें मिलाकर लिखें।`,
  },
  key: EXPIRED,
  adult: 'अगर आपकी उम्र 18 साल या उससे ज़्यादा है, तो यहाँ निशान लगाएँ। कम है, तो पहले अपनी छात्र प्रोफ़ाइल पूरी करें।',
  refused: {
    'not-signed-in': 'पहले साइन इन करें।',
    'not-found': 'यह कैंपेन आपके अकाउंट में नहीं मिला।',
    'not-returned': 'यह कैंपेन अभी नहीं बदला जा सकता। इसका हाल “मेरे कैंपेन” में देखें।',
    'too-many-waiting': 'आपके तीन कैंपेन मंज़ूरी के इंतज़ार में हैं। हमारे जवाब के बाद अगला भेजा जा सकता है।',
  },
  page: { story: 'कहानी', personalWhy: 'यह मेरे लिए क्यों ज़रूरी है', organiserNote: 'इस कैंपेन के आयोजक' },
  anywhere: 'भारत',
  categories: {
    'product-drive': 'सामान जुटाना',
    'community-circle': 'समुदाय का सर्कल',
    'awareness-action': 'जागरूकता',
    education: 'पढ़ाई',
    climate: 'पर्यावरण',
    housing: 'घर',
  },
  left: {
    organiser: 'आयोजक, जो अब यहाँ नहीं हैं',
    description: 'यह कैंपेन शुरू करने वाले अब यहाँ नहीं हैं।',
    reason: 'आयोजक अब यहाँ नहीं हैं।',
  },
  mails: {
    published: {
      subject: 'आपका कैंपेन शुरू हो गया',
      text: 'आपके कैंपेन में अब दान दिया जा सकता है। इसका लिंक शेयर करें:',
      body: (title: string) => `हमने "${title}" जाँच लिया। अब इसमें दान दिया जा सकता है। इसका लिंक दोस्तों से शेयर करें।`,
      button: 'अपना कैंपेन खोलें',
    },
    returned: {
      subject: 'आपके कैंपेन में एक बदलाव चाहिए',
      text: 'आपके कैंपेन में एक बदलाव चाहिए। हमारी टिप्पणी पढ़ें:',
      body: (title: string) =>
        `हमने "${title}" पढ़ा और एक टिप्पणी के साथ आपको लौटाया है। इसे बदलें और फिर से भेजें। आपका लिखा सब कुछ सुरक्षित है।`,
      reason: (reason: string) => `टिप्पणी: ${reason}`,
      button: 'अपना कैंपेन बदलें',
    },
    declined: {
      subject: 'आपका कैंपेन शुरू नहीं हो सकता',
      text: 'हम आपका कैंपेन शुरू नहीं कर सकते। कारण पूछने के लिए हमें लिखें:',
      body: (title: string) => `हमने "${title}" पढ़ा। हम इसे यहाँ शुरू नहीं कर सकते।`,
      reason: (reason: string) => `कारण: ${reason}`,
      after: 'अगर आपको यह ग़लत लगता है, तो हमें लिखें।',
      button: 'हमें लिखें',
    },
    why: (brand: string) => `यह ई-मेल आपको इसलिए मिला, क्योंकि आपने हमें ${brand} पर एक कैंपेन भेजा।`,
  },
} satisfies Translated<typeof english.builderCopy>

export const receiptCopy = {
  title: 'रसीद',
  test: 'टेस्ट पेमेंट',
  testNote: 'कोई असली पैसा नहीं भेजा गया।',
  returned: 'लौटाया गया',
  returnedPart: (amount: string, day: string) => `${day} को ${amount} लौटाए गए`,
  number: 'रसीद नंबर',
  date: 'तारीख़',
  from: 'किसने दिया',
  campaign: 'किसके लिए',
  organiser: 'आयोजक',
  method: 'पेमेंट का तरीका',
  amount: 'दान',
  split: (campaign: string, costs: string) => `${campaign} कैंपेन को, ${costs} पेमेंट का ख़र्च`,
  tip: (brandName: string) => `${brandName} के लिए टिप`,
  total: 'कुल',
  nature:
    'यह पेमेंट की रसीद है। यह आयकर में छूट के लिए दान का प्रमाणपत्र नहीं है (आयकर अधिनियम, 1961 की धारा 80G; आयकर अधिनियम, 2025 की धारा 133)।',
  scan: 'यह रसीद ऑनलाइन खोलने के लिए स्कैन करें।',
} satisfies Translated<typeof english.receiptCopy>

export const giftCopy = {
  payment: (campaignTitle: string) => `दान: ${campaignTitle}`,
  arrived: {
    subject: (campaignTitle: string) => `${campaignTitle} के लिए आपका दान पहुँच गया`,
    text: (amount: string) => `धन्यवाद। ${amount} का आपका दान पहुँच गया। आपकी रसीद:`,
    body: 'धन्यवाद। आपका दान हमें मिल गया।',
    monthly:
      'यह आपका हर महीने का दान है। लिंक वाले पेज पर एक महीना छोड़ें, दान रोकें, रक़म बदलें या दान बंद करें। साइन इन करना ज़रूरी नहीं।',
    monthlyButton: 'अपना हर महीने का दान देखें',
    after: `${RETURN_WINDOW_HOURS} घंटे के अंदर रसीद के पेज पर पैसे वापस भी माँगे जा सकते हैं।`,
    button: 'अपनी रसीद देखें',
  },
  returned: {
    subject: (campaignTitle: string) => `${campaignTitle} के लिए आपका दान वापस भेजा जा रहा है`,
    text: (amount: string) => `${amount} का आपका दान आपको वापस भेजा जा रहा है। कहाँ तक पहुँचा, देखें:`,
    body: `आपका पूरा पेमेंट उसी खाते में लौट रहा है जिससे आपने दिया था। ${REFUND_TIME}`,
    reason: (reason: string) => `कारण: ${reason}`,
    button: 'कहाँ तक पहुँचा, देखें',
  },
  returnedPart: {
    subject: (campaignTitle: string) => `${campaignTitle} के लिए आपके दान का एक हिस्सा वापस भेजा जा रहा है`,
    text: (amount: string) => `आपके दान में से ${amount} आपको वापस भेजे जा रहे हैं। कारण देखें:`,
    body: (amount: string) => `${amount} उसी खाते में लौट रहे हैं जिससे आपने दिया था। ${REFUND_TIME}`,
    reason: (reason: string) => `कारण: ${reason}`,
    returned: 'आपको लौटाया गया',
    button: 'अपनी रसीद देखें',
  },
  why: (brand: string) => `यह ई-मेल आपको इसलिए मिला, क्योंकि आपने ${brand} पर किसी कैंपेन को दान दिया।`,
} satisfies Translated<typeof english.giftCopy>
