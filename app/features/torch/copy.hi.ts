import { HELPLINES } from '#app/platform/india/helplines.ts'
import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './copy.ts'

export const copy = {
  welcome: {
    title: 'मैं Torch हूँ, आपकी गाइड',
    body: 'बताएँ कि आपको कैसा लग रहा है। मैं एक अगला क़दम बताऊँगी। जब तक आप न कहें, कुछ सेव नहीं होता।',
    begin: 'चलिए, साथ शुरू करें',
    write: 'या मुझे अपने शब्दों में बताएँ',
    back: (mood: string) => `पिछली बार आपने “${mood}” चुना था। यह सिर्फ़ इसी डिवाइस पर सेव है।`,
    forget: 'इसे मिटाएँ',
  },
  moods: {
    title: 'आज आपको कैसा लग रहा है?',
    body: 'जो सबसे क़रीब हो, उसे चुनें। मैं एक अगला क़दम बताऊँगी। जब तक आप न कहें, कुछ सेव नहीं होता।',
    label: 'अपना मन चुनें',
  },
  thinking: 'Torch सोच रही है',
  suggestion: {
    title: 'मैंने आपकी बात सुनी',
    go: 'हाँ, वहाँ चलते हैं',
    again: 'नहीं, मुझे फिर से चुनना है',
    memory: 'हाँ कहने पर हम आपकी पसंद सिर्फ़ इसी डिवाइस पर सेव करते हैं।',
  },
  mood: {
    hopeful: {
      name: 'उम्मीद है',
      suggestion: 'सुनकर अच्छा लगा। क्या किसी छात्र की एक कहानी पढ़ेंगे?',
    },
    overwhelmed: {
      name: 'सब भारी लग रहा है',
      suggestion: 'एक बार में एक छोटा क़दम। क्या Fearless Girls से मिलेंगे, जो साथ में आत्मरक्षा सीखती हैं?',
      help: 'अभी सुरक्षित नहीं हैं? कॉल करें',
      numbers: [{ number: HELPLINES.emergency }, { number: HELPLINES.women }],
    },
    curious: {
      name: 'जानने का मन है',
      suggestion: 'क्या SSR, छात्र प्रोग्राम, देखेंगे और जानेंगे कि छात्र दूसरों के लिए क्या करते हैं?',
    },
    stuck: {
      name: 'बात अटकी हुई है',
      suggestion: 'कई लोगों को ऐसा लगता है। क्या Seeds देखेंगे? वहाँ छोटे आइडिया को साथ देने वाले मिले।',
    },
  },
} satisfies Translated<typeof english.copy>
