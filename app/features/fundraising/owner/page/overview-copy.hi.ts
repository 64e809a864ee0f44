import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './overview-copy.ts'

export const copy = {
  raised: 'जुटे',
  of: (goal: string) => `${goal} में से`,
  funded: (percent: number) => `लक्ष्य का ${percent} प्रतिशत`,
  supporters: (count: number) => `${count.toLocaleString('en-IN')} दान देने वाले`,
  days: (days: number) => `${days} दिन बाक़ी`,
  noEnd: 'कोई आख़िरी तारीख़ नहीं',
  ends: (date: string) => `${date} को पूरा होगा`,
  next: 'आगे क्या करें',
  nothing: 'अभी कुछ नहीं करना है।',
  steps: {
    share: 'अपने कैंपेन का लिंक जान-पहचान के लोगों को भेजें।',
    money: (payable: string) => `${payable} बैंक अकाउंट में भेजे जा सकते हैं। अपने बिल के साथ भुगतान माँगें।`,
    payoutUpdate: (day: string) => `पिछले भुगतान का अपडेट ${day} तक देना था। अब डालें।`,
    questions: (open: number) => (open === 1 ? '1 सवाल आपके जवाब के इंतज़ार में है।' : `${open} सवाल आपके जवाब के इंतज़ार में हैं।`),
    update: (days: number) => `दान देने वालों को ${days} दिन से कोई ख़बर नहीं मिली है। एक अपडेट डालें।`,
    end: (days: number) => `यह ${days} दिन में पूरा होगा। इसे बढ़ाया जा सकता है।`,
    resume: 'यह दान नहीं ले रहा है। इसे फिर शुरू किया जा सकता है।',
    ended: 'इसका समय पूरा हो गया है। इसे एक बार बढ़ाएँ, या दान देने वालों को आख़िरी बात लिखकर बंद करें।',
  },
} satisfies Translated<typeof english.copy>
