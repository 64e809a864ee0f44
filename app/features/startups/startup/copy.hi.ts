import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './copy.ts'

export const copy = {
  title: (startup: string) => `${startup}: पिच`,
  pitch: 'पिच',
  noPitch: 'अभी पिच नहीं जोड़ी गई है। आप नीचे सवाल पूछ सकते हैं।',
  founder: (name: string) => `${name} ने शुरू किया`,
  missing: { title: 'यह स्टार्टअप लिस्ट में नहीं है', back: 'सभी स्टार्टअप देखें' },
} satisfies Translated<typeof english.copy>
