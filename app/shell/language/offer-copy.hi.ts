import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './offer-copy.ts'

/** The same words: the line is on English pages only. */
export const offerCopy = {
  label: 'भाषा',
  line: 'यह पेज हिन्दी में भी है।',
  link: 'हिन्दी में पढ़ें',
} satisfies Translated<typeof english.offerCopy>
