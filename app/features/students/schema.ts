import * as v from 'valibot'
import { normalizeContact } from '#app/platform/text/contact.ts'
import { typedLine, typedName, typedText } from '#app/platform/form/text-schemas.ts'
import { perLanguage } from '#app/platform/language/per-language.ts'
import { latinDigits } from '#app/platform/text/text.ts'
import { copy } from './copy.ts'
import {
  AGE_BANDS,
  DISPLAY_NAME_CHARS_MAX,
  COLLEGE_NAME_CHARS_MAX,
  COURSE_CHARS_MAX,
  STUDENT_ID_CHARS_MAX,
  BIO_CHARS_MAX,
  YEAR_MIN,
  YEAR_MAX,
} from './limits.ts'

const text = (charsMax: number) => typedText(charsMax, copy.form.tooLong(charsMax))
const line = (charsMax: number) => typedLine(charsMax, copy.form.tooLong(charsMax))
const orNull = (typed: string): string | null => typed || null

/** Accepts '3' (a form) or 3 (the API). */
const yearOfStudy = perLanguage(() =>
  v.pipe(
    v.union(
      [v.number(), v.pipe(v.string(), v.trim(), v.transform(latinDigits), v.regex(/^\d$/), v.transform(Number))],
      copy.form.year,
    ),
    v.integer(copy.form.year),
    v.minValue(YEAR_MIN, copy.form.year),
    v.maxValue(YEAR_MAX, copy.form.year),
  ),
)

const contact = perLanguage(() =>
  v.pipe(
    v.optional(v.string(), ''),
    v.trim(),
    v.check((typed) => typed === '' || normalizeContact(typed) !== '', copy.form.email),
    v.transform(normalizeContact),
  ),
)

const entries = perLanguage(() => ({
  displayName: typedName(DISPLAY_NAME_CHARS_MAX, {
    missing: copy.form.displayName,
    tooLong: copy.form.tooLong(DISPLAY_NAME_CHARS_MAX),
  }),
  collegeName: v.pipe(line(COLLEGE_NAME_CHARS_MAX), v.minLength(1, copy.form.collegeName)),
  yearOfStudy,
  studentId: v.pipe(line(STUDENT_ID_CHARS_MAX), v.transform(orNull)),
  course: v.pipe(line(COURSE_CHARS_MAX), v.transform(orNull)),
  bio: v.pipe(text(BIO_CHARS_MAX), v.transform(orNull)),
  /** Id of an upload of the user (feature media); empty for none. */
  profileImageId: v.pipe(
    v.optional(v.union([v.literal(''), v.pipe(v.string(), v.uuid())], copy.form.picture), ''),
    v.transform(orNull),
  ),
}))

/** "Complete Your Student Profile". `guardianEmail` is required under 18 only. */
export const profileForm = perLanguage(() =>
  v.pipe(
    v.object({ ...entries, ageBand: v.picklist(AGE_BANDS, copy.form.ageBand), guardianEmail: contact }),
    v.forward(
      v.partialCheck(
        [['ageBand'], ['guardianEmail']],
        ({ ageBand, guardianEmail }) => ageBand !== 'under-18' || guardianEmail !== '',
        copy.form.guardianEmail,
      ),
      ['guardianEmail'],
    ),
  ),
)
export type ProfileInput = v.InferOutput<typeof profileForm>

/** Later changes of the profile. Without `ageBand` the age band is not changed. */
export const profileChangeForm = perLanguage(() =>
  v.object({
    ...entries,
    ageBand: v.optional(v.picklist(AGE_BANDS, copy.form.ageBand)),
  }),
)
export type ProfileChangeInput = v.InferOutput<typeof profileChangeForm>
