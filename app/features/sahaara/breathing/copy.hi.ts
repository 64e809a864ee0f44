import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './copy.ts'

export const copy = {
  title: 'तस्वीर के साथ साँस लें',
  lead: 'चलती हुई रेखा और शब्दों के साथ चलें।',
  rhythm: 'लय',
  rhythms: {
    calm: { name: 'लंबी साँस बाहर', pattern: '4-4-6' },
    box: { name: 'चौकोर', pattern: '4-4-4-4' },
    even: { name: 'साँस रोके बिना', pattern: '5-5' },
  },
  lengths: { six: 'छह साँसें', three: '3 मिनट', ten: '10 मिनट' },
  start: (length: string) => `शुरू करें: ${length}`,
  phases: {
    in: 'साँस अंदर लें',
    hold: 'आराम से रोकें',
    out: 'साँस छोड़ें',
    rest: 'ठहरें',
  },
  breath: (breath: number, breaths: number) => `${breaths} में से ${breath} साँस`,
  pause: 'रोकें',
  resume: 'जारी रखें',
  stop: 'बंद करें',
  paused: 'रुका हुआ है। सामान्य साँस लें।',
  buzz: 'हर क़दम पर फ़ोन थरथराए, ताकि आप आँखें बंद कर सकें',
  done: {
    title: 'बहुत अच्छे',
    body: (breaths: number, minutes: string) => `${breaths} साँसें, ${minutes}। आपके हफ़्ते में जोड़ दिया गया।`,
  },
  stopped: {
    body: (minutes: string) => `आपने ${minutes} बाद बंद किया। क्या इसे आपके हफ़्ते में जोड़ें?`,
    count: 'मेरे हफ़्ते में जोड़ें',
    skip: 'नहीं, रहने दें',
  },
  minutes: (minutes: number) => `${minutes} मिनट`,
  care: 'क्या आप गर्भवती हैं, या आपको दिल की तकलीफ़ है? तो “साँस रोके बिना” चुनें। चक्कर आए या सीने में जकड़न लगे, तो बंद कर दें।',
  steps: {
    title: 'शब्दों में सारे क़दम',
    noScript: 'JavaScript के बिना तस्वीर नहीं चलती। उसकी जगह ये क़दम करें:',
    list: [
      'आराम से बैठें या लेटें। कंधे ढीले छोड़ें। आप आँखें बंद कर सकते हैं।',
      'चार तक गिनते हुए नाक से साँस लें। पेट को ऊपर उठने दें।',
      'चार तक गिनते हुए साँस आराम से रोकें। जकड़न लगे, तो साँस न रोकें।',
      'छह तक गिनते हुए मुँह से साँस छोड़ें, जैसे गर्म चाय ठंडी कर रहे हों।',
      'छह साँसों में क़रीब डेढ़ मिनट लगता है। उसके बाद सामान्य साँस लें।',
    ],
  },
} satisfies Translated<typeof english.copy>
