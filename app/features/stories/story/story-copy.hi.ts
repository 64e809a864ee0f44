import type { Translated } from '#app/platform/language/translated.ts'
import { COMPLAINT_HOURS } from '#app/platform/config/complaint-times.ts'
import { answerTime } from '#app/platform/time/answer-time.ts'
import type * as english from './story-copy.ts'

export const copy = {
  back: 'सभी कहानियाँ',
  results: 'नतीजे',
  sample: 'यह हमारा बनाया उदाहरण है। जब काफ़ी सच्ची कहानियाँ होंगी, तब यह हट जाएगा।',
  metaBy: (title: string, name: string | null) => (name ? `${title}, लेखक: ${name}` : title),
  media: 'फ़ोटो और वीडियो',
  picture: (n: number, of: number) => (of === 1 ? 'इस कहानी की फ़ोटो' : `${of} में से फ़ोटो ${n}`),
  video: (n: number, of: number) => (of === 1 ? 'इस कहानी का वीडियो' : `वीडियो, ${of} में से ${n}`),
  larger: (what: string) => `${what}। बड़ा करके देखें`,
  viewer: 'इस कहानी की फ़ोटो और वीडियो',
  close: 'बंद करें',
  previous: 'पिछला',
  next: 'अगला',
  place: (n: number, of: number) => `${of} में से ${n}`,
  share: 'शेयर करें',
  shareText: (title: string) => `${title}। छात्र का एक अच्छा काम:`,
  address: 'इस कहानी का लिंक',
  report: {
    opener: 'इस कहानी की शिकायत करें',
    lead: `अकाउंट की ज़रूरत नहीं है। हमारी टीम हर शिकायत की जाँच करती है। किसी के शरीर की तस्वीर की शिकायत पर ${answerTime(COMPLAINT_HOURS.picturesOfBody, 'hi')} के अंदर फ़ैसला होता है। शिकायत किसने की, यह हम किसी को नहीं बताते।`,
    reason: 'क्या ग़लत है?',
    note: 'और जानकारी',
    send: 'शिकायत भेजें',
    choose: 'चुनें कि क्या ग़लत है।',
    done: 'धन्यवाद। हमारी टीम इस कहानी की जाँच करेगी।',
    danger: 'धन्यवाद। हमारी टीम इस कहानी की जाँच करेगी। अगर कोई ख़तरे में है, तो अभी कॉल करें:',
    calls: 'हेल्पलाइन',
  },
  block: {
    person: (name: string) => `${name} को ब्लॉक करें`,
    personLead: 'आप दोनों को एक-दूसरे की कहानियाँ नहीं दिखेंगी। किसी को नहीं बताया जाता। आप इसे अपने अकाउंट में वापस बदल सकते हैं।',
    story: 'यह कहानी छिपाएँ',
    storyLead: 'यह बिना नाम की है, इसलिए हम सिर्फ़ यही कहानी छिपा सकते हैं। आप इसे अपने अकाउंट में वापस बदल सकते हैं।',
    send: 'पुष्टि करें',
  },
  own: {
    published: 'आपकी कहानी। इसे सब पढ़ सकते हैं।',
    waiting: 'आपकी कहानी सेव है। आपके माता-पिता या अभिभावक की सहमति मिलने पर हम इसे छापेंगे।',
    waitingLink: 'स्थिति देखें',
    missing: (count: number) =>
      count === 1
        ? 'हम 1 फ़ाइल नहीं जोड़ पाए। वह पहले से इस्तेमाल में है या अब नहीं है।'
        : `हम ${count} फ़ाइलें नहीं जोड़ पाए। वे पहले से इस्तेमाल में हैं या अब नहीं हैं।`,
    hidden: 'आपकी कहानी छिपी हुई है। यह सिर्फ़ आपको दिखती है।',
    rule: 'नियम',
    reason: 'कारण',
    on: 'फ़ैसले की तारीख़',
    appeal: 'अपील करें',
    appealLead: (days: number) => `आप एक बार अपील कर सकते हैं। दूसरा व्यक्ति उसे पढ़कर ${days} दिन के अंदर जवाब देता है।`,
    appealWords: 'हम इसे क्यों छापें?',
    appealSend: 'भेजें',
    appealed: (date: string) => `आपने अपील की है। जवाब ${date} तक मिलेगा।`,
    final: 'दूसरे व्यक्ति ने इसकी जाँच की है। यह छिपी रहेगी। आप इसे कभी भी वापस ले सकते हैं।',
    refused: {
      'not-signed-in': 'आप साइन आउट हो चुके हैं।',
      'not-found': 'यह कहानी अब नहीं है।',
      'not-hidden': 'आपकी कहानी फिर से छप चुकी है।',
      'appealed-already': 'आपने पहले ही अपील की है।',
      'own-story': 'यह आपकी अपनी कहानी है। आप इसे वापस ले सकते हैं।',
      self: 'यह आपकी अपनी कहानी है।',
      'too-many': 'आपने बहुत सारे लोगों को ब्लॉक किया है। पहले किसी को अनब्लॉक करें।',
    } as Readonly<Record<string, string>>,
    withdraw: 'यह कहानी वापस लें',
    withdrawLead: 'हम इसका टेक्स्ट, फ़ोटो और लाइक मिटा देते हैं। उसके बाद इसे वापस नहीं लाया जा सकता।',
    withdrawSend: 'वापस लें',
  },
  done: {
    translation: 'सेव हो गया।',
    appealed: 'धन्यवाद। आपकी अपील दूसरा व्यक्ति पढ़ेगा।',
  } as Readonly<Record<string, string>>,
} satisfies Translated<typeof english.copy>
