import { SAMPLES_UNTIL_REAL } from '#app/platform/samples.ts'
import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './examples-copy.ts'

export const copy = {
  title: 'उदाहरण',
  lead: `ये उदाहरण हमने बनाए हैं। ${SAMPLES_UNTIL_REAL} असली होने पर ये हट जाएँगे।`,
} satisfies Translated<typeof english.copy>
