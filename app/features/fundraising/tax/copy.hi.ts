import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './copy.ts'
import { APPROVAL_NUMBER_CHARS_MAX, TAX_LINE_CHARS_MAX, TAX_TEXT_CHARS_MAX } from './tax-limits.ts'

const pan = {
  label: 'PAN',
  hint: '10 अक्षर और अंक, जैसे AAATD1234F।',
  missing: 'PAN लिखें।',
  wrong: 'यह PAN नहीं है। इसमें 5 अक्षर, 4 अंक और एक अक्षर होता है।',
}

/** The operators' screen of approved organisations. */
export const copy = {
  title: 'टैक्स की मंज़ूरियाँ',
  lead: 'वे संस्थाएँ जिन्हें दान देने पर टैक्स में छूट मिलती है (धारा 80G, अप्रैल 2026 से धारा 133)। जिन कैंपेन का पैसा किसी संस्था के बैंक अकाउंट में जाता है, उन्हें उससे जोड़ें। उसके बाद दिए गए दान की रसीद पर मंज़ूरी लिखी होती है। किसी लाइन की जानकारी बदली नहीं जा सकती: उसे ख़त्म करें, और नई जोड़ें।',
  add: 'मंज़ूरी जोड़ें',
  empty: 'अभी कोई मंज़ूरी नहीं है। रसीदों पर लिखा होता है कि इस दान पर टैक्स की छूट नहीं मिलती।',
  new: 'नई मंज़ूरी',
  from: (number: string, day: string) => `${number}, ${day} से`,
  until: (number: string, first: string, last: string) => `${number}, ${first} से ${last} तक`,
  tags: { now: 'लागू', ended: 'ख़त्म', planned: 'अभी लागू नहीं' },
  fields: {
    organisation: {
      label: 'संस्था',
      hint: 'मंज़ूरी पर लिखा नाम।',
      missing: 'नाम लिखें।',
      charsMax: TAX_LINE_CHARS_MAX,
    },
    pan,
    number: {
      label: 'रजिस्ट्रेशन नंबर (URN)',
      hint: 'जैसा मंज़ूरी के आदेश पर लिखा है।',
      missing: 'नंबर लिखें।',
      charsMax: APPROVAL_NUMBER_CHARS_MAX,
    },
    approvedOn: { label: 'आदेश की तारीख़', missing: 'आदेश की तारीख़ लिखें।' },
    fromDay: { label: 'कब से', missing: 'पहला दिन लिखें।' },
    untilDay: { label: 'कब तक', hint: 'आख़िरी दिन। जब तक पता न हो, ख़ाली छोड़ें।' },
    lastDay: { label: 'आख़िरी दिन', missing: 'आख़िरी दिन लिखें।' },
    source: {
      label: 'स्रोत',
      hint: 'आपने आदेश कहाँ देखा।',
      missing: 'स्रोत लिखें।',
      charsMax: TAX_TEXT_CHARS_MAX,
    },
    reason: {
      label: 'कारण',
      hint: 'आपके साथियों के लिए।',
      missing: 'कारण लिखें।',
      charsMax: TAX_TEXT_CHARS_MAX,
    },
    campaign: {
      label: 'कैंपेन',
      hint: 'उसके पते का आख़िरी हिस्सा, /campaign/ के बाद।',
      missing: 'कैंपेन लिखें।',
    },
  },
  campaigns: {
    title: 'इस संस्था को पैसे देने वाले कैंपेन',
    none: 'अभी कोई कैंपेन नहीं है।',
    link: 'कैंपेन जोड़ें',
  },
  statement: {
    title: 'दान का स्टेटमेंट',
    lead: 'PAN और पते के साथ दान देने वाले, हर वित्त वर्ष के हिसाब से। इसमें निजी जानकारी है, और हर डाउनलोड दर्ज होता है।',
    none: 'अभी किसी दान देने वाले ने यह जानकारी नहीं दी है।',
    download: (year: string) => `${year} डाउनलोड करें`,
    file: (number: string, year: number) => `donations-${number.replaceAll(/[^\w-]/g, '-')}-${year}.csv`,
    /** The columns of the tax office's own form, for its upload. */
    head: [
      'Sl. No.',
      'Pre Acknowledgement Number',
      'ID Code',
      'Unique Identification Number',
      'Section Code',
      'Unique Registration Number (URN)',
      'Date of Issuance of Unique Registration Number',
      'Name of donor',
      'Address of donor',
      'Donation Type',
      'Mode of receipt',
      'Amount of donation (Indian rupees)',
    ],
    type: 'Specific grant',
    mode: 'Electronic modes including account payee cheque/draft',
  },
  done: { save: 'सेव हो गया।', link: 'जोड़ दिया गया। अब से मिले दान की रसीद पर यह मंज़ूरी होगी।' },
  refused: {
    'not-allowed': 'यह टीम के किसी दूसरे सदस्य को करना है।',
    overlaps: 'इन दिनों के लिए यह मंज़ूरी पहले ही लिखी जा चुकी है।',
    'ends-too-early': 'आख़िरी दिन पहले दिन से भी पहले का है।',
    ended: 'यह मंज़ूरी ख़त्म हो चुकी है। नई जोड़ें।',
    'no-campaign': 'ऐसा कोई कैंपेन नहीं है।',
    'not-an-institution': 'इस कैंपेन का पैसा किसी संस्था को नहीं जाता।',
    'not-compared': 'इस कैंपेन के अकाउंट का बैंक से मिलान अभी नहीं हुआ है।',
    'linked-to-another': 'यह कैंपेन पहले से किसी और मंज़ूरी से जुड़ा है। पहले इसके पैसे पाने वाले बदलने होंगे।',
  },
} satisfies Translated<typeof english.copy>

