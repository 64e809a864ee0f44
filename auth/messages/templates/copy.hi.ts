import type * as english from './copy.ts'
import type { MailCopy, MailKind } from './copy.ts'

const LINK = '{siteName} के लिए आपका लिंक'
const CHANGE = '{siteName} पर आपके अकाउंट में बदलाव'
const OR_CODE = 'या यह कोड लिखें:'
const NOT_YOU = 'अगर यह आपने नहीं किया, तो इस ई-मेल पर ध्यान न दें। लिंक या कोड के बिना कुछ नहीं होता।'
const NOT_YOU_CHANGED = 'अगर यह आपने नहीं किया, तो नया पासवर्ड बनाएँ और हमें लिखें।'

export const mailCopy: Record<MailKind, MailCopy> = {
  confirmation: {
    subject: LINK,
    lines: ['{siteName} में आपका स्वागत है।', 'पुष्टि करें कि यह पता आपका है।'],
    button: 'मेरे पते की पुष्टि करें',
    code: OR_CODE,
    closing: NOT_YOU,
  },
  invite: {
    subject: '{siteName} का न्योता',
    lines: ['आपको {siteName} से जुड़ने का न्योता मिला है।'],
    button: 'न्योता स्वीकार करें',
    code: OR_CODE,
    closing: 'अगर आपको इसकी उम्मीद नहीं थी, तो इस ई-मेल पर ध्यान न दें।',
  },
  magic_link: {
    subject: LINK,
    lines: ['आपने {siteName} में साइन इन करने को कहा है।'],
    button: 'साइन इन करें',
    code: OR_CODE,
    closing: NOT_YOU,
  },
  account_exists: {
    subject: LINK,
    lines: ['इस पते से {siteName} से जुड़ने की कोशिश हुई। यहाँ आपका अकाउंट पहले से है।'],
    button: 'साइन इन करें',
    code: OR_CODE,
    closing: 'अगर यह आपने नहीं किया, तो इस ई-मेल पर ध्यान न दें। आपका अकाउंट और पासवर्ड नहीं बदले हैं।',
  },
  recovery: {
    subject: LINK,
    lines: ['आपने {siteName} के लिए नया पासवर्ड बनाने को कहा है।'],
    button: 'नया पासवर्ड बनाएँ',
    code: OR_CODE,
    closing: NOT_YOU,
  },
  email_change_new: {
    subject: LINK,
    lines: ['आपने {siteName} पर अपने अकाउंट के लिए {newEmail} इस्तेमाल करने को कहा है।'],
    button: 'इस पते की पुष्टि करें',
    code: OR_CODE,
    closing: NOT_YOU,
  },
  email_change_current: {
    subject: LINK,
    lines: [
      'आपने {siteName} पर अपने अकाउंट के लिए दूसरा पता इस्तेमाल करने को कहा है: {newEmail}',
      'इसकी पुष्टि यहाँ करें, और उस ई-मेल में भी जो हमने नए पते पर भेजा है।',
    ],
    button: 'बदलाव की पुष्टि करें',
    code: OR_CODE,
    closing: NOT_YOU,
  },
  reauthentication: {
    subject: '{siteName} के लिए आपका कोड',
    lines: ['{siteName} पर आपके अकाउंट में एक ज़रूरी बदलाव होने वाला है।'],
    code: 'यह कोड लिखें:',
    closing: NOT_YOU,
  },
  password_changed: {
    subject: CHANGE,
    lines: ['{siteName} पर आपके अकाउंट का पासवर्ड बदला गया है।'],
    closing: NOT_YOU_CHANGED,
  },
  email_changed: {
    subject: CHANGE,
    lines: ['{siteName} पर आपके अकाउंट का पता अब {newEmail} है, {oldEmail} नहीं।'],
    closing: NOT_YOU_CHANGED,
  },
  phone_changed: {
    subject: CHANGE,
    lines: ['{siteName} पर आपके अकाउंट का फ़ोन नंबर बदला गया है।'],
    closing: NOT_YOU_CHANGED,
  },
  phone_released: {
    subject: CHANGE,
    lines: [
      '{siteName} पर आपका अकाउंट लंबे समय से इस्तेमाल नहीं हुआ। उसका फ़ोन नंबर अब किसी और के पास है, और वे उससे जुड़े हैं।',
      'हमने नंबर आपके अकाउंट से हटा दिया है। उन्हें आपके अकाउंट का कुछ नहीं दिखा। दूसरा नंबर जोड़ने के लिए इस पते से साइन इन करें।',
    ],
    closing: 'अगर यह नंबर अब भी आपके पास है, तो हमें लिखें।',
  },
  identity_linked: {
    subject: CHANGE,
    lines: ['अब {siteName} में {provider} से भी साइन इन किया जा सकता है।'],
    closing: NOT_YOU_CHANGED,
  },
  identity_unlinked: {
    subject: CHANGE,
    lines: ['अब {siteName} में {provider} से साइन इन नहीं किया जा सकता।'],
    closing: NOT_YOU_CHANGED,
  },
  factor_enrolled: {
    subject: CHANGE,
    lines: ['{siteName} पर आपके अकाउंट में दो चरण वाला साइन इन चालू किया गया है ({factorType})।'],
    closing: NOT_YOU_CHANGED,
  },
  factor_unenrolled: {
    subject: CHANGE,
    lines: ['{siteName} पर आपके अकाउंट के साइन इन से दूसरा चरण हटाया गया है ({factorType})।'],
    closing: NOT_YOU_CHANGED,
  },
  passkey_created: {
    subject: CHANGE,
    lines: ['{siteName} पर आपके अकाउंट में एक पासकी जोड़ी गई है। उससे बिना पासवर्ड के साइन इन होता है।'],
    closing: NOT_YOU_CHANGED,
  },
  passkey_deleted: {
    subject: CHANGE,
    lines: ['{siteName} पर आपके अकाउंट से एक पासकी हटाई गई है।'],
    closing: NOT_YOU_CHANGED,
  },
  recovery_codes_created: {
    subject: CHANGE,
    lines: ['{siteName} पर आपके अकाउंट के लिए नए रिकवरी कोड बनाए गए हैं। पुराने कोड अब काम नहीं करते।'],
    closing: NOT_YOU_CHANGED,
  },
  recovery_code_used: {
    subject: CHANGE,
    lines: ['{siteName} पर आपके अकाउंट के लिए एक रिकवरी कोड इस्तेमाल हुआ है। बाक़ी रिकवरी कोड: {codesLeft}'],
    closing: NOT_YOU_CHANGED,
  },
  new_device: {
    subject: '{siteName} पर एक नया डिवाइस',
    lines: [
      '{siteName} पर आपके अकाउंट में ऐसे डिवाइस से साइन इन हुआ है, जो पहले इसके लिए इस्तेमाल नहीं हुआ।',
      '{signIn}',
      'अगर यह आप ही थे, तो कुछ नहीं करना है।',
    ],
    button: 'यह मैंने नहीं किया',
    closing: 'यह बटन एक पेज खोलता है, जहाँ उस डिवाइस को साइन आउट किया जा सकता है। लिंक 7 दिन तक काम करता है।',
  },
}

