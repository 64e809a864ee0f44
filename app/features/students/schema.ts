import * as v from 'valibot'
import { tidyEmail } from '#app/platform/text/contact.ts'
import { typedLine, typedName, typedText } from '#app/platform/form/text-schemas.ts'
import { copy } from './copy.ts'

/** Stated when the profile is made. Under eighteen a guardian has to agree before anything is published. */
export const AGE_BANDS = ['18-or-older', 'under-18'] as const
export type AgeBand = (typeof AGE_BANDS)[number]

export const DISPLAY_NAME_CHARS_MAX = 80
export const COLLEGE_NAME_CHARS_MAX = 120
export const COURSE_CHARS_MAX = 120
export const STUDENT_ID_CHARS_MAX = 40
export const BIO_CHARS_MAX = 500
export const YEAR_MIN = 1
export const YEAR_MAX = 5

/** A guardian may answer as long as this; taking the consent back has no end. */
export const GUARDIAN_LINK_DAYS = 14
export const GUARDIAN_ASKS_A_DAY_MAX = 3
export const GUARDIAN_ASKS_MAX = 12
/** After a no, or after a consent that was taken back, nobody is asked again for this long. */
export const GUARDIAN_REST_DAYS = 30
/** Which wording the guardian agreed to; one higher whenever the letter or the page says something else. */
export const GUARDIAN_NOTICE_VERSION = 1

export const GUARDIAN_ANSWERS = ['allowed', 'declined'] as const
export type GuardianAnswer = (typeof GUARDIAN_ANSWERS)[number]

export const BLOCKS_MAX = 1_000

const text = (charsMax: number) => typedText(charsMax, copy.form.tooLong(charsMax))
const line = (charsMax: number) => typedLine(charsMax, copy.form.tooLong(charsMax))
const orNull = (typed: string): string | null => typed || null

/** '3' from a form, 3 from a program. */
const yearOfStudy = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.regex(/^\d$/), v.transform(Number))], copy.form.year),
  v.integer(copy.form.year),
  v.minValue(YEAR_MIN, copy.form.year),
  v.maxValue(YEAR_MAX, copy.form.year),
)

const email = v.pipe(
  v.optional(v.string(), ''),
  v.trim(),
  v.check((typed) => typed === '' || tidyEmail(typed) !== '', copy.form.email),
  v.transform(tidyEmail),
)

const entries = {
  displayName: typedName(DISPLAY_NAME_CHARS_MAX, {
    missing: copy.form.displayName,
    tooLong: copy.form.tooLong(DISPLAY_NAME_CHARS_MAX),
  }),
  collegeName: v.pipe(line(COLLEGE_NAME_CHARS_MAX), v.minLength(1, copy.form.collegeName)),
  yearOfStudy,
  studentId: v.pipe(line(STUDENT_ID_CHARS_MAX), v.transform(orNull)),
  course: v.pipe(line(COURSE_CHARS_MAX), v.transform(orNull)),
  bio: v.pipe(text(BIO_CHARS_MAX), v.transform(orNull)),
  /** An upload of hers (capability media); empty for none. */
  profileImageId: v.pipe(
    v.optional(v.union([v.literal(''), v.pipe(v.string(), v.uuid())], copy.form.picture), ''),
    v.transform(orNull),
  ),
}

/** Complete Your Student Profile. `guardianEmail` is asked for under eighteen alone. */
export const profileForm = v.pipe(
  v.object({ ...entries, ageBand: v.picklist(AGE_BANDS, copy.form.ageBand), guardianEmail: email }),
  v.forward(
    v.partialCheck(
      [['ageBand'], ['guardianEmail']],
      ({ ageBand, guardianEmail }) => ageBand !== 'under-18' || guardianEmail !== '',
      copy.form.guardianEmail,
    ),
    ['guardianEmail'],
  ),
)
export type ProfileInput = v.InferOutput<typeof profileForm>

/** What she changes later. Left out, the age band stays. */
export const profileChangeForm = v.object({
  ...entries,
  ageBand: v.optional(v.picklist(AGE_BANDS, copy.form.ageBand)),
})
export type ProfileChangeInput = v.InferOutput<typeof profileChangeForm>

/** The address of a guardian, asked (again). */
export const guardianForm = v.object({
  guardianEmail: v.pipe(email, v.minLength(1, copy.form.guardianEmail)),
})

/** What the guardian says on the page behind the link. A yes needs the confirmation that a guardian says it. */
export const guardianAnswerForm = v.pipe(
  v.object({
    answer: v.picklist(GUARDIAN_ANSWERS, copy.form.answer),
    isGuardian: v.optional(v.string(), ''),
  }),
  v.forward(
    v.partialCheck(
      [['answer'], ['isGuardian']],
      ({ answer, isGuardian }) => answer === 'declined' || isGuardian === 'yes',
      copy.form.isGuardian,
    ),
    ['isGuardian'],
  ),
)
