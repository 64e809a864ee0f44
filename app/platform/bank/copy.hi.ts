import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './copy.ts'

export const copy = {
  fields: {
    holder: { label: 'अकाउंट में लिखा नाम', hint: 'जैसा पासबुक में है, अंग्रेज़ी अक्षरों में।' },
    number: { label: 'अकाउंट नंबर', hint: 'पासबुक से, 9 से 18 अंक।' },
    numberAgain: { label: 'अकाउंट नंबर फिर से' },
    ifsc: { label: 'IFSC', hint: '11 अक्षर और अंक, जैसे SBIN0001234। यह आपके चेक पर लिखा होता है।' },
  },
  errors: {
    holder: 'नाम वैसा ही लिखें जैसा पासबुक में है, अंग्रेज़ी अक्षरों में।',
    number: 'अकाउंट नंबर में 9 से 18 अंक होते हैं। यह आपकी पासबुक में लिखा है।',
    numberAgain: 'दोनों नंबर अलग हैं। इसे फिर से लिखें।',
    ifsc: 'IFSC में 11 अक्षर और अंक होते हैं, जैसे SBIN0001234। यह पासबुक और चेक पर लिखा होता है।',
  },
  /** The bank reads this file: its words stay English. */
  file: {
    head: ['Beneficiary name', 'Account number', 'IFSC', 'Amount', 'Payment reference', 'Narration'],
    currency: 'Currency',
  },
} satisfies Translated<typeof english.copy>
