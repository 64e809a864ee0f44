import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './copy.ts'

export const copy = {
  mark: `मिटाए गए अकाउंट की ID, हर एक की अलग फ़ाइल। बैकअप वापस लाते समय इन्हें पढ़ा जाता है, ताकि
मिटाया हुआ कोई अकाउंट वापस न आए। यह फ़ोल्डर बैकअप के साथ रखें। इसमें से कुछ न मिटाएँ।
`,
} satisfies Translated<typeof english.copy>
