import type { Translated } from '#app/platform/language/translated.ts'
import { listed } from '#app/platform/text/sentences.ts'
import type * as english from './copy.ts'
import { ANSWER_HOURS } from '#app/features/marketplace/answer-hours.ts'
import { answerTime } from '#app/platform/time/answer-time.ts'

export const copy = {
  title: 'विक्रेता: दुकानों के पीछे की महिलाओं से मिलें',
  description: 'यहाँ बेचने वाली महिलाओं से मिलें, या अपनी दुकान खोलें।',
  back: 'सभी प्रोग्राम',
  headline: 'हमारे विक्रेताओं से मिलें',
  lead: 'हमारी दुकान के प्रोडक्ट यही महिलाएँ बनाती और बेचती हैं।',
  list: 'विक्रेता',
  start: 'बेचना शुरू करें',
  stats: {
    active: 'सक्रिय विक्रेता',
    verified: 'जाँचे हुए विक्रेता',
    reach: 'दुनिया भर में',
    countries: (count: number) => `${count.toLocaleString('en-IN')} देश`,
  },
  search: {
    label: 'नाम या कहानी से खोजें',
    placeholder: 'विक्रेता खोजें...',
    region: 'इलाका',
    all: 'सब इलाके',
    everybody: 'सब विक्रेता',
    verified: 'सिर्फ़ जाँचे हुए',
    show: 'दिखाएँ',
  },
  page: (page: number) => `पेज ${page.toLocaleString('en-IN')}`,
  found: (count: number) => (count === 1 ? '1 विक्रेता मिला' : `${count.toLocaleString('en-IN')} विक्रेता मिले`),
  card: {
    verified: 'जाँचा हुआ',
    products: (count: number) => `${count.toLocaleString('en-IN')} प्रोडक्ट`,
    rating: (stars: string) => `5 में से ${stars} स्टार`,
    fresh: 'नया',
    shop: (name: string) => `देखें ${name} क्या बनाती हैं`,
  },
  badge: {
    kinds: { identity: 'पहचान', address: 'पता', craft: 'हुनर', bank: 'बैंक अकाउंट' },
    /** The checks after a colon, so that no noun inflects. */
    words: (kinds: readonly string[], until: string) => `हमारी मार्केट टीम ने जाँचा: ${listed(kinds)}। ${until} तक मान्य`,
  },
  empty: {
    title: 'अभी कोई विक्रेता नहीं—आपकी कहानी पहली हो सकती है!',
    start: 'अपना सफ़र शुरू करें',
    clear: 'फ़िल्टर हटाएँ',
  },
  loading: 'खोज रहे हैं',
  apply: {
    title: 'बेचना शुरू करें',
    lead: 'हमारी मार्केट टीम आपको फ़ोन करती है, फ़ोटो और क़ीमत में मदद करती है, और आपकी दुकान खोलती है। यह मुफ़्त है।',
    account: 'अकाउंट हो, तो आप ऑनलाइन अर्ज़ी भेज सकती हैं और अपनी दुकान ख़ुद चला सकती हैं।',
    own: 'मेरी दुकान',
    send: 'मेरी अर्ज़ी भेजें',
    sent: {
      title: 'आपकी अर्ज़ी हमें मिल गई है',
      body: `हम ${answerTime(ANSWER_HOURS, 'hi')} के अंदर आपको फ़ोन करते हैं या लिखते हैं।`,
    },
  },
} satisfies Translated<typeof english.copy>
