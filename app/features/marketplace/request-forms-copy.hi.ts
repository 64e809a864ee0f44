import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './request-forms-copy.ts'

export const copy = {
  title: 'विक्रेता बनने की अर्ज़ी',
  name: { label: 'आपका नाम', missing: 'अपना नाम बताएँ।' },
  contact: { label: 'ई-मेल या फ़ोन नंबर' },
  shop: { label: 'आपकी दुकान का नाम', missing: 'अपनी दुकान के लिए नाम लिखें।' },
  makes: { label: 'आप क्या बनाते या बेचते हैं?', missing: 'कुछ शब्दों में इसके बारे में लिखें।' },
  place: {
    label: 'आप कहाँ काम करते हैं?',
    hint: 'गाँव या शहर, ज़िला, राज्य।',
    missing: 'बताएँ कि आप कहाँ काम करते हैं।',
  },
  story: {
    label: 'आपकी कहानी, कुछ वाक्यों में',
    hint: 'लोग इसे आपकी दुकान में पढ़ते हैं। इसे बाद में बदला जा सकता है।',
  },
  helped: {
    label: 'आप अकेले बेचते हैं या औरों के साथ?',
    options: {
      alone: 'अकेले',
      group: 'स्वयं सहायता समूह के साथ',
      family: 'परिवार के साथ',
      company: 'किसी कंपनी या NGO के साथ',
    },
  },
  consent: { label: 'हाँ, मेरी अर्ज़ी की जाँच करने और जवाब देने के लिए इसे सेव रखें।' },
} satisfies Translated<typeof english.copy>
