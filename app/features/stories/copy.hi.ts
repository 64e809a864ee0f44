import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './copy.ts'

export const copy = {
  causes: {
    environment: 'पर्यावरण',
    education: 'पढ़ाई',
    health: 'सेहत',
    community: 'समुदाय',
    livelihood: 'रोज़गार',
    kindness: 'नेकी',
    other: 'कुछ और',
  },
  form: {
    title: 'शीर्षक लिखें।',
    description: 'अपनी कहानी लिखें।',
    cause: 'एक मक़सद चुनें।',
    consent: 'सहमति दें कि हम आपकी कहानी छाप सकते हैं।',
    metricPart: 'नतीजे में नाम और संख्या, दोनों चाहिए।',
    metricTooLarge: 'यह संख्या बहुत बड़ी है।',
    tooManyMetrics: (max: number) => `एक कहानी में ज़्यादा से ज़्यादा ${max} नतीजे हो सकते हैं।`,
    media: 'यह फ़ाइल हमें नहीं मिल रही। इसे फिर से जोड़ें।',
    rule: 'चुनें कि कौन-सा नियम टूटा है।',
    words: 'कुछ शब्द लिखें।',
    decisionWords: 'कारण लिखें। लेखक इसे पढ़ते हैं।',
    tooLong: (charsMax: number) => `ज़्यादा से ज़्यादा ${charsMax} अक्षर लिखें।`,
  },
  reasons: {
    danger: 'कोई ख़तरे में है',
    pictures: 'इसमें किसी के शरीर या यौन क्रिया की तस्वीर है',
    'no-consent': 'इसमें किसी ऐसे व्यक्ति की फ़ोटो या नाम है, जिसने सहमति नहीं दी',
    private: 'इसमें निजी जानकारी है, जैसे पता या फ़ोन नंबर',
    hurtful: 'इसमें किसी का अपमान है या धमकी है',
    untrue: 'यह सच नहीं है',
    spam: 'यह विज्ञापन है, या इसका किसी अच्छे काम से संबंध नहीं है',
    'something-else': 'कुछ और',
  },
  mails: {
    hidden: {
      subject: (brandName: string) => `${brandName}: हमने आपकी कहानी छिपाई है`,
      body: ({ title, rule, words }: { title: string; rule: string; words: string }) => [
        `हमारी टीम ने आपकी कहानी “${title}” छिपाई है।`,
        `नियम: ${rule}। कारण: ${words}`,
        'कुछ भी मिटाया नहीं गया है। आप एक बार अपील कर सकते हैं। आपकी अपील दूसरा व्यक्ति पढ़ता है।',
      ],
    },
    restored: {
      subject: (brandName: string) => `${brandName}: आपकी कहानी फिर से छप गई है`,
      body: ({ title, words }: { title: string; words: string }) => [
        `आपकी कहानी “${title}” फिर से छप गई है।`,
        ...(words ? [words] : []),
      ],
    },
    upheld: {
      subject: (brandName: string) => `${brandName}: आपकी अपील का जवाब`,
      body: ({ title, words }: { title: string; words: string }) => [
        `दूसरे व्यक्ति ने कहानी “${title}” के बारे में आपकी अपील पढ़ी है। कहानी छिपी रहेगी। कारण: ${words}`,
        'आप इसे अब भी देख सकते हैं, और कभी भी वापस ले सकते हैं।',
      ],
    },
    button: 'अपनी कहानी खोलें',
    why: (brandName: string) => `यह ई-मेल इसलिए आया है, क्योंकि आपने ${brandName} पर एक कहानी छापी।`,
  },
} satisfies Translated<typeof english.copy>
