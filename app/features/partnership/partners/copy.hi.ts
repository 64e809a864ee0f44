import { ANSWER_HOURS } from '#app/features/partnership/answer-hours.ts'
import type { Translated } from '#app/platform/language/translated.ts'
import { answerTime } from '#app/platform/time/answer-time.ts'
import type * as english from './copy.ts'

export const copy = {
  metaTitle: 'साझेदार',
  metaDescription: 'NGO, कॉलेज और कंपनियाँ जो हमारे साथ काम करते हैं: आप क्या लाते हैं, आपको क्या मिलता है, और शुरुआत कैसे करें।',
  title: 'साझेदार',
  lead: 'NGO, कॉलेज और कंपनियाँ लोग, कमरे, जानकारी और पैसा लाते हैं। वे नतीजे सबके सामने रखते हैं।',
  hub: { to: '/partnership-hub', label: 'साझेदारी केंद्र पर जाएँ' },
  talk: { to: '/partnership-conversation', label: 'साझेदारी की बातचीत शुरू करें' },
  kinds: [
    {
      seed: 'ngo-4',
      dye: 'indigo',
      title: 'NGO',
      brings: 'आप लोगों को और जगह को जानते हैं, और यह भी कि पहले क्या आज़माया गया है।',
      gets: 'कैंपेन और रिपोर्ट के टेम्पलेट, अपना एक पेज, आपके अप्रूवल नंबर वाली रसीदें, और आपकी टीम के लिए ट्रेनिंग।',
      link: { to: '/ngo-templates', label: 'टेम्पलेट देखें' },
    },
    {
      seed: 'clg-9',
      dye: 'turmeric',
      title: 'कॉलेज',
      brings: 'आपके पास समय वाले छात्र हैं, एक हॉल है, और मंज़ूरी देने वाला एक व्यक्ति है।',
      gets: 'छात्र प्रोग्राम के लिए टूलकिट, मिशन, और हर छात्र ने क्या किया इसका रिकॉर्ड।',
      link: { to: '/ssr-toolkit', label: 'टूलकिट देखें' },
    },
    {
      seed: 'corp-2',
      dye: 'neem',
      title: 'कंपनियाँ',
      brings: 'आपके पास ग्राहक हैं, हुनर है और सामाजिक कामों के लिए बजट है।',
      gets: 'पैकेज जिनके आँकड़े आप जाँच सकते हैं, आपकी CSR समिति के लिए रिपोर्टें, और महिलाओं के बनाए प्रोडक्ट।',
      link: { to: '/partnership-hub', label: 'पैकेज देखें' },
    },
  ],
  how: {
    title: 'हम शुरुआत कैसे करते हैं',
    steps: [
      {
        title: 'आप लिखते हैं',
        body: `कुछ लाइनों में बताएँ कि आप कौन हैं और क्या करना चाहते हैं। हम ${answerTime(ANSWER_HOURS.conversation, 'hi')} के अंदर जवाब देते हैं।`,
      },
      {
        title: 'हम बात करते हैं',
        body: 'बातचीत 30 मिनट की होती है। अगर कोई और संस्था आपके लिए बेहतर हो, तो हम बता देते हैं।',
      },
      {
        title: 'हम छोटी शुरुआत करते हैं',
        body: 'हम इसे एक ज़िले में, एक सेमेस्टर के लिए या एक समूह के साथ आज़माते हैं, और आख़िरी तारीख़ तय करते हैं।',
      },
      { title: 'हम नतीजा छापते हैं', body: 'हम यह भी छापते हैं कि ख़र्च कितना हुआ, और क्या काम नहीं आया।' },
    ],
  },
  not: {
    title: 'क्या बिकाऊ नहीं है',
    list: [
      'खोज में ऊपर की जगह, बेहतर रेटिंग या बैज।',
      'हमारे सदस्यों के नाम, फ़ोन नंबर या फ़ोटो।',
      'किसी ऐसे व्यक्ति के बारे में कैंपेन, जिसने सहमति नहीं दी।',
    ],
  },
  book: { to: '/impact', label: 'आँकड़े और खुला हिसाब' },
} satisfies Translated<typeof english.copy>

export function partnersWords() {
  const { metaTitle: _metaTitle, metaDescription: _metaDescription, ...words } = copy
  return words
}