/** The donor's part of the receipt. */
export const donorCopy = {
  title: 'टैक्स में छूट',
  given: (organisation: string) => `आपका दान ${organisation} को जाता है।`,
  law: (section: string, act: string, formerly: string | null) =>
    `${act} की धारा ${section} के तहत मंज़ूर${formerly ? ` (पहले धारा ${formerly})` : ''}।`,
  rows: {
    organisation: 'मंज़ूर संस्था',
    pan: 'संस्था का PAN',
    number: 'रजिस्ट्रेशन नंबर (URN)',
    donor: 'आपका PAN',
  },
  ending: (characters: string) => `जिसके आख़िर में ${characters} है`,
  ask: (organisation: string, statement: string, certificate: string) =>
    `टैक्स में छूट के लिए ज़रूरी है कि ${organisation} आपका दान, आपके PAN और पते के साथ, टैक्स विभाग को बताए (${statement})। फिर आपको एक प्रमाण पत्र मिलता है (${certificate})। नई टैक्स व्यवस्था में दान पर छूट नहीं मिल सकती।`,
  until: (day: string) => `आप इन्हें ${day} तक जोड़ सकते हैं।`,
  saved: (organisation: string, certificate: string) =>
    `आपकी जानकारी हमारे पास है। वित्त वर्ष पूरा होने के बाद ${organisation} आपको प्रमाण पत्र (${certificate}) भेजती है।`,
  late: 'इस साल का स्टेटमेंट बन रहा है: आपकी जानकारी अब नहीं जोड़ी जा सकती। पूछने के लिए हमें लिखें।',
  add: 'PAN और पता जोड़ें',
  change: 'PAN और पता बदलें',
  back: 'आपकी रसीद',
  send: 'टैक्स में छूट के लिए सेव करें',
  private: 'हम यह जानकारी एन्क्रिप्टेड (ताले में बंद) रखते हैं। यह सिर्फ़ दान के स्टेटमेंट में होती है।',
  fields: {
    name: {
      label: 'आपके PAN कार्ड पर लिखा नाम',
      missing: 'अपने PAN कार्ड पर लिखा नाम लिखें।',
      charsMax: TAX_LINE_CHARS_MAX,
    },
    pan: { ...pan, label: 'आपका PAN', missing: 'अपना PAN लिखें।' },
    address: {
      label: 'पिन कोड के साथ पता',
      missing: 'अपना पता लिखें।',
      charsMax: TAX_TEXT_CHARS_MAX,
    },
  },
  refused: {
    late: 'इस साल का स्टेटमेंट बन रहा है: आपकी जानकारी अब नहीं जोड़ी जा सकती।',
  },
  before: (organisation: string, section: string) =>
    `यह दान ${organisation} को जाता है। टैक्स में छूट (धारा ${section}) आप अपनी रसीद के पेज पर माँग सकते हैं।`,
  nature: 'छूट के लिए आपको संस्था का प्रमाण पत्र चाहिए, सिर्फ़ यह रसीद काफ़ी नहीं है।',
} satisfies Translated<typeof english.donorCopy>
