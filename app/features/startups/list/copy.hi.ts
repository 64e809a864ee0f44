import { ANSWER_HOURS } from '#app/features/startups/answer-hours.ts'
import { answerTime } from '#app/platform/time/answer-time.ts'
import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './copy.ts'

const WAIT = answerTime(ANSWER_HOURS, 'hi')

export const copy = {
  title: 'Seeds: महिलाओं के स्टार्टअप',
  description: 'महिलाओं के स्टार्टअप। उनकी पिच पढ़ें और बताएँ कि आपको रुचि है। यहाँ पेमेंट नहीं होता।',
  back: 'सभी प्रोग्राम',
  headline: 'Seeds: महिलाओं के स्टार्टअप',
  lead: 'पढ़ें कि महिलाएँ क्या बना रही हैं। सवाल पूछें, अपना समय दें, या बताएँ कि आप निवेश करना चाहते हैं।',
  featured: {
    title: 'चुने हुए स्टार्टअप',
    none: 'अभी कोई स्टार्टअप नहीं है। आप अपना भेज सकते हैं।',
    raised: (raised: string, target: string) => `${target} में से ${raised}`,
    stated: 'शुरू करने वाले ने बताया',
    investors: (count: number) => (count === 1 ? '1 निवेशक' : `${count} निवेशक`),
    daysLeft: (days: number) => (days === 1 ? '1 दिन बाक़ी' : `${days} दिन बाक़ी`),
    open: 'खुला है',
    progress: (title: string, percent: number) => `${title}: लक्ष्य का ${percent} प्रतिशत`,
    equity: (words: string) => `हिस्सेदारी: ${words}`,
    invest: 'अभी निवेश करें',
    pitch: 'पिच देखें',
  },
  tiers: {
    title: 'किस रक़म से क्या हो सकता है',
    lead: 'एक रक़म चुनें। वह किसी भी स्टार्टअप के फ़ॉर्म में भर जाएगी। यह पेमेंट नहीं है।',
  },
  interest: {
    title: (startup: string) => `${startup} में आपकी रुचि`,
    lead: 'भारत का कानून आम लोगों को शेयर बेचने पर रोक लगाता है। यह फ़ॉर्म सिर्फ़ स्टार्टअप शुरू करने वाले और हमारी टीम को मैसेज भेजता है। हम आपको मिलवाते हैं। आपको कुछ नहीं देना है।',
    send: 'अपनी रुचि बताएँ',
    sent: {
      title: 'आपका मैसेज हमें मिल गया',
      body: `हमने आपके नाम के बिना स्टार्टअप शुरू करने वाले को बताया है। हमारी टीम ${WAIT} के अंदर आपको मिलवाती है।`,
    },
  },
  submit: {
    title: 'अपना स्टार्टअप भेजें',
    lead: 'हमारी टीम इसे पढ़ती है। कुछ कम हो, तो आपसे पूछती है। छपने से पहले आप इसे देखते हैं।',
    open: 'अपना स्टार्टअप भेजें',
    cancel: 'रद्द करें',
    send: 'भेजें',
    sent: {
      title: 'आपका स्टार्टअप हमें मिल गया',
      body: `कुछ भी छापने से पहले हम ${WAIT} के अंदर आपसे बात करते हैं।`,
    },
  },
  more: [
    { to: '/about', label: 'हमारे बारे में' },
    { to: '/how-it-works', label: 'यह कैसे काम करता है' },
    { to: '/success-stories', label: 'सफलता की कहानियाँ' },
    { to: '/guidelines', label: 'दिशानिर्देश' },
  ],
  moreLabel: 'Seeds के बारे में और जानें',
} satisfies Translated<typeof english.copy>
