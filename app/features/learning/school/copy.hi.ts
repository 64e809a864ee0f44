import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './copy.ts'

const courses = (count: number) => `${count.toLocaleString('en-IN')} कोर्स`

/** The text of the directory, the course pages and the module pages. */
export const copy = {
  metaTitle: 'मुफ़्त कोर्स',
  metaDescription:
    'AI, टेक्नोलॉजी और कारोबार पर यूनिवर्सिटी और संस्थाओं के मुफ़्त कोर्स, और सीखने के रास्ते जिन्हें यहाँ बिना अकाउंट पढ़ा जा सकता है।',
  title: 'मुफ़्त कोर्स',
  lead: 'यूनिवर्सिटी और दूसरी संस्थाओं से। कोर्स खोजें और शुरू करें।',
  search: { label: 'कोर्स का नाम या संस्था लिखकर खोजें', placeholder: 'Python, NPTEL, मार्केटिंग…' },
  tabsLabel: 'विषय',
  everySubject: 'सब विषय',
  found: (count: number, q: string) => (q === '' ? courses(count) : `“${q}” के लिए ${courses(count)}`),
  similar: (count: number, q: string) => `“${q}” के लिए कोई कोर्स नहीं। मिलते-जुलते: ${courses(count)}`,
  start: 'सीखना शुरू करें',
  goOn: 'सीखना जारी रखें',
  none: {
    title: (q: string) => `“${q}” के लिए कोई कोर्स नहीं`,
    empty: 'यहाँ अभी कोई कोर्स नहीं है',
    elsewhere: (label: string, count: number) => `${label}: ${courses(count)}`,
    all: 'सब कोर्स दिखाएँ',
  },
  /** Shown when there are more sources than fit. */
  figures: 'हर कोर्स के पेज पर लिखा है कि सीखने वालों की संख्या और रेटिंग कहाँ से हैं।',
  paths: {
    title: 'यहीं सीखें, 12 मिनट के पाठों में',
    body: 'सीखने के हमारे अपने रास्ते: आपका पहला मिशन, फ़ोन कैसे चलाएँ, आपकी पहली बिक्री। न ऐप चाहिए, न अकाउंट।',
    link: 'School of World',
  },
  suggest: { ask: 'क्या आप कोई मुफ़्त कोर्स जानते हैं जो यहाँ होना चाहिए?', link: 'हमें बताएँ' },

  course: {
    back: 'सब कोर्स',
    backToPaths: 'School of World',
    about: 'इस कोर्स के बारे में',
    modules: 'मॉड्यूल',
    moduleOf: (number: number, count: number) => `${count} में से मॉड्यूल ${number}`,
    done: 'पूरा',
    progress: (done: number, count: number) => `${count} में से ${done} मॉड्यूल पूरे`,
    signIn: 'प्रगति सेव करने के लिए साइन इन करें',
    signInNote: {
      here: 'बिना अकाउंट सब कुछ पढ़ा जा सकता है। अकाउंट हो, तो हम आपकी प्रगति सेव करते हैं।',
      external: 'अकाउंट हो, तो आप कोर्स को शुरू किया हुआ लिख सकते हैं और उसे फिर पा सकते हैं।',
    },
    leaves: (host: string) => `यह कोर्स दूसरी साइट पर है, ${host}। वह नए टैब में खुलती है। वहाँ उस साइट के निजता के नियम चलते हैं।`,
    broken: (date: string) => `यह लिंक ${date} को नहीं चला। हम नया लिंक ढूँढ़ रहे हैं।`,
    checked: (date: string) => `लिंक ${date} को जाँचा गया।`,
    retired: 'यह कोर्स अब सूची में नहीं है। आपने इसे शुरू किया था, इसलिए आप इसे अब भी खोल सकते हैं।',
    began: (date: string) => `${date} को शुरू किया।`,
    markStarted: 'मैंने इसे शुरू किया है',
    markCompleted: 'मैंने इसे पूरा किया है',
    markNote: 'यह सिर्फ़ आपको दिखता है। यह आपकी अपनी प्रगति में गिना जाता है।',
    completedOn: (date: string) => `${date} को पूरा किया।`,
    leave: 'मेरे कोर्स से हटाएँ',
    leaveNote: 'इससे आपकी प्रगति मिट जाती है। आपका बैज बना रहता है।',
    details: 'जानकारी',
    facts: {
      provider: 'संस्था',
      instructor: 'सिखाने वाले',
      duration: 'समय',
      level: 'स्तर',
      languages: 'भाषा',
      cost: 'ख़र्च',
      students: 'सीखने वाले',
      rating: 'रेटिंग',
    },
    rate: {
      title: 'कैसा लगा?',
      star: (stars: number) => `5 में से ${stars}`,
      scale: '1 मतलब ख़राब, 5 मतलब बहुत बढ़िया।',
      save: 'मेरी रेटिंग सेव करें',
      yours: (rating: number) => `आपकी रेटिंग: 5 में से ${rating}।`,
    },
    finished: {
      title: 'रास्ता पूरा हुआ',
      badge: (badge: string) => `हुनर की नई पहचान: ${badge}`,
      body: (date: string) => `आपने ${date} को हर मॉड्यूल पूरा कर लिया। बैज आपके अकाउंट में रहता है।`,
      share: 'यह रास्ता शेयर करें',
      shareText: (title: string) => `मैंने “${title}” पूरा किया। यह मुफ़्त है, और अकाउंट की ज़रूरत नहीं है:`,
      next: 'अगला रास्ता चुनें',
    },
  },

  module: {
    task: 'आपका काम',
    markDone: 'मॉड्यूल पूरा हुआ',
    finish: 'कोर्स पूरा करें',
    done: 'मॉड्यूल पूरा हो गया।',
    next: (title: string) => `आगे: ${title}`,
    previous: (title: string) => `पिछला: ${title}`,
    overview: 'कोर्स पर वापस',
    signIn: 'प्रगति सेव करने के लिए साइन इन करें',
    minutes: (minutes: number) => `${minutes} मिनट`,
    pages: 'दूसरे मॉड्यूल',
  },
} satisfies Translated<typeof english.copy>
