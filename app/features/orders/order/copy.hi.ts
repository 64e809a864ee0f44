import { REVIEW_PHOTOS_MAX } from '#app/features/marketplace/schema.ts'
import { refundTime } from '#app/features/payments/copy.hi.ts'
import type { ReturnReason } from '#app/features/orders/schema.ts'
import type { ActBy } from '#app/features/orders/schema.ts'
import type { ReturnState, ShipmentState } from '#app/features/orders/states.ts'
import { RETURN_ANSWER_MS } from '#app/features/orders/schema.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './copy.ts'

const ANSWER_TIME = `${RETURN_ANSWER_MS / DAY_MS} दिन`

export const copy = {
  /** Without the order number: other people may see the tab's title. */
  metaTitle: 'ऑर्डर',
  notFound: {
    title: 'ऑर्डर नहीं मिला',
    body: 'लिंक जाँचें। हमारे मैसेज का लिंक आपका ऑर्डर खोलता है।',
    action: 'होम पर वापस',
  },
  number: (number: string) => `ऑर्डर ${number}`,
  states: {
    waiting: {
      title: 'हम आपके बैंक का इंतज़ार कर रहे हैं',
      body: 'यह पेज अपने आप अपडेट होता है।',
    },
    notPaid: {
      title: 'आपने पेमेंट नहीं किया है। कोई पैसा नहीं कटा।',
      body: 'आप अब भी पेमेंट कर सकते हैं, या कार्ट में ऑर्डर बदल सकते हैं। अगर अभी-अभी पेमेंट किया है, तो थोड़ा रुकें: यह पेज अपने आप अपडेट होता है।',
    },
    unpaid: {
      title: 'पेमेंट पूरा नहीं हुआ',
      body: 'हमने कोई पैसा नहीं लिया। अगर आपके बैंक में पैसा कटा दिखता है, तो वह कुछ दिनों में वापस आ जाएगा।',
    },
    lapsed: {
      title: 'ऑर्डर का पेमेंट समय पर नहीं हुआ',
      body: 'कोई पैसा नहीं कटा। सामान फिर औरों के लिए उपलब्ध है, और आपका कार्ट सुरक्षित है।',
    },
    replaced: {
      title: 'आपने फिर से ऑर्डर किया',
      body: 'आपके नए ऑर्डर ने इसकी जगह ले ली। इसके लिए कोई पैसा नहीं कटा।',
    },
    paid: {
      title: (name: string) => (name ? `धन्यवाद, ${name}` : 'धन्यवाद'),
      body: 'आपके ऑर्डर का पेमेंट हो गया। हर विक्रेता अपना पार्सल अलग भेजते हैं। उन्हें यहाँ ट्रैक करें।',
    },
    refunded: {
      title: 'आपका पैसा वापस आ रहा है',
      body: `आपका पेमेंट समय निकलने के बाद आया, और तब तक सामान बिक चुका था। आपको पूरा रिफ़ंड मिलेगा। ${refundTime}`,
    },
  },
  keptUntil: (time: string) => `हम सामान ${time} तक आपके लिए रखते हैं।`,
  pay: (total: string) => `${total} के पेमेंट पर आगे बढ़ें`,
  retry: (total: string) => `फिर कोशिश करें: ${total} दें`,
  toCart: 'कार्ट खोलें',
  test: 'टेस्ट पेमेंट। असली पैसा नहीं कटा।',
  keep: 'जिसके पास इस पेज का पता हो, वह आपका ऑर्डर खोल सकता है। इसे किसी से शेयर न करें।',
  notified: 'हम हर क़दम पर आपको लिखेंगे।',
  closable: 'आप इसे बंद कर सकते हैं: हम आपको लिखेंगे।',
  parcel: (number: number, of: number) => (of > 1 ? `पार्सल ${number}, कुल ${of}` : 'आपका पार्सल'),
  from: (name: string, place: string) => `${name}, ${place} से`,
  shipmentStates: {
    reserved: 'पेमेंट का इंतज़ार',
    lapsed: 'पेमेंट नहीं हुआ',
    paid: 'ऑर्डर हुआ',
    packed: 'पैक हुआ',
    sent: 'रास्ते में',
    delivered: 'डिलीवर हुआ',
    cancelled: 'रद्द हुआ',
    returned: 'वापस हुआ',
  } satisfies Readonly<Record<ShipmentState, string>>,
  steps: {
    title: 'स्थिति',
    reserved: 'ऑर्डर दिया गया',
    lapsed: 'पेमेंट नहीं हुआ',
    paid: 'पेमेंट हुआ',
    packed: 'पैक हुआ',
    sent: 'भेजा गया',
    delivered: 'डिलीवर हुआ',
    cancelled: 'रद्द हुआ',
    returned: 'वापस हुआ',
    expected: (date: string) => `${date} तक पहुँचना चाहिए`,
    assumed: 'किसी ने कोई समस्या नहीं बताई, इसलिए हमने इसे “डिलीवर हुआ” लिखा है।',
    by: { buyer: '', seller: '', operator: 'मार्केट टीम ने किया', system: '' } satisfies Readonly<Record<ActBy, string>>,
  },
  tracking: 'ट्रैकिंग',
  invoice: (number: string) => `इनवॉइस ${number}`,
  invoiceFile: 'PDF',
  invoiceFileOf: (number: string) => `इनवॉइस ${number} की PDF`,
  returnUntil: (date: string) => `सामान ${date} तक वापस किया जा सकता है।`,
  rows: {
    title: 'पेमेंट',
    goods: 'सामान',
    delivery: 'डिलीवरी',
    free: 'मुफ़्त डिलीवरी',
    total: 'कुल',
    back: 'रिफ़ंड',
    arrived: 'अब तक का रिफ़ंड',
    method: 'पेमेंट कैसे किया',
    date: 'तारीख़',
    address: 'डिलीवरी का पता',
    forgotten: 'पता अब हमारे पास नहीं रखा है।',
  },
  cancel: {
    summary: 'यह पार्सल रद्द करें',
    body: (amount: string) => `यह अभी भेजा नहीं गया है। आपको उसी अकाउंट में ${amount} का रिफ़ंड मिलेगा, जिससे आपने पेमेंट किया था।`,
    reason: 'क्यों? (ज़रूरी नहीं)',
    button: 'हाँ, रद्द करें',
  },
  arrived: { button: 'मुझे मिल गया' },
  photos: { label: 'फ़ोटो', hint: 'जो टूटा या ग़लत है, उसकी और पार्सल की फ़ोटो। 4 तक।' },
  back: {
    summary: 'सामान वापस करें या समस्या बताएँ',
    lead: `विक्रेता ${ANSWER_TIME} के अंदर जवाब देते हैं। अगर आप सहमत नहीं हैं, तो मार्केट टीम फ़ैसला करती है।`,
    lines: 'कौन सा सामान?',
    quantity: (title: string, of: number) => `${title} (कुल ${of})`,
    reason: 'क्यों?',
    choose: 'चुनें',
    reasons: {
      damaged: 'टूटा या ख़राब पहुँचा',
      'wrong-thing': 'ग़लत सामान आया',
      'not-as-described': 'वैसा नहीं है जैसा बताया गया',
      'did-not-arrive': 'पहुँचा ही नहीं',
      'changed-mind': 'मेरा मन बदल गया',
    } satisfies Readonly<Record<ReturnReason, string>>,
    words: 'क्या हुआ?',
    wordsHint: 'कम से कम एक वाक्य लिखें। विक्रेता इसे पढ़ते हैं। अगर आप मार्केट टीम से फ़ैसला माँगें, तो टीम भी पढ़ती है।',
    button: 'वापसी का अनुरोध भेजें',
  },
  returns: {
    title: (reason: string) => `वापसी: ${reason}`,
    requested: (amount: string) => `लगभग ${amount}`,
    states: {
      requested: `विक्रेता ${ANSWER_TIME} के अंदर जवाब देते हैं।`,
      accepted: 'विक्रेता मान गए हैं। सामान वापस भेजें। उनके पास पहुँचने पर आपको रिफ़ंड मिलेगा।',
      refused: 'विक्रेता नहीं माने। आप मार्केट टीम से फ़ैसला माँग सकते हैं।',
      disputed: 'मार्केट टीम दोनों की बात पढ़कर फ़ैसला करती है।',
      refunded: 'आपको रिफ़ंड मिलेगा।',
      closed: 'बंद।',
    } satisfies Readonly<Record<ReturnState, string>>,
    by: { buyer: 'आप', seller: 'विक्रेता', operator: 'मार्केट टीम', system: 'Diya' } satisfies Readonly<
      Record<ActBy, string>
    >,
    photo: (number: number) => `फ़ोटो ${number}`,
    say: { summary: 'मैसेज जोड़ें', words: 'आपका मैसेज', button: 'भेजें' },
    dispute: {
      summary: 'मार्केट टीम से फ़ैसला माँगें',
      lead: 'बताएँ कि आपको क्या सही लगता है, और क्यों। टीम आप दोनों का लिखा पढ़ती है।',
      words: 'आपका मैसेज',
      button: 'मार्केट टीम से फ़ैसला माँगें',
    },
    withdraw: {
      summary: 'अनुरोध वापस लें',
      lead: 'हम यह अनुरोध बंद कर देंगे। वापसी का समय ख़त्म होने तक फिर से अनुरोध किया जा सकता है।',
      button: 'वापस लें',
    },
  },
  review: {
    summary: (title: string) => `रिव्यू लिखें: ${title}`,
    done: 'रिव्यू हो गया। धन्यवाद।',
    stars: 'स्टार',
    star: (stars: number) => `${stars} स्टार`,
    text: 'कैसा है? (ज़रूरी नहीं)',
    textHint: 'इसे सब पढ़ सकते हैं, और विक्रेता जवाब दे सकते हैं।',
    name: 'कौन सा नाम दिखे',
    nameHint: 'आपका पहला नाम काफ़ी है।',
    photos: {
      label: 'फ़ोटो (ज़रूरी नहीं)',
      hint: `प्रोडक्ट दिखाएँ। फ़ोटो सब देख सकते हैं। ${REVIEW_PHOTOS_MAX} तक।`,
    },
    refused: {
      film: 'यहाँ सिर्फ़ फ़ोटो लगती हैं। वीडियो हटाएँ।',
      'too-many-photos': `ज़्यादा से ज़्यादा ${REVIEW_PHOTOS_MAX} फ़ोटो जोड़ें।`,
      photos: 'एक फ़ोटो इस्तेमाल नहीं हो सकी। उसे फिर जोड़ें।',
    },
    button: 'रिव्यू पब्लिश करें',
  },
  missing: {
    stars: 'एक से पाँच स्टार चुनें।',
    name: 'दिखाने के लिए नाम लिखें।',
    lines: 'कम से कम एक सामान की मात्रा चुनें।',
    reason: 'एक कारण चुनें।',
    words: 'क्या हुआ, एक वाक्य में लिखें।',
  },
  refused: {
    'not-possible': 'अब यह नहीं हो सकता। पेज पर अब नई स्थिति दिखती है।',
    'form-changed': 'यह फ़ॉर्म पहले दूसरी जानकारी के साथ भेजा जा चुका है, और वह अनुरोध बना रहेगा। यह भी भेजना है, तो बटन फिर दबाएँ।',
    'not-found': 'यह आपके ऑर्डर में नहीं मिला।',
    'provider-unavailable': 'पेमेंट सेवा जवाब नहीं दे रही है। आपका पेमेंट नहीं हुआ है। एक मिनट बाद फिर कोशिश करें।',
    'provider-refused': 'पेमेंट सेवा ने यह पेमेंट नहीं लिया। आपका पेमेंट नहीं हुआ है।',
    'too-many-unpaid':
      'आपके इंटरनेट कनेक्शन से किए गए बहुत से ऑर्डर का पेमेंट बाक़ी है। आपका पेमेंट नहीं हुआ है। उनमें से अपने किसी ऑर्डर का पेमेंट करें, या कुछ मिनट बाद फिर कोशिश करें।',
    already: 'आप इसका रिव्यू लिख चुके हैं।',
    own: 'अपने ही प्रोडक्ट का रिव्यू नहीं लिखा जा सकता।',
    invalid: 'स्टार और लिखा हुआ जाँचें।',
    photos: 'एक फ़ोटो इस्तेमाल नहीं हो सकी। उसे फिर जोड़ें।',
    words: 'क्या हुआ, एक वाक्य में लिखें।',
    'nothing-chosen': 'कम से कम एक सामान की मात्रा चुनें।',
    'too-many': 'यह आपके ऑर्डर से ज़्यादा है, या इसकी वापसी का अनुरोध पहले ही भेजा जा चुका है।',
    'too-late': 'वापसी का समय ख़त्म हो गया है।',
    'too-early': `विक्रेता के पास जवाब देने के लिए ${ANSWER_TIME} हैं। उसके बाद आप मार्केट टीम से फ़ैसला माँग सकते हैं।`,
    other: 'कुछ गड़बड़ हुई। फिर कोशिश करें।',
  } as Readonly<Record<string, string>>,
} satisfies Translated<typeof english.copy>
