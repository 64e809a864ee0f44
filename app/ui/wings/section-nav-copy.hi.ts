import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './section-nav-copy.ts'

export const sectionNav = {
  label: 'छात्रों और बदलाव लाने वालों के लिए',
  contexts: { student: 'छात्रों के लिए', changemaker: 'बदलाव लाने वालों के लिए' },
  list: [
    { to: '/ssr', label: 'छात्र प्रोग्राम', context: 'student' },
    { to: '/ssr-toolkit', label: 'टूलकिट', context: 'student' },
    { to: '/seeds', label: 'स्टार्टअप', context: 'changemaker' },
    { to: '/solve', label: 'मदद पाएँ', context: 'changemaker' },
  ],
} satisfies Translated<typeof english.sectionNav>
