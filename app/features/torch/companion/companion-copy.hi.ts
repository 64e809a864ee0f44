import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './companion-copy.ts'
import type { Tip, UserContext } from './companion-copy.ts'

export const companionCopy = {
  minimise: 'सुझाव छोटा करें',
  dismiss: 'सुझाव हटाएँ',
  next: 'अगला सुझाव',
  pause: 'सुझाव रोकें',
  play: 'सुझाव चलाएँ',
  position: (at: number, of: number) => `${of} में से सुझाव ${at}`,
  example: 'सफ़र का उदाहरण',
  readyToEarn: {
    text: 'आपने तीन कोर्स पूरे कर लिए। जो सीखा, उससे अब कमाई शुरू हो सकती है।',
    label: 'कमाई शुरू करें',
    link: '/sellers',
    actionType: 'navigate',
    icon: 'store',
  } as Tip,
  heartsTouched: (hearts: number): Tip => ({
    text: `आपकी कहानी ने ${hearts} दिलों को छुआ। क्या आप एक कैंपेन भी शुरू करना चाहेंगे?`,
    label: 'कैंपेन बनाएँ',
    link: '/solve',
    actionType: 'navigate',
    icon: 'heart',
  }),
  solve: [
    {
      text: 'अपनी परेशानी से सबसे मिलती-जुलती परेशानी चुनें। हम बताएँगे कि क्या किया जा सकता है।',
      label: 'परेशानियाँ देखें',
      link: '#challenges',
      actionType: 'scroll',
      icon: 'search',
    },
    {
      text: 'कोई बिल तुरंत भरना है? इलाज और स्कूल के ख़र्च के लिए आपातकालीन फ़ंड से मदद माँगी जा सकती है।',
      label: 'आपातकालीन फ़ंड पर जाएँ',
      link: '#emergency-fund',
      actionType: 'scroll',
      icon: 'indian-rupee',
    },
    {
      text: 'तीन सवालों के जवाब दें, एक-एक करके। आप कभी भी रुक सकते हैं।',
      label: 'साथ में हल निकालें',
      link: 'solve-together',
      actionType: 'solve-action',
      icon: 'heart-handshake',
    },
    {
      text: 'क्या आप किसी मुश्किल समय से निकले हैं? आपकी कहानी किसी के काम आ सकती है, जो अभी उसमें है।',
      label: 'अपनी कहानी सुनाएँ',
      link: 'share-story',
      actionType: 'solve-action',
      icon: 'send-horizontal',
    },
  ] as readonly Tip[],
  contexts: {
    student: [
      {
        text: 'हर हफ़्ते एक अच्छा काम करें और उसे लिखते रहें।',
        label: 'SSR शुरू करें, छात्र प्रोग्राम',
        link: '/ssr',
        actionType: 'navigate',
        icon: 'graduation-cap',
      },
      {
        text: 'क्लास के बीच के समय में यूनिवर्सिटी के छोटे, मुफ़्त पाठ पढ़ें।',
        label: 'कोर्स देखें',
        link: '/school',
        actionType: 'navigate',
        icon: 'play',
      },
      {
        text: 'कोई आइडिया है? Seeds में, जो स्टार्टअप शुरू करने वालों का प्रोग्राम है, साथ देने वाले मिल सकते हैं।',
        label: 'मौक़े देखें',
        link: '/seeds',
        actionType: 'navigate',
        icon: 'indian-rupee',
      },
    ],
    woman: [
      {
        text: 'दूसरी लड़कियों और महिलाओं के साथ हर हफ़्ते थोड़ी हिम्मत बढ़ाई जा सकती है।',
        label: 'हिम्मत बढ़ाएँ',
        link: '/fearless-girls',
        actionType: 'navigate',
        icon: 'shield-check',
      },
      {
        text: 'शुरू में ज़्यादातर दुकानदार घबराए हुए थे। आप अपने हुनर से कमा सकती हैं।',
        label: 'कमाई शुरू करें',
        link: '/sellers',
        actionType: 'navigate',
        icon: 'store',
      },
      {
        text: 'आपकी कहानी किसी और की मदद कर सकती है। आपका नाम निजी रह सकता है।',
        label: 'अपनी कहानी सुनाएँ',
        link: '/stories',
        actionType: 'navigate',
        icon: 'send-horizontal',
      },
    ],
    changemaker: [
      {
        text: 'देखें कि हम सबने मिलकर अब तक क्या किया है।',
        label: 'आँकड़े देखें',
        link: '/mutually',
        actionType: 'navigate',
        icon: 'layout-grid',
      },
      {
        text: 'किसी को मदद चाहिए और आप उन्हें जानते हैं? कैंपेन दस मिनट में लिखा जा सकता है।',
        label: 'कैंपेन बनाएँ',
        link: '/solve',
        actionType: 'navigate',
        icon: 'hand-heart',
      },
      {
        text: 'स्टार्टअप शुरू करने वाले यहाँ पहले साथ देने वालों को खोजते हैं। देखें कि वे क्या बना रहे हैं।',
        label: 'मौक़े देखें',
        link: '/seeds',
        actionType: 'navigate',
        icon: 'indian-rupee',
      },
    ],
    new: [
      {
        text: 'समझ नहीं आ रहा? शुरू करने के चार तरीकों में से कोई एक चुनें।',
        label: 'शुरू करने के चार तरीके देखें',
        link: '#start-here',
        actionType: 'scroll',
        icon: 'house',
      },
      {
        text: 'किसी ऐसे व्यक्ति की कहानी पढ़ें, जो आपके जैसे हालात में था।',
        label: 'कहानी पढ़ें',
        link: '/stories',
        actionType: 'navigate',
        icon: 'heart',
      },
      {
        text: 'छोटे पाठों में मुफ़्त कोर्स करें। दस मिनट काफ़ी हैं।',
        label: 'कोर्स देखें',
        link: '/school',
        actionType: 'navigate',
        icon: 'graduation-cap',
      },
    ],
  } as Readonly<Record<UserContext, readonly Tip[]>>,
} satisfies Translated<typeof english.companionCopy>
