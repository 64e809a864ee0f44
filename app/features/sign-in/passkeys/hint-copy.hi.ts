import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './hint-copy.ts'

export const hintCopy = {
  lead: 'क्या यह आपका अपना फ़ोन है? अगली बार उँगली के निशान से साइन इन करें।',
  link: 'इसे चालू करें',
} satisfies Translated<typeof english.hintCopy>
