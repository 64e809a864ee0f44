import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './copy.ts'
import { COST_TEXT_CHARS_MAX } from './payment-cost.ts'

const percent = (basisPoints: number) => `${basisPoints / 100}%`
const reason = {
  label: 'कारण',
  hint: 'टीम के दूसरे सदस्यों के लिए।',
  missing: 'कारण लिखें।',
  charsMax: COST_TEXT_CHARS_MAX,
}
const instruments = {
  any: 'पेमेंट के सारे तरीके',
  upi: 'UPI',
  card: 'कार्ड',
  netbanking: 'नेट बैंकिंग',
  wallet: 'वॉलेट',
}

export const copy = {
  title: 'पेमेंट का ख़र्च',
  lead: 'पेमेंट कंपनी दान में से कितना लेती है, और किन दिनों में यह लागू है। दान देने वालों को यह पेमेंट से पहले दिखता है। हम उस दिन का सबसे ऊँचा ख़र्च बताते हैं, क्योंकि पेमेंट का तरीका बाद में चुना जाता है। दान पर वही ख़र्च रहता है जो बताया गया था। किसी पंक्ति के आँकड़े नहीं बदल सकते: उसे ख़त्म करें, और नई जोड़ें।',
  add: 'ख़र्च जोड़ें',
  empty: 'अभी कोई ख़र्च नहीं। कैंपेन को पूरा दान मिलता है।',
  new: 'नया ख़र्च',
  entry: (instrument: keyof typeof instruments, basisPoints: number, fixed: string | null) =>
    `${instruments[instrument]}: ${percent(basisPoints)}${fixed ? ` + ${fixed}` : ''}`,
  from: (day: string, gst: number) => `और ${percent(gst)} GST, ${day} से`,
  until: (first: string, last: string, gst: number) => `और ${percent(gst)} GST, ${first} से ${last} तक`,
  tags: { now: 'लागू है', ended: 'ख़त्म', planned: 'अभी लागू नहीं' },
  fields: {
    instrument: { label: 'पेमेंट का तरीका', missing: 'पेमेंट का तरीका चुनें।', options: instruments },
    percent: {
      label: 'दान का प्रतिशत',
      hint: 'जैसे 2 या 1.75।',
      missing: 'प्रतिशत लिखें।',
      wrong: '0 से 10 तक का अंक लिखें, बिंदु के बाद ज़्यादा से ज़्यादा दो अंक।',
    },
    fixed: {
      label: 'हर पेमेंट पर रुपये',
      hint: 'प्रतिशत के अलावा। न हो, तो 0 लिखें।',
      missing: 'रुपये लिखें, या 0।',
      wrong: '0 से 5 रुपये तक की रक़म लिखें।',
    },
    tax: {
      label: 'ख़र्च पर GST, प्रतिशत में',
      hint: 'जैसे 18।',
      missing: 'GST का प्रतिशत लिखें, या 0।',
      wrong: '0 से 30 तक का अंक लिखें, बिंदु के बाद ज़्यादा से ज़्यादा दो अंक।',
    },
    fromDay: { label: 'कब से', missing: 'पहला दिन लिखें।' },
    untilDay: { label: 'कब तक', hint: 'आख़िरी दिन। जब तक पता न हो, ख़ाली छोड़ दें।' },
    lastDay: { label: 'आख़िरी दिन', missing: 'आख़िरी दिन लिखें।' },
    source: {
      label: 'स्रोत',
      hint: 'समझौता या क़ीमत की सूची, तारीख़ के साथ।',
      missing: 'स्रोत लिखें।',
      charsMax: COST_TEXT_CHARS_MAX,
    },
    reason,
  },
  done: { save: 'सेव हो गया।' },
  refused: {
    'not-allowed': 'यह टीम के किसी दूसरे सदस्य को करना होगा।',
    overlaps: 'इन दिनों में पेमेंट के इस तरीके पर दूसरा ख़र्च लागू है। पहले उसे ख़त्म करें।',
    'ends-too-early': 'आख़िरी दिन पहले दिन से पहले का है।',
    ended: 'यह ख़र्च ख़त्म हो चुका है। नया जोड़ें।',
  },
} satisfies Translated<typeof english.copy>