/** Hindi is sent as UCS-2: 70 characters in one text message, 67 in each part of a longer one. */
export const textCopy = {
  code: '{code} {site} का कोड है। किसी को न बताएँ।',
  spoken: '{siteName} के लिए आपका कोड है: {digits}। एक बार फिर: {digits}। यह किसी को न बताएँ।',
  closing: 'आपने नहीं किया? हमें लिखें: {siteUrl}',
  phone_taken:
    '{siteName}: किसी ने आपका नंबर दूसरे अकाउंट में जोड़ना चाहा। नंबर आपके पास ही है। यह आप थे? इसी नंबर से साइन इन करें: {siteUrl}',
  new_device: '{siteName}: नए डिवाइस से आपके अकाउंट में साइन इन हुआ। आपने नहीं किया? {link}',
} satisfies Record<keyof typeof english.textCopy, string>

export const factorCopy: Readonly<Record<string, string>> = {
  totp: 'ऑथेंटिकेटर ऐप',
  phone: 'SMS',
  webauthn: 'सुरक्षा कुंजी',
}

export const validityCopy = {
  linkAndCode: 'लिंक {linkMinutes} मिनट तक काम करता है, कोड {codeMinutes} मिनट तक।',
  code: 'कोड {codeMinutes} मिनट तक काम करता है।',
} satisfies Record<keyof typeof english.validityCopy, string>

export const pageCopy = {
  title: 'एक क़दम और',
  text: 'आगे बढ़ने के लिए बटन दबाएँ। इससे ई-मेल स्कैन करने वाले प्रोग्राम आपका लिंक इस्तेमाल नहीं कर पाते।',
  button: 'आगे',
} satisfies Record<keyof typeof english.pageCopy, string>
