import { INVITATION_DAYS } from '#app/features/squads/invitation-days.ts'
import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './copy.ts'

export const copy = {
  title: (squad: string) => `आपके लिए न्योता: ${squad}`,
  body: (founder: string) =>
    `${founder} की ओर से स्क्वॉड में जुड़ने का न्योता है। स्क्वॉड कुछ दोस्तों का समूह है, जो आपातकाल में एक-दूसरे की मदद करते हैं।`,
  badge: (badge: string) => `बैज: ${badge}`,
  seen: 'दूसरे सदस्यों को सिर्फ़ आपका नाम दिखता है। आप इसे कभी भी छोड़ सकते हैं।',
  yes: 'जुड़ें',
  signIn: 'जुड़ने के लिए साइन इन करें या अकाउंट बनाएँ',
  no: 'नहीं, धन्यवाद',
  declined: { title: 'आपने मना किया', body: 'हम दूसरों को वजह नहीं बताते। यह लिंक अब काम नहीं करता।' },
  missing: {
    title: 'इस न्योते का समय निकल गया है',
    body: `आपने इसका जवाब दे दिया है, या यह ${INVITATION_DAYS} दिन से पुराना है। अपने दोस्त से नया न्योता माँगें।`,
  },
  home: 'Fearless Girls',
} satisfies Translated<typeof english.copy>
