import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './copy.ts'

const notes = (count: number): string => `${count} नोट`

/** Where private cards are stored. */
export const copy = {
  device: {
    title: 'सिर्फ़ इस फ़ोन या डिवाइस पर सेव है',
    body: 'यह हमारे पास नहीं आता। इस ब्राउज़र में यह पेज खोलने वाला कोई भी इसे देख सकता है। मिटाने के लिए नीचे का बटन दबाएँ, या ऊपर “तुरंत बाहर”।',
  },
  account: {
    title: 'आपके अकाउंट में सेव है',
    body: 'यह एन्क्रिप्टेड (ताले में बंद) रहता है। आपको यह अपने सब डिवाइस पर दिखता है। इसे सिर्फ़ आप पढ़ सकते हैं।',
  },
  clear: 'इस डिवाइस से मिटाएँ',
  clearSure: (count: number) => `हम ${notes(count)} मिटा देंगे। ${count === 1 ? 'इसे' : 'इन्हें'} वापस नहीं लाया जा सकता।`,
  clearYes: 'हाँ, मिटाएँ',
  signIn: 'अपने अकाउंट में सेव करने के लिए साइन इन करें',
  switchOn: 'मेरे अकाउंट में सेव करें',
  move: (count: number) => `${notes(count)} इस डिवाइस से मेरे अकाउंट में ले जाएँ`,
  all: 'सब निजी नोट देखें',
} satisfies Translated<typeof english.copy>
