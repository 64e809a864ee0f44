import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './request-cards-copy.ts'
import { ANSWER_HOURS, ANSWER_HOURS_NOT_URGENT } from '#app/features/duty-of-care/answer-hours.ts'
import { answerTime } from '#app/platform/time/answer-time.ts'
import { HELPLINES } from '#app/platform/india/helplines.ts'

const WAIT = answerTime(ANSWER_HOURS, 'hi')
const CALM_WAIT = answerTime(ANSWER_HOURS_NOT_URGENT, 'hi')
const THANKS = 'आपकी रुचि के लिए धन्यवाद! हम जल्द आपसे बात करेंगे।'
const calm = { title: THANKS, body: `हमारी देखभाल टीम ${CALM_WAIT} के अंदर जवाब देगी।` }

export const REQUEST_CARDS = {
  support: {
    title: 'मदद माँगें',
    body: `अपने लिए, या जिनकी आप देखभाल करते हैं, उनके लिए। हम ${WAIT} के अंदर जवाब देते हैं।`,
    lead: `आपका अनुरोध सिर्फ़ हमारी देखभाल टीम पढ़ सकती है। ख़तरे में अभी ${HELPLINES.emergency} पर फ़ोन करें।`,
    send: 'मदद माँगें',
    sent: {
      title: THANKS,
      body: `हमारी देखभाल टीम ${WAIT} के अंदर जवाब देगी, आपके चुने हुए समय पर। ख़तरे में अभी ${HELPLINES.emergency} पर फ़ोन करें।`,
    },
  },
  volunteer: {
    title: 'स्वयंसेवक बनें',
    body: 'हफ़्ते में एक घंटा दें: किसी से मिलने जाएँ, फ़ोन करें या उनकी दवाइयाँ लाएँ।',
    lead: 'पहले हम आपसे बात करते हैं। फिर एक बार में एक ही व्यक्ति से मिलवाते हैं।',
    send: 'समय देने के लिए लिखें',
    sent: calm,
  },
  opportunity: {
    title: 'देखभाल का काम',
    body: 'देखभाल का ऐसा काम खोजें जिसके पैसे मिलें, ट्रेनिंग खोजें, या काम दें।',
    lead: 'पैसे और काम के घंटे लिखकर तय होते हैं। काम खोजने वालों से हम कोई पैसा नहीं लेते।',
    send: 'मुझे और बताएँ',
    sent: calm,
  },
  story: {
    title: 'देखभाल की कहानी सुनाएँ',
    body: 'आपका अनुभव देखभाल करने वाले दूसरे लोगों के काम आ सकता है।',
    lead: 'पहले हमारी टीम इसे पढ़ती है। आप अपना नाम छिपा सकते हैं।',
    send: 'कहानी भेजें',
    sent: {
      title: THANKS,
      body: `हम इसे ${CALM_WAIT} के अंदर पढ़ते हैं, और साइट पर दिखाने से पहले आपसे पूछते हैं।`,
    },
  },
  professional: {
    title: 'देखभाल के काम के लिए रजिस्टर करें',
    body: 'देखभाल करने वालों, आया, नर्सों और साथ देने वालों के लिए। 50+ लोगों को सिखाने वालों को ‘समुदाय बनाने वाले’ बैज मिलता है।',
    lead: 'सूची में नाम डालने से पहले हम आपसे बात करते हैं और आपके कागज़ जाँचते हैं। 50+ लोगों को सिखाने वालों को ‘समुदाय बनाने वाले’ बैज मिलता है।',
    send: 'रजिस्टर करें',
    sent: {
      title: 'आपका रजिस्ट्रेशन हमें मिल गया',
      body: `हमारी देखभाल टीम ${CALM_WAIT} के अंदर आपको फ़ोन करेगी।`,
    },
  },
} satisfies Translated<typeof english.REQUEST_CARDS>
