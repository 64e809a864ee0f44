import { HELPLINES } from '#app/platform/india/helplines.ts'
import type { Translated } from '#app/platform/language/translated.ts'
import { answerTime } from '#app/platform/time/answer-time.ts'
import { ANSWER_HOURS } from './answer-hours.ts'
import type * as english from './copy.ts'

export const copy = {
  description: 'समस्या में मदद, क़दम-दर-क़दम।',
  back: 'सभी प्रोग्राम',
  headline: 'Solve: समस्या में मदद, क़दम-दर-क़दम।',
  lead: 'अपनी समस्या पर तीन छोटे क़दमों में सोचें, किसी इंसान से पूछें, या ज़रूरी बिल के लिए मदद लें।',
  nav: { challenges: 'क़दम-दर-क़दम चलें', fund: 'बिल में मदद', together: 'किसी से पूछें' },
  calls: {
    title: 'कभी भी फ़ोन करें, दिन हो या रात',
    list: [
      { number: HELPLINES.emergency, label: 'आपातकाल' },
      { number: HELPLINES.women, label: 'महिला हेल्पलाइन' },
      { number: HELPLINES.mentalHealth, label: 'Tele-MANAS (मन की सेहत)' },
    ],
  },
  flow: {
    title: 'आपकी समस्या क्या है?',
    lead: 'तीन छोटे क़दम। आप जो लिखें, वह इसी डिवाइस पर रहता है, जब तक आप उसे अपने अकाउंट में सेव न करें।',
    noScript: 'यह ब्राउज़र कार्ड सेव नहीं कर सकता। ये क़दम कागज़ पर लिखकर किए जा सकते हैं:',
    step: (step: number) => `3 में से ${step} क़दम`,
    back: 'वापस',
    allChallenges: 'समस्याओं की सूची पर वापस',
    next: 'आगे',
    save: 'मेरा Solve कार्ड सेव करें',
    saved: 'आपका Solve कार्ड सेव हो गया है! 🌟',
    close: 'बंद करें',
    danger: 'हो सकता है कि आप ख़तरे में हों। अभी किसी से बात करें:',
  },
  cards: {
    title: 'आपके Solve कार्ड',
    emotion: 'मैंने महसूस किया',
    reflection: 'मेरी सोच',
    ritual: 'मेरा छोटा क़दम',
    remove: 'हटाएँ',
  },
  fund: {
    title: 'ज़रूरी बिल',
    lead: 'हर बिल एक कैंपेन है, जिसका एक लक्ष्य और खुला हिसाब है। आपको दान की रसीद मिलती है।',
    quick: (rupees: string) => `${rupees} दें`,
    own: 'दूसरी रक़म, रुपये में',
    give: 'आगे',
    more: 'और पढ़ें',
    raised: (raised: string, goal: string) => `${goal} में से ${raised}`,
    supporters: (count: number) => (count === 1 ? '1 दान देने वाला' : `${count} दान देने वाले`),
    daysLeft: (days: number) => (days === 1 ? '1 दिन बाक़ी' : `${days} दिन बाक़ी`),
    moderation: 'हमेशा खुला',
    closed: 'यह कैंपेन बंद है।',
    progress: (title: string, percent: number) => `${title}: लक्ष्य का ${percent} प्रतिशत`,
    none: 'अभी कोई ज़रूरी बिल नहीं है। आपके पास हो, तो नीचे हमसे पूछें।',
  },
  together: {
    title: 'साथ मिलकर हल करें',
    body: `हमें बताएँ कि आपको किसमें मदद चाहिए, या आप किसी की मदद कैसे कर सकते हैं। हमारी टीम से कोई ${answerTime(ANSWER_HOURS.together, 'hi')} में जवाब देता है।`,
    send: 'भेजें',
    sent: {
      title: 'हमें मिल गया है',
      body: `हमारी टीम से कोई ${answerTime(ANSWER_HOURS.together, 'hi')} में जवाब देगा। ख़तरा हो, तो अभी ${HELPLINES.emergency} पर फ़ोन करें।`,
    },
  },
  story: {
    title: 'अपनी Solve कहानी बताएँ',
    body: 'क्या मुश्किल था, और किस बात से मदद मिली? ऐसे ही हालात में किसी और को इससे मदद मिल सकती है। अपना नाम बताना ज़रूरी नहीं।',
    send: 'कहानी भेजें',
    sent: {
      title: 'कहानी बताने के लिए धन्यवाद',
      body: 'पहले हमारी टीम उसे पढ़ती है। छपने पर हम आपको बताएँगे।',
    },
  },
} satisfies Translated<typeof english.copy>
