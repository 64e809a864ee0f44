import { GUARDIAN_COOLDOWN_DAYS } from '#app/features/students/limits.ts'
import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './copy.ts'

export const copy = {
  metaTitle: 'आपका डैशबोर्ड',
  back: 'छात्र प्रोग्राम',
  rank: (rank: number) => `रैंक ${rank}`,
  greeting: (name: string) => `नमस्ते, ${name}`,
  toNext: (points: number, rank: number) =>
    `रैंक ${rank} के लिए ${points.toLocaleString('en-IN')} और ${points === 1 ? 'पॉइंट' : 'पॉइंट्स'} चाहिए।`,
  share: 'कहानी सुनाएँ',
  signOut: 'साइन आउट करें',
  toasts: {
    profile: { title: 'प्रोफ़ाइल बन गई!', body: 'SSR समुदाय में आपका स्वागत है!' },
    saved: { title: 'सेव हो गया', body: 'आपकी प्रोफ़ाइल में नई जानकारी आ गई है।' },
    signedOut: { title: 'साइन आउट हो गया', body: 'फिर मिलेंगे!' },
    signOutFailed: { title: 'साइन आउट नहीं हो पाया', body: 'हम सर्वर तक नहीं पहुँच पाए। फिर कोशिश करें।' },
  },
  profile: {
    label: 'आपकी प्रोफ़ाइल',
    line: (course: string | null, year: number) => [course, `साल ${year}`].filter(Boolean).join(', '),
    edit: 'प्रोफ़ाइल बदलें',
  },
  figures: { label: 'आपके आँकड़े', stories: 'कहानियाँ', likes: 'लाइक', points: 'असर पॉइंट्स', rank: 'रैंक' },
  next: {
    title: (rank: number) => `रैंक ${rank} की ओर`,
    of: (points: number, goal: number) => `${goal} में से ${points}`,
    label: (points: number, goal: number, rank: number) => `रैंक ${rank} के लिए ${goal} में से ${points} पॉइंट्स`,
    how: (story: number, like: number) =>
      `हर कहानी पर ${story} पॉइंट्स और हर लाइक पर ${like} मिलते हैं। आपके पॉइंट्स सिर्फ़ आपको दिखते हैं।`,
  },
  actions: {
    label: 'जल्दी करें',
    list: [
      {
        to: '/stories/new',
        icon: 'plus',
        dye: 'madder',
        title: 'अच्छा काम बताएँ',
        body: 'उसके बारे में लिखें, फ़ोटो के साथ या बिना',
      },
      {
        to: '/ssr/needs?kind=volunteers',
        icon: 'users',
        dye: 'neem',
        title: 'स्वयंसेवक खोजें',
        body: 'मदद माँगें, या अपनी मदद दें',
      },
      {
        to: '/ssr/needs?kind=causes',
        icon: 'sprout',
        dye: 'indigo',
        title: 'मक़सद देखें',
        body: 'देखें कि कॉलेज और समूह किस पर काम कर रहे हैं',
      },
    ],
  },
  own: {
    title: 'आपकी कहानियाँ',
    states: { published: 'छप गई', waiting: 'सहमति का इंतज़ार', hidden: 'छिपी हुई' },
    all: (count: number) => `आपकी सभी ${count} कहानियाँ`,
    likes: (count: number) => `${count.toLocaleString('en-IN')} लाइक`,
    nameless: 'आपके नाम के बिना',
    rule: (rule: string) => `नियम: ${rule}।`,
    upheld: 'दूसरे व्यक्ति ने इसे पढ़ा है। यह छिपी रहेगी।',
    kept: 'कुछ भी मिटाया नहीं गया है। कहानी के पेज पर आप इसे देख सकते हैं और वापस ले सकते हैं।',
    appeal: {
      open: 'अपील करें',
      label: 'हम इसे क्यों छापें?',
      hint: 'आप एक बार अपील कर सकते हैं। दूसरा व्यक्ति उसे पढ़ता है।',
      send: 'अपील भेजें',
      sent: (date: string) => `आपने अपील की है। दूसरा व्यक्ति ${date} तक जवाब देगा।`,
    },
    refused: {
      'not-hidden': 'यह कहानी फिर से छप चुकी है।',
      'appealed-already': 'आपने पहले ही अपील की है।',
    },
  },
  guardian: {
    title: 'माता-पिता या अभिभावक की सहमति',
    label: 'माता-पिता या अभिभावक का मोबाइल नंबर या ई-मेल',
    hint: 'उन्हें बता दें कि एक मैसेज आने वाला है।',
    send: 'मैसेज भेजें',
    again: 'इसे फिर भेजें, या दूसरे नंबर या पते पर भेजें',
    says: {
      'not-asked':
        'आपकी उम्र अठारह से कम है, इसलिए कुछ भी छापने से पहले माता-पिता या अभिभावक की सहमति चाहिए। आप कहानियाँ अभी लिख सकते हैं। सहमति के बाद हम उन्हें छापेंगे।',
      asked: (sent: string, until: string) =>
        `हमने मैसेज ${sent} को भेजा। वे ${until} तक जवाब दे सकते हैं। आप कहानियाँ अभी लिख सकते हैं। सहमति के बाद हम उन्हें छापेंगे।`,
      late: 'उनका जवाब समय पर नहीं आया। आप नया मैसेज भेज सकते हैं।',
      allowed: 'उन्होंने सहमति दी है। आपकी कहानियाँ सब देख सकते हैं। वे सहमति कभी भी वापस ले सकते हैं।',
      declined: 'उन्होंने मना किया। हम आपका कुछ नहीं छापते। आप कहानियाँ लिख सकते हैं। वे सिर्फ़ आपको दिखेंगी।',
      withdrawn: 'उन्होंने अपनी सहमति वापस ले ली है। हमने आपकी कहानियाँ छिपा दी हैं। कुछ भी मिटाया नहीं गया है।',
    },
    from: (date: string) => `आप ${date} से फिर पूछ सकते हैं।`,
    tooNew: (from: string) => `आपका अकाउंट नया है। उन्हें मैसेज ${from} से भेजा जा सकता है।`,
    unconfirmed: 'पहले अपने मोबाइल नंबर या ई-मेल की पुष्टि करें। उसके बाद उन्हें मैसेज भेजा जा सकता है।',
    done: 'मैसेज भेजा जा रहा है।',
    refused: {
      'own-address': 'यह आपका अपना नंबर या ई-मेल है। माता-पिता या अभिभावक का मोबाइल नंबर या ई-मेल लिखें।',
      'no-texts': 'अभी हम SMS नहीं भेज पा रहे हैं। ई-मेल पता लिखें।',
      rest: `मना करने के बाद हम ${GUARDIAN_COOLDOWN_DAYS} दिन तक दोबारा नहीं पूछते।`,
      'too-many': 'आपने आज बहुत सारे मैसेज भेजे हैं। कल फिर कोशिश करें।',
      'allowed-already': 'वे पहले ही सहमति दे चुके हैं।',
    },
  },
  feed: {
    title: 'समुदाय से',
    all: 'सभी कहानियाँ',
    empty: { title: 'अभी कोई कहानी नहीं है', body: 'अच्छे काम की पहली कहानी आप सुनाएँ!' },
  },
} satisfies Translated<typeof english.copy>
