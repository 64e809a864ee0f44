import { ROLE_INVITATION_DAYS } from '#app/platform/staff.ts'
import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './copy.ts'

export const copy = {
  title: 'डेस्क',
  lead: 'हर डेस्क एक तरह के अनुरोधों का जवाब देती है। खुली डेस्क टीम के सभी सदस्य पढ़ सकते हैं। निजी डेस्क सिर्फ़ उसके सदस्य पढ़ सकते हैं। हर नए अनुरोध पर डेस्क के सदस्यों को एक ई-मेल मिलता है।',
  onlyAdministrators: 'इसे सिर्फ़ एडमिनिस्ट्रेटर बदल सकते हैं।',
  isPrivate: 'निजी',
  nobody: 'कोई सदस्य नहीं।',
  nobodyPrivate: 'कोई सदस्य नहीं। इस डेस्क के अनुरोध कोई नहीं पढ़ सकता।',
  join: {
    label: (queue: string) => `${queue} डेस्क में सदस्य जोड़ें`,
    choose: 'व्यक्ति चुनें',
    send: 'डेस्क में जोड़ें',
  },
  joinSelf: 'ख़ुद को जोड़ें',
  leave: (name: string, queue: string) => `${name} को ${queue} डेस्क से हटाएँ`,
  people: {
    title: 'भूमिका वाले लोग',
    lead: 'भूमिका तभी काम करती है, जब दो चरण वाला साइन इन चालू हो।',
    caption: 'भूमिका वाले सभी लोग',
    head: { name: 'नाम', role: 'भूमिका', step: 'दो चरण वाला साइन इन', act: 'क्या करें' },
    roles: { operator: 'टीम के सदस्य', administrator: 'एडमिनिस्ट्रेटर' },
    hasStep: 'चालू है',
    noStep: 'चालू नहीं है: भूमिका अभी काम नहीं करती',
    invited: 'न्योता भेजा है, अभी स्वीकार नहीं हुआ',
    withdraw: 'न्योता वापस लें',
    withdrawOf: (name: string) => `${name} का न्योता वापस लें`,
    you: 'आप',
    dismiss: 'भूमिका हटाएँ',
    dismissOf: (name: string) => `${name} की भूमिका हटाएँ`,
  },
  appoint: {
    title: 'टीम में नए सदस्य को बुलाएँ',
    email: {
      label: 'उनके अकाउंट का ई-मेल पता',
      hint: `उन्हें एक ई-मेल में लिंक मिलता है। वे ${ROLE_INVITATION_DAYS} दिन के अंदर हाँ कह सकते हैं। दोबारा बुलाने पर उन्हें नया लिंक मिलता है।`,
    },
    missing: 'उनके अकाउंट का ई-मेल पता लिखें।',
    send: 'न्योता भेजें',
    refused: {
      'no-account': 'इस पते से कोई अकाउंट नहीं है। उनसे कहें कि वे जुड़ें, या अपने अकाउंट में यह पता जोड़ें।',
      'not-confirmed': 'उन्होंने इस पते की पुष्टि अभी नहीं की है। उनसे हमारे पहले ई-मेल का लिंक खोलने को कहें।',
      'has-role': 'यह व्यक्ति पहले से टीम में है।',
      'no-mail': 'यह डेमो ई-मेल नहीं भेज सकता, इसलिए किसी को बुलाया नहीं जा सकता।',
    },
  },
  done: {
    join: 'डेस्क में जोड़ा गया।',
    leave: 'डेस्क से हटाया गया।',
    appoint: 'न्योता भेज दिया गया। स्वीकार करने पर वे टीम के सदस्य बनेंगे।',
    dismiss: 'हटाया गया। यह बदलाव तुरंत लागू है।',
  },
  refused: {
    notAllowed: 'यह सिर्फ़ एडमिनिस्ट्रेटर कर सकते हैं।',
    nobodyChosen: 'पहले एक व्यक्ति चुनें।',
    unknown: 'यह यहाँ नहीं हो सकता। फिर से चुनें।',
  },
} satisfies Translated<typeof english.copy>
