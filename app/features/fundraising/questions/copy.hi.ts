import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './copy.ts'

/** Copy of the organiser's page of questions, and of the lists. */
export const copy = {
  title: 'सवाल',
  report: 'इस सवाल की शिकायत करें',
  none: {
    title: 'अभी कोई सवाल नहीं है',
    body: 'सदस्य आपसे आपके कैंपेन के बारे में पूछ सकते हैं। हर सवाल पर आपको एक मैसेज मिलता है।',
  },
} satisfies Translated<typeof english.copy>
