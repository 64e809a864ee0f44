import { HELPLINES } from '#app/platform/india/helplines.ts'
import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './copy.ts'

const chat = {
  title: 'Torch, आपकी गाइड',
  lead: 'यह बातचीत सिर्फ़ आपको दिखती है',
  rules: 'मैं नियमों से चलती हूँ, इंसान नहीं हूँ।',
  inTheWindow: 'आपके मैसेज इसी विंडो में रहते हैं। इसे बंद करने पर हम उन्हें मिटा देते हैं।',
  byTheServer: 'JavaScript के बिना आपका मैसेज एक जवाब के लिए हमारे सर्वर पर जाता है। हम उसे नहीं रखते।',
  greeting: 'मैं Torch हूँ, आपकी गाइड। अपने शब्दों में बताएँ कि आपको क्या चाहिए। मैं काम के पेज दिखाऊँगी, ज़्यादा से ज़्यादा तीन।',
  starters: ['मुझे सीखना है', 'मुझे कमाना है', 'मुझे एक परेशानी है', 'मुझे बात करनी है'],
  startersLabel: 'या इनमें से एक चुनें',
  log: 'Torch से बातचीत',
  you: 'आप',
  torch: 'Torch',
  thinking: 'Torch सोच रही है',
  field: 'Torch को लिखें',
  hint: { before: 'English,', hindi: 'हिन्दी', after: 'या Hinglish' },
  send: 'भेजें',
  blank: 'पहले कुछ लिखें।',
  offline: { title: 'मैसेज नहीं गया', body: 'लगता है कि इंटरनेट नहीं है। आपका लिखा हुआ सुरक्षित है। फिर कोशिश करें।' },
  close: 'बातचीत बंद करें',
  exit: 'तुरंत बाहर',
  callsLabel: 'जिन्हें आप कॉल कर सकते हैं',
  always: { title: 'अभी सुरक्षित नहीं हैं?', numbers: [HELPLINES.emergency, HELPLINES.women, HELPLINES.mentalHealth] },
  call: (number: string, label: string) => `${number} पर कॉल करें, ${label}`,
} satisfies Translated<(typeof english.copy)['chat']>

const numbers = {
  [HELPLINES.emergency]: 'आपातकाल: पुलिस, एम्बुलेंस, दमकल',
  [HELPLINES.women]: 'महिला हेल्पलाइन, 24 घंटे',
  [HELPLINES.child]: 'चाइल्डलाइन, हर बच्चे के लिए',
  [HELPLINES.mentalHealth]: 'Tele-MANAS (मन की सेहत), 24 घंटे',
  [HELPLINES.legalAid]: 'मुफ़्त कानूनी मदद',
  [HELPLINES.cyberCrime]: 'ऑनलाइन ब्लैकमेल और ठगी',
}

export const copy = { chat, numbers } satisfies Translated<typeof english.copy>
