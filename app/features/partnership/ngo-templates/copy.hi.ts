import { ANSWER_HOURS } from '#app/features/partnership/answer-hours.ts'
import type { Translated } from '#app/platform/language/translated.ts'
import { answerTime } from '#app/platform/time/answer-time.ts'
import type * as english from './copy.ts'

export const copy = {
  metaTitle: 'NGO टेम्पलेट',
  description: 'NGO के लिए मुफ़्त टेम्पलेट: कैंपेन की योजना, धन्यवाद पत्र, असर की रिपोर्ट, स्वयंसेवक रजिस्टर।',
  home: 'होम',
  title: 'NGO टेम्पलेट',
  lead: 'वे दस्तावेज़ जो हर NGO को चाहिए। एक डाउनलोड करें और अपने हिसाब से बदलें।',
  shelf: {
    title: 'इस्तेमाल के लिए तैयार',
    take: 'टेम्पलेट लें',
    empty: 'अभी कोई टेम्पलेट नहीं है। बताएँ कि आपको क्या चाहिए।',
  },
  steps: {
    title: 'यह कैसे होता है',
    list: [
      { title: 'पहले देखें', body: 'डाउनलोड करने से पहले पूरा दस्तावेज़ पढ़ें।' },
      {
        title: 'डाउनलोड करें',
        body: 'आपको Word, LibreOffice, Google Docs या स्प्रेडशीट के लिए फ़ाइल मिलती है। अकाउंट नहीं चाहिए, और हमारा नाम लिखना ज़रूरी नहीं।',
      },
      { title: 'बदलें', body: 'अपना नाम जोड़ें, जो काम का न हो उसे हटाएँ, फिर प्रिंट करें या भेजें।' },
    ],
  },
  custom: {
    title: 'कुछ और चाहिए?',
    lead: 'बताएँ कि आपको कौन सा दस्तावेज़ अक्सर चाहिए। हम ऐसा टेम्पलेट बनाते हैं जो सब इस्तेमाल कर सकें।',
    open: 'अपनी ज़रूरत का टेम्पलेट माँगें',
    send: 'टेम्पलेट माँगें',
    sent: {
      title: 'आपका अनुरोध मिल गया',
      body: `टीम का कोई व्यक्ति इसे पढ़ता है और ${answerTime(ANSWER_HOURS.template, 'hi')} के अंदर जवाब देता है।`,
    },
  },
  more: { label: 'देखें कि हम साझेदारों के साथ कैसे काम करते हैं', to: '/partnership-hub' },
} satisfies Translated<typeof english.copy>
