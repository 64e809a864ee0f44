import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './copy.ts'

/** Labels of courses, reasons of refusal and form errors. */
export const copy = {
  tabs: { ai: 'AI और ML', tech: 'टेक्नोलॉजी', business: 'कारोबार' },
  tracks: { ssr: 'SSR ट्रैक', seeds: 'Seeds ट्रैक' },
  types: {
    university: 'यूनिवर्सिटी से',
    company: 'कंपनी से',
    nonprofit: 'ग़ैर-मुनाफ़ा संस्था से',
    path: 'सीखने का रास्ता',
  },
  levels: { beginner: 'शुरुआती', intermediate: 'बीच का', advanced: 'ऊँचा' },
  /** The state of the user's enrolment: some progress, none, or completed. */
  badges: { going: 'चल रहा है', fresh: 'नया', done: 'पूरा' },
  facts: {
    students: (count: number) => `${count.toLocaleString('en-IN')} सीखने वाले`,
    modules: (count: number) => `${count} मॉड्यूल`,
    rating: (rating: number, count: number) => `5 में से ${rating.toFixed(1)}, ${count.toLocaleString('en-IN')} रेटिंग`,
    notRated: 'अभी रेटिंग नहीं है',
    minutes: (minutes: number) => `${minutes} मिनट`,
  },
  refused: {
    'not-found': 'यह कोर्स अब उपलब्ध नहीं है।',
    'not-signed-in': 'पहले साइन इन करें। फिर हम आपकी प्रगति सेव करते हैं।',
    'not-allowed': 'यह सिर्फ़ कोर्स के संपादक कर सकते हैं।',
    'not-started': 'पहले कोर्स शुरू करें।',
    'has-modules': 'सीखने के इस रास्ते के मॉड्यूल एक-एक करके पूरे करें।',
    'no-modules': 'छापने से पहले सीखने के रास्ते में कम से कम एक मॉड्यूल चाहिए।',
    'kind-changed': 'सीखने के रास्ते को बाहर के कोर्स में नहीं बदला जा सकता, और न ही बाहर के कोर्स को रास्ते में।',
    'not-published': 'पहले कोर्स छापें।',
    'not-external': 'सीखने के रास्ते में जाँचने के लिए कोई लिंक नहीं होता।',
    'too-many': 'सीखने के एक रास्ते में 40 मॉड्यूल तक हो सकते हैं। पहले एक मिटाएँ।',
  },
  fields: {
    slug: 'छोटे अंग्रेज़ी अक्षर, अंक और एक-एक हाइफ़न लिखें, जैसे seeds-first-sale।',
    url: 'कोर्स का पता लिखें। यह https:// से शुरू होना चाहिए',
    number: (min: number, max: number) => `${min} से ${max} तक की पूरी संख्या लिखें।`,
    rating: '1 से 5 तक की रेटिंग लिखें, जैसे 4.6। रेटिंग न हो, तो ख़ाली छोड़ें।',
    tags: (max: number) => `${max} तक छोटे टैग लिखें, बीच में कॉमा लगाएँ।`,
    path: 'सीखने के रास्ते के लिए ट्रैक और बैज लिखें। बाहर के कोर्स के लिए टैब और उसका पता लिखें।',
    source: 'लिखें कि ये आँकड़े कहाँ से हैं।',
    consent: 'लिखें कि सीखने वाले ने कब और कैसे सहमति दी।',
  },
} satisfies Translated<typeof english.copy>
