import type { Translated } from '#app/platform/language/translated.ts'
import type { Beneficiary, Relation } from './relations.ts'
import type * as english from './copy.ts'

const RELATION_WORDS: Readonly<Record<Relation, string>> = {
  self: 'इस कैंपेन के आयोजक ख़ुद',
  family: 'आयोजक के परिवार से',
  friend: 'आयोजक के दोस्त या पड़ोसी',
  organisation: 'आयोजक की संस्था इनकी मदद करती है',
  other: 'आयोजक की जान-पहचान से',
}

export const copy = {
  relations: RELATION_WORDS,
  term: 'यह किसके लिए है',
  words: ({ name, isPseudonym, relation }: Beneficiary) =>
    `${name}${isPseudonym ? ' (नाम बदला हुआ)' : ''}, ${RELATION_WORDS[relation]}`,
  tooLong: (charsMax: number) => `नाम में ज़्यादा से ज़्यादा ${charsMax} अक्षर हो सकते हैं।`,
  relation: {
    label: 'यह किसके लिए है?',
    options: {
      self: 'मेरे लिए',
      family: 'मेरे परिवार में किसी के लिए',
      friend: 'किसी दोस्त या पड़ोसी के लिए',
      organisation: 'किसी व्यक्ति या समूह के लिए, जिसकी मेरी संस्था मदद करती है',
      other: 'मेरी जान-पहचान में किसी और के लिए',
    },
    missing: 'चुनें कि यह किसके लिए है।',
  },
  legalName: {
    label: 'असली नाम',
    hint: 'पहचान पत्र जैसा, या समूह का नाम। यह फ़ॉर्म जब भी सेव करें, नाम फिर लिखें।',
    missing: 'असली नाम लिखें।',
  },
  pseudonym: {
    label: 'इसकी जगह दिखने वाला नाम',
    hint: 'सिर्फ़ तब, जब असली नाम सबको नहीं दिखना चाहिए। तब उसे सिर्फ़ हमारी टीम पढ़ सकती है।',
    self: 'पेज पर आयोजक के रूप में आपका अपना नाम दिखता है, इसलिए यहाँ दूसरा नाम लिखने से वह नहीं छिपेगा।',
    same: 'यह असली नाम है। दूसरा नाम लिखें, या इसे ख़ाली छोड़ दें।',
  },
  nameIn: {
    title: () => 'असली नाम शीर्षक में है, जिसे आप नहीं बदल सकते। हमें लिखें।',
    update: () => 'असली नाम एक अपडेट में है, जिसे आप नहीं बदल सकते। हमें लिखें।',
    story: () => 'असली नाम कहानी या ख़र्च में है। पहले उसे वहाँ से हटाएँ।',
    picture: (words: string) => `असली नाम एक फ़ोटो के साथ लिखे शब्दों में है: “${words}”। फ़ोटो हटाएँ, और दूसरे शब्दों के साथ जोड़ें।`,
    request: (words: string) =>
      `आपने जिस काम के लिए भुगतान माँगा, असली नाम उसमें है: “${words}”। अनुरोध वापस लें, और दूसरे शब्दों में माँगें।`,
    payout: (words: string) => `एक भुगतान जिस काम के लिए है, असली नाम उसमें है: “${words}”। आप उसे नहीं बदल सकते। हमें लिखें।`,
    bill: (words: string) =>
      `एक बिल जिस चीज़ का है, असली नाम उसमें है: “${words}”। बिल हटाएँ, और दूसरे शब्दों के साथ जोड़ें। अगर किसी भुगतान में यह बिल है, तो हमें लिखें।`,
    answer: (words: string) => `असली नाम एक सवाल के आपके जवाब में है: “${words}”। पहले जवाब बदलें।`,
    pause: (words: string) => `कैंपेन क्यों रुका है, असली नाम उसमें है: “${words}”। कैंपेन फिर शुरू करें, या हमें लिखें।`,
    payee: (words: string) => `पैसा आपको क्यों जाता है, असली नाम उसमें है: “${words}”। पहले उसे वहाँ बदलें।`,
  },
  nameTyped: 'इसमें उस व्यक्ति का असली नाम है, जिनका नाम नहीं दिखाया जाता। उसे हटाएँ।',
} satisfies Translated<typeof english.copy>
