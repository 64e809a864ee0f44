import * as v from 'valibot'
import { copy } from './copy.ts'

export const REASON_CHARS_MAX = 500
export const PAGE_SIZE = 24
export const DESK_MAX = 100
/** Under it a guardian has to agree before anything is shown. */
export const ADULT_AGE = 18

/** What can be said about a story. The latest verdict counts; after `withdrawn` there is no other. */
export const VERDICTS = ['approved', 'declined', 'withdrawn'] as const
export type Verdict = (typeof VERDICTS)[number]

/** An operator's decision. A no needs a reason. */
export const decisionForm = v.pipe(
  v.object({
    id: v.pipe(v.string(), v.uuid()),
    verdict: v.picklist(['approved', 'declined']),
    reason: v.pipe(
      v.optional(v.string(), ''),
      v.trim(),
      v.maxLength(REASON_CHARS_MAX, copy.reason.tooLong(REASON_CHARS_MAX)),
    ),
    /** 'yes' when a guardian's consent is on record. */
    guardian: v.optional(v.string(), ''),
  }),
  v.forward(
    v.partialCheck(
      [['verdict'], ['reason']],
      ({ verdict, reason }) => verdict === 'approved' || reason !== '',
      copy.reason.missing,
    ),
    ['reason'],
  ),
)
export type DecisionInput = v.InferOutput<typeof decisionForm>

/** Of the words under a picture. */
export const CAPTION_CHARS_MAX = 200
