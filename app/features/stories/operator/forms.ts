import { copy as storyWords } from '#app/features/stories/copy.ts'
import { DECISION_CHARS_MAX } from '#app/features/stories/schema.ts'
import type { EditorFields, EditorSpec } from '#app/features/resource-editor/fields.ts'
import { copy } from './copy.ts'

const words = (said: { label: string; hint: string }): EditorSpec => ({
  as: 'text',
  rows: 3,
  charsMax: DECISION_CHARS_MAX,
  ...said,
})

export const hideFields: EditorFields = {
  rule: { as: 'select', options: storyWords.reasons, label: copy.hide.rule.label },
  words: words(copy.hide.words),
}
export const keepFields: EditorFields = { words: { ...words(copy.keep.words), optional: true } }
export const restoreFields: EditorFields = { words: { ...words(copy.restore.words), optional: true } }
export const answerFields: EditorFields = { words: words(copy.appeal.words) }
