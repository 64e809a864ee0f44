import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './support-copy.ts'
import { RETURN_WINDOW_HOURS } from '#app/features/fundraising/return-window.ts'

export const copy = {
  metaTitle: (title: string) => `साथ दें: ${title}`,
  back: 'कैंपेन पर वापस',
  steps: { label: 'क़दम', form: 'चुनें', review: 'जाँचें और पेमेंट करें' },
  test: 'टेस्ट पेमेंट। असली पैसा नहीं कटता।',
  amount: {
    title: 'आप कितना दान देना चाहते हैं?',
    free: 'कोई और रक़म, रुपयों में',
    hint: (min: string, max: string) => `${min} से ${max} तक। यहाँ रक़म लिखेंगे, तो वही ली जाएगी।`,
  },
  often: {
    title: 'कितनी बार?',
    hint: 'हर महीने: ₹15,000 तक और बिना टिप के। मंज़ूरी अगले पेज पर देनी है, और इसे कभी भी बंद किया जा सकता है।',
    options: { once: 'एक बार', monthly: 'हर महीने' },
  },
  tip: {
    title: 'टिप',
    label: (brand: string) => `${brand} के लिए टिप, अगर आप चाहें`,
    hint: (firstName: string) => `रुपयों में। यह आपके दान से नहीं कटती: टिप हो या न हो, ${firstName} को उतना ही मिलता है।`,
    confirm: 'हाँ, टिप जानबूझकर दान से ज़्यादा रखी है',
  },
  you: {
    title: 'आपके बारे में',
    name: 'आपका नाम',
    contact: 'ई-मेल या फ़ोन नंबर',
    contactHint: 'आपकी रसीद के लिए। इसे हम कभी नहीं दिखाते।',
    place: 'आपका शहर या गाँव (ज़रूरी नहीं)',
    message: (firstName: string) => `${firstName} के लिए कुछ शब्द (ज़रूरी नहीं)`,
    messageTitle: 'मैसेज',
    messageHint: 'पेज पर इन्हें सब पढ़ सकते हैं।',
    anonymous: 'मेरा नाम न दिखाएँ',
    anonymousHint: 'तब पेज पर “एक दोस्त” दिखता है। आपका नाम सिर्फ़ आपकी अपनी रसीद पर होता है।',
  },
  updates: {
    label: 'मुझे इस कैंपेन के अपडेट भेजें',
    hint: 'उसी ई-मेल या फ़ोन नंबर पर, जिस पर आपकी रसीद आती है। हर मैसेज में अपडेट बंद करने का लिंक होता है।',
  },
  contact: {
    organiser: 'आयोजक',
    label: (firstName: string) => `${firstName} मुझसे संपर्क कर सकते हैं`,
    hint: (firstName: string) => `तब ${firstName} को आपका ई-मेल या फ़ोन नंबर दिखता है।`,
  },
  citizen: {
    title: 'क्या आप भारत के नागरिक हैं?',
    hint: 'भारत के कानून (FCRA) के कारण हमें यह पूछना होता है। आपका पासपोर्ट मायने रखता है, यह नहीं कि आप कहाँ रहते हैं। OCI या PIO कार्ड हो, तो “नहीं” चुनें। पेमेंट UPI से, या भारत के बैंक अकाउंट या कार्ड से करें।',
    options: { yes: 'हाँ, भारत की नागरिकता है', no: 'नहीं, किसी और देश की नागरिकता है' },
  },
  toReview: 'पूरा हिसाब देखें',
  nothingTaken: 'अभी पेमेंट नहीं होगा।',
  review: {
    title: 'जाँचें और पेमेंट करें',
    amount: 'रक़म',
    tip: (brand: string) => `${brand} के लिए टिप`,
    total: 'कुल',
    costs: {
      title: (amount: string) => `आपके ${amount} का क्या होता है`,
      campaign: 'कैंपेन को',
      costs: 'पेमेंट का ख़र्च',
      us: (brand: string) => `${brand} के लिए`,
      note: 'पेमेंट का ख़र्च पेमेंट कंपनी को जाता है। वह ज़्यादा ले, तो ऊपर की रक़म हम देते हैं।',
    },
    rules: 'पैसे का क्या होता है',
    shownTitle: 'पेज पर क्या दिखेगा',
    anonymous: 'एक दोस्त',
    hidden: 'आपका ई-मेल या फ़ोन नंबर पेज पर कभी नहीं दिखता।',
    choices: 'आपने क्या चुना',
    monthly: {
      title: 'हर महीने',
      method: {
        title: 'आप मंज़ूरी कैसे देंगे?',
        options: { upi: 'UPI AutoPay (आपके UPI ऐप से)', card: 'डेबिट या क्रेडिट कार्ड' },
      },
      pay: (total: string) => `${total} दें और हर महीने के ${total} मंज़ूर करें`,
      dayChanged: 'नया दिन शुरू हो गया, इसलिए तारीख़ें बदल गई हैं। उन्हें फिर से पढ़ें।',
    },
    pay: (total: string) => `${total} का पेमेंट करें`,
    change: 'बदलें',
    cancel: 'रद्द करें',
    after: `पेमेंट अगले पेज पर होगा। उसके बाद ${RETURN_WINDOW_HOURS} घंटे तक पैसे वापस माँगे जा सकते हैं।`,
  },
  closed: 'चल रहे कैंपेन देखें',
} satisfies Translated<typeof english.copy>
