import { CONTACT_KINDS, type ContactKind } from '#app/platform/text/contact-kinds.ts'
import type { Translated } from '#app/platform/language/translated.ts'
import { listed } from '#app/platform/text/sentences.ts'
import type * as english from './copy.ts'
import { QUESTION_CHARS_MAX, REPLY_CHARS_MAX } from './schema.ts'

const KINDS: Readonly<Record<ContactKind, string>> = {
  phone: 'फ़ोन नंबर',
  email: 'ई-मेल पता',
  link: 'लिंक',
  upi: 'UPI ID',
  handle: 'सोशल मीडिया का नाम',
}

const NO_CONTACTS = 'फ़ोन नंबर, ई-मेल पते, लिंक, UPI ID और सोशल मीडिया के नाम की जगह हम ••• लिख देते हैं।'

/** Names what was removed; '' when nothing was removed. */
export function removedText(kinds: readonly string[]): string {
  const known = CONTACT_KINDS.filter((kind) => kinds.includes(kind))
  return known.length === 0 ? '' : `हमने यह हटा दिया: ${listed(known.map((kind) => KINDS[kind]))}।`
}

export const copy = {
  title: (about: string) => `${about} के बारे में सवाल`,
  metaDescription: (about: string, answerer: string) => `${about} के बारे में सवाल, और ${answerer} के जवाब।`,
  back: (about: string) => `${about} पर वापस`,
  ask: (answerer: string) => `${answerer} से सवाल पूछें`,
  pages: 'सवालों के पेज',
  newer: 'नए जवाब',
  older: 'पुराने जवाब',
  form: {
    question: {
      label: 'आपका सवाल',
      hint: `जवाब आने के बाद इसे सब पढ़ सकते हैं। ${NO_CONTACTS}`,
      missing: 'अपना सवाल लिखें।',
      tooLong: `ज़्यादा से ज़्यादा ${QUESTION_CHARS_MAX} अक्षर लिखें।`,
    },
    name: {
      label: 'किस नाम से दिखे',
      hint: 'सिर्फ़ पहला नाम काफ़ी है। नाम बताए बिना पूछना हो, तो इसे ख़ाली छोड़ें।',
    },
    send: 'सवाल भेजें',
  },
  done: {
    asked: (answerer: string) => `आपका सवाल ${answerer} को भेज दिया गया। जवाब हम आपको भेजेंगे।`,
    withdrawn: 'आपका सवाल वापस ले लिया गया।',
  },
  reply: {
    label: 'आपका जवाब',
    hint: `सवाल के नीचे इसे सब पढ़ सकते हैं। ${NO_CONTACTS}`,
    missing: 'अपना जवाब लिखें।',
    tooLong: `ज़्यादा से ज़्यादा ${REPLY_CHARS_MAX.toLocaleString('en-IN')} अक्षर लिखें।`,
    empty: 'इसमें सिर्फ़ संपर्क की जानकारी है। अपना जवाब लिखें।',
  },
} satisfies Translated<typeof english.copy>
