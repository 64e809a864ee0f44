import { POINTS_PER_LIKE, POINTS_PER_STORY } from '#app/features/stories/points.ts'
import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './copy.ts'

export const copy = {
  title: 'छात्रों की सामाजिक ज़िम्मेदारी (SSR)',
  description: 'छात्र अपने कॉलेज के साथ अच्छे काम करते हैं, मिशन चलाते हैं और नतीजे लिखते हैं।',
  back: 'सभी प्रोग्राम',
  headline: 'SSR, छात्र प्रोग्राम: अच्छा काम करें और बताएँ।',
  lead: 'एक अच्छा काम करें और सबको बताएँ। दोस्तों के साथ मिशन चलाएँ। नतीजा अपने कॉलेज को दिखाएँ।',
  join: 'छात्र के रूप में जुड़ें',
  signIn: 'साइन इन करें',
  figures: {
    'student-leaders': 'छात्र लीडर',
    'active-missions': 'चल रहे मिशन',
    lives: 'लोगों तक पहुँचे',
    communities: 'समुदाय',
  },
  how: {
    title: 'यह कैसे काम करता है',
    list: [
      {
        title: '1. अपने कॉलेज के साथ जुड़ें',
        body: 'अपना नाम, कॉलेज और साल लिखें। दो मिनट लगते हैं। उम्र 18 से कम है, तो माता या पिता की सहमति चाहिए।',
      },
      {
        title: '2. अच्छा काम करें और बताएँ',
        body: 'उसके बारे में लिखें। आप फ़ोटो और नतीजे भी जोड़ सकते हैं।',
      },
      {
        title: '3. मिशन शुरू करें',
        body: 'लक्ष्य के साथ एक कैंपेन बनाएँ। हम उसकी जाँच करते हैं, फिर लोग साथ दे सकते हैं।',
      },
      {
        title: '4. पॉइंट्स और रैंक',
        body: `एक कहानी पर ${POINTS_PER_STORY} पॉइंट्स और हर लाइक पर ${POINTS_PER_LIKE} मिलते हैं। पॉइंट्स के बदले पैसे नहीं मिलते।`,
      },
    ],
  },
  doors: {
    title: 'कॉलेजों और मेंटरों के लिए',
    list: [
      { to: '/ssr/build', label: 'मिशन शुरू करें', body: 'मक़सद चुनें, कहानी लिखें और लक्ष्य तय करें।' },
      { to: '/ssr-toolkit', label: 'कॉलेजों के लिए टूलकिट', body: 'फ़ॉर्म, रजिस्टर और सत्र की योजना डाउनलोड करें।' },
      { to: '/ssr/needs', label: 'ज़रूरतों का बोर्ड', body: 'स्वयंसेवक खोजें, और ऐसे मक़सद जिन्हें मदद चाहिए।' },
      { to: '/campaign', label: 'साथ देने के लिए कैंपेन', body: 'मिशन और कैंपेन, जिन्हें अभी दान चाहिए।' },
      { to: '/sow', label: 'School of World', body: 'छात्रों के लिए मुफ़्त कोर्स और सीखने के रास्ते।' },
    ],
  },
} satisfies Translated<typeof english.copy>
