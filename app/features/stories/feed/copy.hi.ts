import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './copy.ts'

export { THEMES } from './copy.ts'

export const copy = {
  title: 'कहानियाँ',
  description: 'छात्र अपने अच्छे कामों के बारे में लिखते हैं: क्या किया, और क्या बदला।',
  back: 'सभी प्रोग्राम',
  headline: 'छात्रों के अच्छे कामों की कहानियाँ।',
  lead: 'पढ़ें कि छात्रों ने दूसरों की मदद के लिए क्या किया, और अपनी कहानी भी सुनाएँ।',
  open: {
    student: 'अपनी कहानी सुनाएँ',
    waiting: 'अपनी कहानी सुनाएँ',
    member: 'अपनी छात्र प्रोफ़ाइल पूरी करें',
    visitor: 'कहानी सुनाने के लिए साइन इन करें',
  },
  openHint: {
    member: 'कहानी सिर्फ़ छात्र सुना सकते हैं। आपको अपना नाम और कॉलेज लिखना होगा।',
    visitor: 'जिन छात्रों का अकाउंट है, वे कहानी सुना सकते हैं। पढ़ने के लिए अकाउंट नहीं चाहिए।',
  },
  stats: {
    stories: (count: number) => (count === 1 ? 'कहानी सुनाई गई' : 'कहानियाँ सुनाई गईं'),
    likes: (count: number) => (count === 1 ? 'समुदाय का लाइक' : 'समुदाय के लाइक'),
  },
  themes: {
    all: 'सभी',
    livelihood: 'रोज़गार',
    education: 'पढ़ाई',
    kindness: 'नेकी',
    health: 'सेहत',
    environment: 'पर्यावरण',
    community: 'समुदाय',
  },
  filter: 'विषय चुनें',
  list: 'कहानियाँ',
  listOf: (theme: string) => `कहानियाँ: ${theme}`,
  newest: 'सबसे नई कहानियों पर वापस',
  empty: {
    title: 'अभी कोई कहानी नहीं है',
    body: 'अच्छे काम की पहली कहानी आप सुनाएँ!',
    all: 'सभी विषय दिखाएँ',
  },
  failed: 'कहानियाँ नहीं आ पाईं',
  shared: { title: 'कहानी छप गई!', body: 'आपका अच्छा काम अब सबकी कहानियों में है।' },
  done: {
    'blocked-person': 'ब्लॉक किया गया। अब आप दोनों को एक-दूसरे की कहानियाँ नहीं दिखेंगी। लेखक को नहीं बताया जाता।',
    'blocked-story': 'यह कहानी अब आपको नहीं दिखेगी। यह बिना नाम की है, इसलिए इसी लेखक की दूसरी कहानियाँ दिख सकती हैं।',
    'taken-back': 'आपकी कहानी वापस ले ली गई है। उसका टेक्स्ट और फ़ोटो मिटा दिए गए हैं।',
  } as Readonly<Record<string, string>>,
} satisfies Translated<typeof english.copy>
