import { ROLE_INVITATION_DAYS } from '#app/platform/staff.ts'
import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './copy.ts'

export const copy = {
  metaTitle: 'आपका न्योता',
  roles: { operator: 'टीम का सदस्य', administrator: 'एडमिनिस्ट्रेटर' },
  mail: {
    subject: (brand: string) => `${brand}: आपके अकाउंट के लिए एक न्योता`,
    before: (role: string, brand: string) => [
      `हम आपको ${brand} में ${role} बनने का न्योता देते हैं।`,
      `स्वीकार करने के लिए न्योता खोलें और साइन इन करें। यह एक बार काम करता है, ${ROLE_INVITATION_DAYS} दिन तक।`,
    ],
    button: 'न्योता खोलें',
    after: ['अगर आप स्वीकार नहीं करते, तो आपके अकाउंट में कुछ नहीं बदलता।'],
    why: (brand: string) => `यह ई-मेल इसलिए आया है, क्योंकि ${brand} के एक एडमिनिस्ट्रेटर ने आपको बुलाया।`,
  },
  title: (role: string) => `आपको ${role} बनने का न्योता मिला है`,
  lead: (email: string) => `यह न्योता आपके अकाउंट ${email} के लिए है।`,
  open: (date: string) => `इसे ${date} तक स्वीकार किया जा सकता है।`,
  step: 'टीम के सदस्यों के लिए दो चरण वाला साइन इन ज़रूरी है। न्योता स्वीकार करने के बाद हम इसे चालू करना बताएँगे।',
  accept: 'स्वीकार करें',
  signIn: {
    lead: (email: string) => `यह न्योता ${email} अकाउंट के लिए है। इसे स्वीकार करने के लिए साइन इन करें।`,
    button: 'साइन इन करें',
  },
  other: {
    title: 'आपने दूसरे अकाउंट से साइन इन किया है',
    lead: (address: string) =>
      address ? `आपने ${address} से साइन इन किया है।` : 'आपने बिना पते वाले अकाउंट से साइन इन किया है।',
    text: (email: string) => `यह न्योता ${email} के लिए है। पहले साइन आउट करें, फिर आगे बढ़ें। न्योता खुला रहेगा।`,
    button: 'साइन आउट करें',
    stay: 'इसी अकाउंट में रहें',
    noScript: 'साइन आउट करने के लिए JavaScript चाहिए।',
  },
  gone: {
    title: 'इस न्योते का समय निकल गया है',
    lead: `न्योता एक बार काम करता है, ${ROLE_INVITATION_DAYS} दिन तक। नया न्योता चाहिए, तो बुलाने वाले व्यक्ति से कहें।`,
    home: 'होम पेज पर जाएँ',
  },
} satisfies Translated<typeof english.copy>
