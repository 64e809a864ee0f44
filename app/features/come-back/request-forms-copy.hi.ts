import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './request-forms-copy.ts'

export const copy = {
  title: 'Come Back के लिए अनुरोध',
  name: { label: 'आपका नाम', hint: 'कोई भी नाम लिखा जा सकता है।', missing: 'कोई नाम लिखें।' },
  contact: { label: 'ई-मेल या फ़ोन नंबर', hint: 'इससे हम सिर्फ़ आपको जवाब देंगे।' },
  pathway: {
    label: 'आप कहाँ लौटना चाहते हैं?',
    options: {
      education: 'पढ़ाई',
      employment: 'काम',
      community: 'लोगों के बीच',
      wellness: 'मन की सेहत',
      skills: 'रोज़ के हुनर',
      planning: 'मुझे योजना बनाने में मदद चाहिए',
    },
  },
  away: {
    label: 'रुकावट क्यों आई? (ज़रूरी नहीं)',
    hint: 'मन हो तभी जवाब दें।',
  },
  step: { label: 'आप सबसे पहले क्या करना चाहते हैं?', missing: 'कुछ शब्द लिखें।' },
  safe: {
    label: 'हम आपको कब फ़ोन करें या लिखें?',
    hint: 'अगर आपका फ़ोन और लोग भी चलाते हैं, तो सुरक्षित समय बताएँ।',
  },
} satisfies Translated<typeof english.copy>
