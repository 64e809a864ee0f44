import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './copy.ts'

/** What messages of each topic are about, after a colon. */
const topics: Readonly<Record<string, string>> = {
  invitations: 'दूसरे लोगों के न्योते',
  questions: 'प्रोडक्ट के बारे में सवाल और जवाब',
  needs: 'ज़रूरतों के बोर्ड पर जवाब',
  campaigns: 'जिन कैंपेन को आपने दान दिया',
  'campaign-questions': 'कैंपेन के बारे में सवाल और जवाब',
  startups: 'आपके स्टार्टअप में लोगों की दिलचस्पी',
}

export const copy = {
  metaTitle: 'मैसेज',
  topics,
  ask: {
    title: 'ये मैसेज बंद करने हैं?',
    lead: (topic: string) => `हम आपको इस बारे में मैसेज नहीं भेजेंगे: ${topic}।`,
    others: 'आपके अकाउंट, ऑर्डर और अनुरोधों के मैसेज आपको मिलते रहेंगे।',
    button: 'ये मैसेज बंद करें',
  },
  stopped: {
    title: 'ये मैसेज बंद हैं',
    lead: (topic: string) => `अब आपको इस बारे में मैसेज नहीं मिलेंगे: ${topic}।`,
    button: 'फिर चालू करें',
  },
  missing: {
    title: 'यह लिंक काम नहीं करता',
    lead: 'मैसेज का लिंक फिर से खोलें। फिर भी न खुले, तो हमें लिखें।',
  },
} satisfies Translated<typeof english.copy>
