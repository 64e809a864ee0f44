import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './request-forms-copy.ts'

export const copy = {
  title: 'किसी के नाम का सुझाव',
  name: { label: 'आप किसका नाम सुझा रहे हैं?', hint: 'सिर्फ़ पहला नाम काफ़ी है।', missing: 'नाम लिखें।' },
  email: { label: 'उनका मोबाइल नंबर या ई-मेल', hint: 'कुछ भी दिखाने से पहले हम उनसे वहाँ पूछते हैं।' },
  wing: {
    label: 'साइट का कौन-सा हिस्सा ठीक है?',
    options: {
      doc: 'DOC, घर पर देखभाल',
      seeds: 'Seeds, स्टार्टअप के लिए',
      empowerher: 'EmpowerHer, दुकान',
      stories: 'कहानियाँ',
      sahaara: 'Sahaara, आराम की शांत जगह',
    },
  },
  reason: { label: 'आप इनका नाम क्यों सुझा रहे हैं?', missing: 'एक वाक्य लिखें।' },
  opportunity: {
    label: 'उन्हें किस चीज़ से मदद मिलेगी?',
    hint: 'जैसे काम, कोर्स, ग्राहक या किसी का साथ।',
  },
  notify: {
    label: 'उनसे अभी पूछें',
    hint: 'हम उन्हें उनकी हाँ के बाद ही दिखाते हैं, और उन्हीं के शब्दों में। यह बॉक्स न चुनें, तो इसे सिर्फ़ हमारी टीम पढ़ती है।',
  },
  own: { label: 'आपका अपना ई-मेल या फ़ोन नंबर', hint: 'अपना नाम न बताना हो, तो इसे ख़ाली छोड़ें।' },
} satisfies Translated<typeof english.copy>
