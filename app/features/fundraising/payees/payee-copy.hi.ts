import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './payee-copy.ts'

/** Who is paid, as everybody may read it. */
export const copy = {
  term: 'पैसे किसे मिलते हैं',
  because: (to: string, reason: string) => `${to}। कारण: ${reason}`,
  /** Alone in a table, and after a colon. */
  within: { beneficiary: 'जिनके लिए कैंपेन है', owner: 'आयोजक' },
  alone: { beneficiary: 'जिनके लिए कैंपेन है', owner: 'आयोजक' },
} satisfies Translated<typeof english.copy>
