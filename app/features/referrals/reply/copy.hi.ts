import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './copy.ts'

export const copy = {
  headline: 'किसी ने आपका नाम सुझाया है।',
  lead: 'जब तक आप यहाँ हाँ न कहें, हम आपके बारे में कुछ नहीं दिखाते। उसके बाद भी सिर्फ़ वही दिखाते हैं, जो आप लिखें।',
  wing: (wing: string) => `उन्होंने यह सुझाया: ${wing}।`,
  missing: { title: 'यह लिंक काम नहीं करता', body: 'शायद लिंक अधूरा है। इसे हमारे मैसेज से फिर खोलें।' },
  form: {
    title: 'हाँ कहें और अपने शब्द लिखें',
    name: 'दिखाने का नाम',
    snippet: 'अपने बारे में एक-दो वाक्य',
    education: 'आपकी पढ़ाई',
    skills: 'आपके हुनर, बीच में कॉमा लगाकर',
    seeking: 'आपको क्या चाहिए',
    softTags: 'लोग आपके बारे में क्या कहते हैं, बीच में कॉमा लगाकर',
    agree: 'हाँ, यह दिखाएँ',
    change: 'बदलाव सेव करें',
  },
  no: {
    title: 'मना करें',
    body: 'हम किसी को नहीं बताते कि आपने मना किया। आप अपनी प्रोफ़ाइल बाद में भी हटा सकते हैं।',
    button: 'नहीं, मुझे न दिखाएँ',
  },
  done: {
    agreed: 'अब आप इन शब्दों के साथ नाम सुझाने वाले पेज पर हैं।',
    removed: 'हटा दिया गया। हम यहाँ आपके बारे में कुछ नहीं रखते।',
  },
  see: 'पेज देखें',
} satisfies Translated<typeof english.copy>
