import {
  ALL_SEEN,
  CHECK_WORDS_CHARS_MAX,
  SEEN_BY_KIND,
  type Seen,
} from '#app/features/fundraising/campaign-checks/check-kinds.ts'
import { copy as checkCopy } from '#app/features/fundraising/campaign-checks/copy.ts'
import { DOCUMENT_REASON_CHARS_MAX, type ProofKind } from '#app/features/fundraising/documents/document-kinds.ts'
import { declareForm, optionsOf } from '#app/platform/form/fields.ts'
import { perLanguage } from '#app/platform/language/per-language.ts'
import { cleanLine, hasLink } from '#app/platform/text/text.ts'
import { copy } from './copy.ts'

const labelOf = (seen: Seen) => checkCopy.seen[seen]

/** What was seen in a document of this kind. */
export const seenForm = (kind: ProofKind) => formOf(SEEN_BY_KIND[kind])

/** With all sentences; the command refuses those of other kinds. */
export const anySeenForm = perLanguage(() => formOf(ALL_SEEN))

const formOf = (seen: readonly Seen[]) =>
  declareForm({
    fields: {
      seen: {
        as: 'radios',
        options: optionsOf<Seen>(seen, labelOf),
        ...copy.check.seen,
      },
      words: {
        as: 'line',
        optional: true,
        charsMax: CHECK_WORDS_CHARS_MAX,
        ...copy.check.words,
        read: (typed: string) => (hasLink(typed) ? null : cleanLine(typed)),
      },
      untilDay: { as: 'date', ...copy.check.until },
    },
  })

export const refuseForm = perLanguage(() =>
  declareForm({
    fields: { reason: { as: 'text', rows: 3, charsMax: DOCUMENT_REASON_CHARS_MAX, ...copy.refuse.reason } },
  }),
)
