import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './showcase-copy.ts'

export const showcaseCopy = {
  line: 'यह एक डेमो है। लोग और प्रोडक्ट असली नहीं हैं, और असली पैसा नहीं लगता।',
  cannotSendMail: 'यह डेमो ई-मेल नहीं भेज सकता',
} satisfies Translated<typeof english.showcaseCopy>
