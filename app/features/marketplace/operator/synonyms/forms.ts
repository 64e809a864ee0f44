import { faultOf, GROUP_CHARS_MAX, splitWords } from '#app/features/marketplace/synonyms/words.ts'
import { declareForm } from '#app/platform/form/fields.ts'
import { copy } from './copy.ts'

export const synonymsForm = declareForm({
  fields: {
    words: {
      as: 'text',
      rows: 6,
      charsMax: GROUP_CHARS_MAX,
      ...copy.fields.words,
      tooLong: copy.wrong.tooLong,
      read: (typed: string) => {
        const words = splitWords(typed)
        return faultOf(words) ? null : words
      },
      wrong,
    },
  },
})

function wrong(typed: string): string {
  const fault = faultOf(splitWords(typed))
  if (fault?.kind === 'long' || fault?.kind === 'phrase') return copy.wrong[fault.kind](fault.word)
  return copy.wrong[fault?.kind ?? 'few']
}
