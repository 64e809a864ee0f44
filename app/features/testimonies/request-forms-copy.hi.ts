import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './request-forms-copy.ts'

const STORY_MISSING = 'भेजने से पहले अपनी कहानी लिखें।'
const CONSENT_MISSING = 'चुनें कि आपकी कहानी कैसे छपे।'

export const copy = {
  title: 'अपनी कहानी सुनाएँ',
  name: { label: 'आपका नाम' },
  age: {
    label: 'आपकी उम्र',
    hint: 'हम इसे नहीं छापते। उम्र 18 से कम है, तो हम पहले माता-पिता या अभिभावक से पूछते हैं।',
  },
  location: {
    label: 'आप कहाँ रहते हैं',
    hint: 'शहर या ज़िला काफ़ी है। हम इसे सिर्फ़ आपके नाम के साथ छापते हैं।',
  },
  story: {
    label: 'आपकी कहानी',
    hint: 'अपने शब्दों में लिखें। ऐसी कोई बात न लिखें, जिससे आपको या किसी और को ख़तरा हो।',
    missing: STORY_MISSING,
  },
  consentAnonymous: {
    label: 'बिना नाम के छापें',
    hint: 'हम सिर्फ़ कहानी छापते हैं, बिना नाम और जगह के। दोनों पर निशान लगाने पर हम इसे बिना नाम के छापते हैं।',
  },
  consentWithName: { label: 'मेरे नाम के साथ छापें', hint: 'हम कहानी के नीचे आपका नाम और जगह दिखाते हैं।' },
  email: {
    label: 'आपका मोबाइल नंबर या ई-मेल',
    hint: 'हम इसे सिर्फ़ अपना फ़ैसला बताने के लिए इस्तेमाल करते हैं। इसके बिना फ़ैसला आपके कोड से देखा जा सकता है।',
  },
  picture: 'किसी के पढ़ने के बाद हम इसे आपकी कहानी के साथ छापते हैं। सिर्फ़ उन लोगों को दिखाएँ जिन्होंने हाँ कहा है।',
  pictureBusy: 'फ़ोटो का इंतज़ार करें',
  consentMissing: CONSENT_MISSING,
  nameMissing: 'दिखाने के लिए नाम लिखें, या बिना नाम के छापना चुनें।',
  screen: {
    send: 'अपनी कहानी भेजें',
    sent: {
      title: 'कहानी मिल गई',
      body: 'अपनी कहानी हमें सौंपने के लिए धन्यवाद। पहले एक व्यक्ति इसे पढ़ता है। फिर हम इसे वैसे छापते हैं, जैसे आपने चुना।',
    },
    toast: {
      title: 'कहानी मिल गई',
      body: 'अपनी कहानी हमें सौंपने के लिए धन्यवाद। इससे दूसरों को हिम्मत मिलेगी।',
    },
    titles: [
      { message: STORY_MISSING, title: 'कहानी ज़रूरी है' },
      { message: CONSENT_MISSING, title: 'सहमति ज़रूरी है' },
    ],
  },
} satisfies Translated<typeof english.copy>
