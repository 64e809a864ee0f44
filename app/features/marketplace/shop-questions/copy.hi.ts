import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './copy.ts'

/** Copy of the seller's screen of questions. */
export const copy = {
  title: 'सवाल',
  none: {
    title: 'अभी कोई सवाल नहीं',
    body: 'सदस्य आपसे हर प्रोडक्ट के बारे में पूछ सकते हैं। हर सवाल पर आपको मैसेज मिलता है।',
  },
} satisfies Translated<typeof english.copy>
