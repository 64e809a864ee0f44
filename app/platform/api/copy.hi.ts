import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './copy.ts'

export const copy = {
  signIn: 'साइन इन करें। इस कॉल के लिए सही access token चाहिए।',
  origin: 'यह अनुरोध किसी दूसरी साइट से आया है।',
  type: 'JSON भेजें: Content-Type: application/json',
  json: 'यह UTF-8 में JSON नहीं है, या इसमें कंट्रोल अक्षर या __proto__ जैसा नाम है।',
  invalid: 'अनुरोध सही नहीं है।',
  method: (allow: string) => `यह पता सिर्फ़ ${allow} लेता है।`,
  failed: 'कुछ गड़बड़ हो गई। फिर कोशिश करें।',
  away: 'सेवा थोड़ी देर के लिए बंद है। फिर कोशिश करें।',
} satisfies Translated<typeof english.copy>
