import { useState } from 'react'
import {
  BIO_CHARS_MAX,
  COLLEGE_NAME_CHARS_MAX,
  COURSE_CHARS_MAX,
  DISPLAY_NAME_CHARS_MAX,
  STUDENT_ID_CHARS_MAX,
  YEAR_MAX,
  YEAR_MIN,
} from '#app/features/students/limits.ts'
import { LazyUploadField } from '#app/features/media/upload/lazy-upload-field.tsx'
import { UPLOAD_RULES } from '#app/features/media/upload-limits.ts'
import type { FormValues } from '#app/platform/form/parse-form.ts'
import { Check, Field } from '#app/ui/form/field.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import type { UploadedFile } from '#app/features/media/upload/upload-rules.ts'
import { copy } from './copy.ts'

/** The profile's picture: an uploaded file, or only its id while the picture may not be shown. */
export type Picture = UploadedFile | { id: string; isHidden: true } | null

interface ProfileFieldsProps {
  values: FormValues
  errors: Readonly<Record<string, string>> | undefined
  picture: Picture
  onBusy: (isBusy: boolean) => void
}

const YEARS = Array.from({ length: YEAR_MAX - YEAR_MIN + 1 }, (_, i) => YEAR_MIN + i)

/** The fields that the first profile and later changes share. */
export function ProfileFields({ values, errors, picture, onBusy }: ProfileFieldsProps) {
  const { displayName, collegeName, yearOfStudy, course, studentId, bio } = copy.fields
  const own = (name: string) => ({ name, defaultValue: values[name], error: errors?.[name] })
  return (
    <>
      <Field
        {...own('displayName')}
        {...displayName}
        autoComplete="nickname"
        maxLength={DISPLAY_NAME_CHARS_MAX}
        required
      />
      <Field
        {...own('collegeName')}
        {...collegeName}
        autoComplete="organization"
        maxLength={COLLEGE_NAME_CHARS_MAX}
        required
      />
      <SelectField
        {...own('yearOfStudy')}
        label={yearOfStudy.label}
        prompt={yearOfStudy.choose}
        defaultValue={values['yearOfStudy']}
        required
      >
        {YEARS.map((year) => (
          <option key={year} value={year}>
            {yearOfStudy.year(year)}
          </option>
        ))}
      </SelectField>
      <Field {...own('course')} {...course} maxLength={COURSE_CHARS_MAX} />
      <Field {...own('studentId')} {...studentId} autoComplete="off" maxLength={STUDENT_ID_CHARS_MAX} />
      <Field as="textarea" rows={3} {...own('bio')} {...bio} maxLength={BIO_CHARS_MAX} />
      <PictureField picture={picture} error={errors?.['profileImageId']} onBusy={onBusy} />
    </>
  )
}

interface PictureFieldProps {
  picture: Picture
  error: string | undefined
  onBusy: (isBusy: boolean) => void
}

const IMAGE = ['image'] as const

function PictureField({ picture, error, onBusy }: PictureFieldProps) {
  const { label, hint, kept, drop } = copy.fields.picture
  const [isDropped, setIsDropped] = useState(false)
  if (picture && 'isHidden' in picture && !isDropped) {
    return (
      <fieldset className="field">
        <legend>{label}</legend>
        <p className="hint">{kept}</p>
        <input type="hidden" name="profileImageId" value={picture.id} />
        <Check name="dropPicture" value="yes" label={drop} onChange={() => setIsDropped(true)} />
      </fieldset>
    )
  }
  return (
    <LazyUploadField
      name="profileImage"
      label={label}
      hint={hint}
      error={error}
      max={1}
      kinds={IMAGE}
      rules={UPLOAD_RULES}
      initial={picture && 'sources' in picture ? [picture] : []}
      onBusy={onBusy}
    />
  )
}
