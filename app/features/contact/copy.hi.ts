import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './copy.ts'
import { COMPLAINT_HOURS } from '#app/platform/config/complaint-times.ts'
import { ANSWER_HOURS } from './answer-hours.ts'
import { answerTime } from '#app/platform/time/answer-time.ts'
import { HELPLINES } from '#app/platform/india/helplines.ts'

const WAIT = answerTime(ANSWER_HOURS, 'hi')

export const copy = {
  contact: {
    metaTitle: 'संपर्क',
    metaDescription: `हमें लिखें। एक व्यक्ति इसे पढ़ता है और 24-${WAIT} में जवाब देता है।`,
    title: 'संपर्क',
    lead: `हमें किसी भी बारे में लिखें। एक व्यक्ति इसे पढ़ता है और 24-${WAIT} में जवाब देता है।`,
    type: '',
  },
  feedback: {
    metaTitle: 'राय',
    metaDescription: 'बताएँ कि क्या काम आया, क्या नहीं, और क्या कमी है। नई विंग, यानी साइट का नया हिस्सा, भी सुझाया जा सकता है।',
    title: 'राय',
    lead: 'क्या काम आया? क्या नहीं? क्या कमी है? शिकायत भी लिखी जा सकती है, या नई विंग (साइट का एक हिस्सा) सुझाई जा सकती है।',
    type: 'feedback',
  },
  aside: {
    urgent: {
      title: 'अगर आपको अभी मदद चाहिए',
      body: 'हमारे जवाब का इंतज़ार न करें। दिन हो या रात, इनमें से किसी नंबर पर फ़ोन करें।',
      numbers: [
        { number: HELPLINES.emergency, label: 'आपातकाल' },
        { number: HELPLINES.women, label: 'महिला हेल्पलाइन' },
      ],
      more: { to: '/support', label: 'मदद के सारे नंबर' },
    },
    mail: { title: 'क्या आपको ई-मेल ज़्यादा पसंद है?', write: (address: string) => `${address} पर लिखें` },
    grievance: {
      title: 'किसी सामग्री या बर्ताव की शिकायत',
      body: `शिकायत हमारे शिकायत अधिकारी देखते हैं। ${answerTime(COMPLAINT_HOURS.confirmed, 'hi')} के अंदर बता दिया जाता है कि वह मिल गई।`,
      named: (officer: string) => officer,
      link: { to: '/guidelines#reporting', label: 'शिकायत कैसे होती है' },
    },
  },
} satisfies Translated<typeof english.copy>
