import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './request-forms-copy.ts'

export const copy = {
  title: 'कानूनी सवाल',
  matter: {
    label: 'यह किस बारे में है?',
    options: {
      family: 'शादी, अलग होना, बच्चे',
      violence: 'हिंसा या धमकी',
      elder: 'बुज़ुर्ग के हक़ या संपत्ति',
      work: 'काम, मज़दूरी, उत्पीड़न',
      papers: 'कागज़',
      money: 'क़र्ज़, किराया, कोई कॉन्ट्रैक्ट',
      other: 'कुछ और',
    },
  },
  when: {
    label: 'यह कितना ज़रूरी है?',
    options: { now: 'मुझे ख़तरा है', days: 'मेरी तारीख़ इसी हफ़्ते है', later: 'कोई जल्दी नहीं है' },
  },
  question: {
    label: 'आपका सवाल, आपकी अपनी भाषा में',
    hint: 'नाम लिखना ज़रूरी नहीं है। सिर्फ़ वही लिखें जो आप बताना चाहते हैं।',
    missing: 'कुछ शब्द लिखें।',
  },
  name: { label: 'आपका नाम', hint: 'कोई भी नाम लिखा जा सकता है।', missing: 'एक नाम लिखें।' },
  contact: { label: 'सुरक्षित ई-मेल या फ़ोन नंबर', hint: 'ऐसा लिखें जिसे और कोई न पढ़ सके।' },
  safe: {
    label: 'हम आपसे कब और कैसे सुरक्षित संपर्क कर सकते हैं?',
    missing: 'बताएँ कि कब संपर्क करना सुरक्षित है।',
  },
  place: { label: 'आपका ज़िला और राज्य', hint: 'इससे हम आपके पास का कानूनी मदद दफ़्तर खोजते हैं।' },
  handover: {
    label: 'आप मेरा सवाल मेरे ज़िले के कानूनी मदद दफ़्तर को भेज सकते हैं।',
    hint: 'निशान न लगाने पर इसे सिर्फ़ हमारी कानूनी टीम पढ़ती है।',
  },
} satisfies Translated<typeof english.copy>
