import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './request-forms-copy.ts'
import { ANSWER_HOURS } from './answer-hours.ts'
import { answerTime } from '#app/platform/time/answer-time.ts'

const MISSING = 'अपना ई-मेल और मैसेज लिखें।'

export const copy = {
  contact: {
    title: 'संपर्क',
    name: { label: 'आपका नाम', missing: 'अपना नाम लिखें।' },
    email: { label: 'आपका ई-मेल', hint: 'या आपका मोबाइल नंबर।', missing: MISSING },
    type: {
      label: 'यह किस बारे में है?',
      options: {
        feedback: 'राय',
        partnership: 'साझेदारी में रुचि',
        support: 'मदद चाहिए',
        suggestion: 'नई सुविधा का सुझाव',
        pictures: 'मेरे शरीर की तस्वीरें, या कोई मेरे नाम से बना हुआ है',
        order: 'अदालत या सरकार का आदेश',
        other: 'कुछ और',
      },
    },
    subject: { label: 'विषय' },
    message: { label: 'आपका मैसेज', missing: MISSING },
    screen: {
      send: 'मैसेज भेजें',
      sent: {
        title: 'मैसेज भेज दिया गया',
        body: `धन्यवाद। एक व्यक्ति इसे पढ़ता है और 24-${answerTime(ANSWER_HOURS, 'hi')} में जवाब देता है।`,
      },
      toast: { title: 'मैसेज भेज दिया गया', body: 'आपका मैसेज हमें मिल गया। हम जल्द जवाब देंगे।' },
      titles: [{ message: MISSING, title: 'ज़रूरी जानकारी बाक़ी है' }],
    },
  },
} satisfies Translated<typeof english.copy>
