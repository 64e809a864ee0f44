import { HELPLINES } from '#app/platform/india/helplines.ts'
import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './copy.ts'

export const copy = {
  members: 'सदस्य',
  founder: 'स्क्वॉड बनाने वाले',
  you: 'आप',
  remove: 'हटाएँ',
  removeOf: (name: string) => `${name} को हटाएँ`,
  leave: 'स्क्वॉड छोड़ें',
  invited: 'न्योता भेजा है, जवाब बाक़ी है',
  invite: {
    title: 'दोस्तों को बुलाएँ',
    emails: 'मोबाइल नंबर या ई-मेल पते',
    hint: 'उनके बीच कॉमा लगाएँ।',
    send: 'न्योते भेजें',
    sent: (count: number) => (count === 1 ? '1 न्योता भेजा जा रहा है।' : `${count} न्योते भेजे जा रहे हैं।`),
    none: 'आपने उन्हें पहले ही न्योता भेजा है।',
    empty: 'कम से कम एक पता या नंबर लिखें।',
  },
  promise: `हमारा एक-दूसरे से वादा है: जब हम में से कोई बुलाए, तो बाक़ी सब आते हैं। ख़तरे में पहले ${HELPLINES.emergency} पर कॉल करें।`,
  back: 'Fearless Girls',
} satisfies Translated<typeof english.copy>
