import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './copy.ts'

export const copy = {
  title: 'योग के अभ्यास',
  lead: 'छोटी और हल्की कसरतें। इन्हें रोज़ के कपड़ों में, कुर्सी, चटाई या बिस्तर पर किया जा सकता है।',
  care: {
    title: 'शुरू करने से पहले',
    body: 'शरीर को धीरे से खींचें। दर्द, चक्कर या सुन्नपन हो, तो रुक जाएँ। इन हालात में पहले डॉक्टर से पूछें: गर्भ हो, हाल में बच्चा हुआ हो या ऑपरेशन हुआ हो, या दिल, पीठ या आँख की तकलीफ़ हो। हर अभ्यास की सावधानियाँ पढ़ें।',
  },
  minutes: (minutes: number) => `${minutes} मिनट`,
  needs: 'क्या चाहिए',
  cautions: 'सावधानियाँ',
  seconds: (seconds: number) =>
    seconds % 60 === 0
      ? `${seconds / 60} मिनट`
      : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} मिनट`,
  loading: 'खुल रहा है…',
  guide: 'मेरे साथ-साथ बताएँ',
  pause: 'रोकें',
  resume: 'जारी रखें',
  paused: 'रुका हुआ',
  stop: 'बंद करें',
  next: (seconds: number) => `अगला ${seconds} सेकंड में`,
  done: 'मैंने यह अभ्यास किया',
  counted: (minutes: string) => `आपके हफ़्ते में जुड़ा: ${minutes} और अपना ख़याल रखने का एक दिन।`,
} satisfies Translated<typeof english.copy>

export const FLOWS = [
  {
    id: 'chair',
    name: 'कुर्सी वाला योग',
    for: 'सबके लिए, काम की जगह पर भी।',
    needs: 'बिना पहियों की मज़बूत कुर्सी',
    minutes: 8,
  },
  {
    id: 'evening',
    name: 'शाम का आराम',
    for: 'सोने से पहले के दस मिनट के लिए।',
    needs: 'बिस्तर या चटाई, दो तकिए',
    minutes: 10,
  },
  {
    id: 'back',
    name: 'पीठ को आराम',
    for: 'बोझ उठाने, देर तक बैठने, झुकने या बच्चे को गोद में रखने के बाद।',
    needs: 'चटाई या तह किया हुआ कंबल',
    minutes: 9,
  },
  {
    id: 'morning',
    name: 'सुबह की शुरुआत',
    for: 'सुबह के सात मिनट के लिए। इसे खड़े होकर करते हैं।',
    needs: 'पकड़ने के लिए दीवार या मेज़',
    minutes: 7,
  },
  {
    id: 'neck',
    name: 'गर्दन, आँखें और हाथ',
    for: 'सिलाई, टाइपिंग या फ़ोन चलाने के बाद।',
    needs: 'बैठने की जगह',
    minutes: 5,
  },
  {
    id: 'period',
    name: 'माहवारी के दिनों के लिए',
    for: 'ऐंठन और कमर दर्द के लिए।',
    needs: 'चटाई, दो तकिए, और हो सके तो एक गर्म कपड़ा',
    minutes: 8,
  },
] as const satisfies Translated<typeof english.FLOWS>
