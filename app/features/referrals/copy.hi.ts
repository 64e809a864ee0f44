import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './copy.ts'

export const copy = {
  wings: {
    doc: 'DOC, घर पर देखभाल',
    seeds: 'Seeds, स्टार्टअप के लिए',
    empowerher: 'EmpowerHer, दुकान',
    stories: 'कहानियाँ',
    sahaara: 'Sahaara, आराम की शांत जगह',
  },
  profile: {
    name: 'वह नाम लिखें जो दिखाना है।',
    snippet: 'अपने बारे में एक वाक्य लिखें।',
  },
  mail: {
    subject: (brandName: string) => `${brandName}: किसी ने आपका नाम सुझाया है`,
    text: 'आपको जानने वाले किसी ने आपका नाम सुझाया है। आपकी हाँ के बिना हम कुछ नहीं दिखाते। जवाब दें:',
    body: (brandName: string) => [
      `आपको जानने वाले किसी ने ${brandName} पर मदद या किसी मौक़े के लिए आपका नाम सुझाया है।`,
      'अभी हम आपके बारे में कुछ नहीं दिखाते। आप हाँ कहकर अपने शब्द ख़ुद लिख सकते हैं, या मना कर सकते हैं।',
    ],
    button: 'हाँ कहें या मना करें',
    after: 'आपका जवाब न आए, तो हम कुछ नहीं दिखाते।',
    why: 'यह ई-मेल आपको इसलिए मिला, क्योंकि किसी ने आपका नाम सुझाने के लिए आपका पता लिखा था।',
  },
} satisfies Translated<typeof english.copy>
