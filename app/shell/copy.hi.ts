import { HELPLINES } from '#app/platform/india/helplines.ts'
import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './copy.ts'

export const copy = {
  skip: 'सीधे मुख्य हिस्से पर जाएँ',
  home: (brand: string) => `${brand}, होम`,
  sharedDevice: (minutes: number) => `साझा फ़ोन: ${minutes} मिनट बाद साइन आउट हो जाएगा`,
  nav: {
    label: 'मुख्य मेन्यू',
    links: [
      { to: '/empowerher', label: 'दुकान' },
      { to: '/campaign', label: 'दान दें' },
      { to: '/school', label: 'सीखें' },
      { to: '/support', label: 'मदद पाएँ' },
      { to: '/stories', label: 'कहानियाँ' },
    ],
    wings: { to: '/wings', label: 'विंग', meaning: 'सभी प्रोग्राम' },
    signIn: 'साइन इन करें',
    join: 'जुड़ें',
    signOut: 'साइन आउट करें',
    welcome: 'फिर से स्वागत है!',
    account: 'आपका अकाउंट',
    menu: 'मेन्यू',
    cart: (count: number | null) => (count === null ? 'कार्ट' : count === 1 ? 'कार्ट, 1 सामान' : `कार्ट, ${count} सामान`),
    exit: 'तुरंत बाहर',
    exitHint: 'तुरंत बाहर: इस साइट से तुरंत निकलें। Esc को तीन बार दबाने से भी यही होता है।',
  },
  bottom: {
    label: 'जल्दी पहुँचें',
    home: 'होम',
    shop: 'दुकान',
    torch: 'Torch से पूछें',
    help: 'मदद पाएँ',
    you: 'आप',
  },
  footer: {
    promise: 'दीया दूसरे दीये जलाता है, और उसकी अपनी लौ बनी रहती है।',
    hindi: 'दिया',
    hindiMeaning: 'का एक मतलब “देना” भी है।',
    more: 'हमारे बारे में, संपर्क, निजता',
    sections: [
      {
        title: 'हमारे बारे में',
        links: [
          { to: '/about', label: 'हम कौन हैं' },
          { to: '/team', label: 'टीम' },
          { to: '/impact', label: 'असर' },
          { to: '/partners', label: 'साझेदार' },
        ],
      },
      {
        title: 'मदद',
        links: [
          { to: '/support', label: 'सहायता' },
          { to: '/contact', label: 'संपर्क' },
          { to: '/follow', label: 'अनुरोध का हाल देखें' },
          { to: '/torch', label: 'हमारी गाइड Torch से पूछें' },
        ],
      },
      {
        title: 'नियम',
        links: [
          { to: '/how-it-works', label: 'यह कैसे काम करता है' },
          { to: '/privacy', label: 'निजता' },
          { to: '/terms', label: 'नियम और शर्तें' },
          { to: '/guidelines', label: 'दिशानिर्देश' },
        ],
      },
    ],
    helplines: {
      title: 'अगर अभी मदद चाहिए',
      numbers: [
        { number: HELPLINES.emergency, label: 'आपातकाल' },
        { number: HELPLINES.women, label: 'महिला हेल्पलाइन' },
        { number: HELPLINES.mentalHealth, label: 'Tele-MANAS (मन की सेहत)' },
      ],
    },
  },
  toasts: {
    region: 'मैसेज',
    close: 'बंद करें',
    signedInStudent: { title: 'फिर से स्वागत है!', body: 'आपका साइन इन हो गया।' },
    signedIn: (brand: string) => ({ title: 'फिर से स्वागत है!', body: `${brand} में आपका साइन इन हो गया।` }),
    signOut: {
      everywhere: { title: 'साइन आउट हो गया', body: 'आपका साइन आउट हो गया है।' },
      here: {
        title: 'इस डिवाइस पर साइन आउट हो गया',
        body: 'हम अपने सर्वर तक नहीं पहुँच पाए। इसलिए यह डिवाइस अब भी आपके अकाउंट की सूची में दिख सकता है। यहाँ आपका अकाउंट कोई इस्तेमाल नहीं कर सकता।',
      },
      failed: { title: 'साइन आउट नहीं हुआ', body: 'साइन आउट नहीं हो पाया। फिर कोशिश करें।' },
    },
  },
  missing: { title: '404', body: 'अरे! यह पेज नहीं मिला' },
  unreadable: {
    title: 'यह फ़ॉर्म पढ़ा नहीं जा सका',
    body: 'यह रास्ते में ख़राब हो गया। कुछ सेव नहीं हुआ, और कोई पेमेंट नहीं हुआ। वापस जाएँ और इसे फिर भेजें।',
  },
  away: {
    title: 'यह पेज थोड़ी देर के लिए बंद है',
    body: 'अभी हम अपने रिकॉर्ड तक नहीं पहुँच पा रहे हैं। कुछ खोया नहीं है। एक मिनट बाद फिर कोशिश करें।',
  },
  error: {
    title: 'कुछ गड़बड़ हो गई',
    body: 'हमारी तरफ़ से कुछ गड़बड़ हो गई। कुछ सेव नहीं हुआ। थोड़ी देर में फिर कोशिश करें।',
    id: (requestId: string) => `हमें लिखें, तो यह नंबर बताएँ: ${requestId}`,
    home: 'होम पर वापस',
  },
} satisfies Translated<typeof english.copy>
