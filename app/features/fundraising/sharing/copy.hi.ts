import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './copy.ts'

export const copy = {
  title: 'अपना कैंपेन शेयर करें',
  lead: 'लोग सबसे ज़्यादा दान उन कैंपेन को देते हैं जो किसी जानने वाले ने भेजे हों।',
  link: 'छोटा लिंक',
  linkHint: 'आपका कैंपेन खोलता है। इसे टाइप करके भी खोला जा सकता है।',
  sendTitle: 'भेजें',
  posterTitle: 'पोस्टर',
  posterHint: 'छापने के लिए एक A4 पेज, ऐसे कोड के साथ जिसे फ़ोन स्कैन कर सकते हैं।',
  poster: 'पोस्टर डाउनलोड करें (PDF)',
  picturesTitle: 'WhatsApp के लिए तस्वीरें',
  picturesHint: 'इनमें आज की रक़म और तारीख़ दिखती है। रक़म बढ़ने पर इन्हें फिर डाउनलोड करें।',
  pictures: { square: 'चौकोर तस्वीर', story: 'स्टेटस की तस्वीर' },
  pictureOf: (title: string) => `${title}, शेयर करने के लिए तस्वीर`,
  embedTitle: 'दूसरी वेबसाइट के लिए कार्ड',
  embedHint: 'यह कोड अपने कॉलेज, दुकान या NGO के किसी पेज में डालें। वहाँ आज की रक़म के साथ कार्ड दिखेगा।',
  embedCode: 'डालने का कोड',
  embedLook: 'कार्ड देखें',
  posterWords: {
    goal: (amount: string) => `लक्ष्य: ${amount}`,
    by: (name: string, place: string) => `${name}, ${place}`,
    scan: 'अपने फ़ोन के कैमरे से स्कैन करें, या खोलें:',
    promise: 'हर दान की रसीद मिलती है। पेज पर रक़म और ताज़ा ख़बर दिखती है।',
  },
  card: {
    scan: 'स्कैन करें, या खोलें',
    on: (date: string) => `${date} को`,
  },
  embed: {
    frame: (title: string) => `कैंपेन: ${title}`,
    progress: (percent: number) => `लक्ष्य का ${percent}%`,
    support: (brand: string) => `${brand} पर दान दें`,
    read: (brand: string) => `${brand} पर पढ़ें`,
    missing: 'यह कैंपेन यहाँ नहीं है',
    missingHint: 'लिंक में कोई अक्षर ग़लत हो सकता है।',
    all: 'सब कैंपेन देखें',
  },
} satisfies Translated<typeof english.copy>
