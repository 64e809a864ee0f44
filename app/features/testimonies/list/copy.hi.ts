import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './copy.ts'

export const copy = {
  metaTitle: 'सफलता की कहानियाँ',
  metaDescription: 'लोगों की अपनी सच्ची कहानियाँ, नाम के साथ या बिना नाम के। हर लेखक ने सहमति दी है।',
  title: 'सफलता की कहानियाँ',
  lead: 'लोग अपनी ज़िंदगी के बारे में ख़ुद लिखते हैं, नाम के साथ या बिना नाम के।',
  share: { to: '/share-your-story', label: 'अपनी कहानी सुनाएँ' },
  sample: 'उदाहरण',
  private: 'नाम नहीं बताया गया',
  none: {
    title: 'अभी कोई कहानी नहीं है',
    body: 'पहली कहानी आप सुना सकते हैं।',
  },
  newer: 'नई कहानियाँ',
  older: 'पुरानी कहानियाँ',
  pages: 'पेज',
  foot: 'हम हर कहानी उसके लेखक की सहमति से छापते हैं। लेखक अपनी कहानी कभी भी हटा सकते हैं।',
  takeDown: { to: '/success-stories/withdraw', label: 'मेरी कहानी हटाएँ' },
} satisfies Translated<typeof english.copy>

export const withdrawCopy = {
  title: 'मेरी कहानी हटाएँ',
  lead: 'वह कोड लिखें, जो कहानी भेजने पर मिला था। हम कहानी तुरंत हटा देते हैं। वजह बताने की ज़रूरत नहीं है।',
  code: 'आपका कोड',
  codeHint: 'दस अक्षर और अंक, जैसे K7QM-2XTP-9D। ई-मेल पता दिया था, तो कोड हमारे ई-मेल में भी है।',
  submit: 'कहानी हटाएँ',
  own: {
    title: 'इस अकाउंट से भेजी आपकी कहानियाँ',
    none: 'आपने इस अकाउंट से कोई कहानी नहीं भेजी है।',
    saved: 'सेव हो गया। दूसरों को दिखाने से पहले हम इसे पढ़ते हैं।',
    states: {
      waiting: 'मंज़ूरी का इंतज़ार',
      approved: 'छप गई',
      declined: 'नहीं छपी',
      withdrawn: 'हटाई गई',
    },
  },
  missing: 'इस कोड से कोई कहानी नहीं मिली।',
  done: { title: 'आपकी कहानी हटा दी गई', body: 'अब उसे कोई नहीं देख सकता। उसे सुनाने के लिए धन्यवाद।' },
  lost: { before: 'कोड खो गया?', to: '/contact', label: 'हमें लिखें। हमारी टीम मदद करेगी।' },
  back: { to: '/success-stories', label: 'कहानियों पर वापस' },
} satisfies Translated<typeof english.withdrawCopy>
