import { useEffect, useState } from 'react'
import { Form } from 'react-router'
import { UPLOAD_RULES } from '#app/features/media/upload-limits.ts'
import {
  CAPTION_CHARS_MAX,
  CAUSE_CATEGORIES,
  DESCRIPTION_CHARS_MAX,
  LOCATION_CHARS_MAX,
  MEDIA_PER_STORY_MAX,
  TITLE_CHARS_MAX,
} from '#app/features/stories/schema.ts'
import { copy as stories } from '#app/features/stories/copy.ts'
import { Check, Field } from '#app/ui/field.tsx'
import { showToast } from '#app/ui/toasts.tsx'
import UploadField from '#app/features/media/upload/upload-field.tsx'
import { useFocusFirstError } from '#app/ui/use-focus-first-error.ts'
import { copy } from './share-copy.ts'
import { Results } from './results.tsx'
import type { ShareAnswer } from './share-answer.ts'

/** The form of a story: title, text, cause, place, results, pictures and consent. Idempotent by its key. */
export function ShareForm({ formKey, answer }: { formKey: string; answer: ShareAnswer | undefined }) {
  const { errors, values = {}, failed } = answer ?? {}
  const form = useFocusFirstError(errors && Object.keys(errors).length > 0 ? errors : undefined)
  const [isBusy, setIsBusy] = useState(false)
  // Keeps the first key when the loader runs again: it is still the same story.
  const [key] = useState(values['formKey'] || formKey)
  useEffect(() => {
    if (failed) showToast({ title: copy.failed, body: failed }, { destructive: true })
  }, [answer, failed])
  const field = (name: string) => ({ name, defaultValue: values[name], error: errors?.[name] })
  return (
    <Form ref={form} method="post" className="card pad stack shareform" noValidate>
      <Failed answer={answer} />
      <input type="hidden" name="formKey" value={key} />
      <Field {...field('title')} label={copy.name} hint={copy.nameHint} maxLength={TITLE_CHARS_MAX} required />
      <Field
        as="textarea"
        {...field('description')}
        label={copy.about}
        hint={copy.aboutHint}
        maxLength={DESCRIPTION_CHARS_MAX}
        rows={8}
        required
      />
      <div className="sharepair">
        <Field
          as="select"
          name="causeCategory"
          label={copy.cause}
          defaultValue={values['causeCategory'] || 'none'}
          error={errors?.['causeCategory']}
          required
        >
          <option value="none" disabled>
            {copy.choose}
          </option>
          {CAUSE_CATEGORIES.map((cause) => (
            <option key={cause} value={cause}>
              {stories.causes[cause]}
            </option>
          ))}
        </Field>
        <Field {...field('location')} label={copy.place} hint={copy.placeHint} maxLength={LOCATION_CHARS_MAX} />
      </div>
      <UploadField
        label={copy.media}
        hint={copy.mediaHint(MEDIA_PER_STORY_MAX)}
        error={errors?.['media']}
        max={MEDIA_PER_STORY_MAX}
        captionCharsMax={CAPTION_CHARS_MAX}
        rules={UPLOAD_RULES}
        initial={answer?.uploads ?? NONE}
        onBusy={setIsBusy}
      />
      <Results values={values} error={errors?.['impactMetrics']} />
      <Check
        name="isAnonymous"
        value="yes"
        label={copy.anonymous}
        hint={copy.anonymousHint}
        defaultChecked={values['isAnonymous'] === 'yes'}
      />
      <Check
        name="consent"
        value="yes"
        label={copy.consent}
        hint={copy.consentHint}
        error={errors?.['consent']}
        defaultChecked={values['consent'] === 'yes'}
        required
      />
      <button className="btn primary big" disabled={isBusy}>
        {isBusy ? copy.busy : copy.send}
      </button>
    </Form>
  )
}

const NONE: NonNullable<ShareAnswer['uploads']> = []

function Failed({ answer }: { answer: ShareAnswer | undefined }) {
  if (!answer?.failed) return null
  return (
    <div className="errsum stack" role="alert">
      <p>
        <b>{copy.failed}</b>
      </p>
      <p>{answer.failed}</p>
      {answer.help && (
        <a href={answer.help.to} target="_blank" rel="noopener">
          {answer.help.label}
        </a>
      )}
    </div>
  )
}
