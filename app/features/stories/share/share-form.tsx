import { useEffect, useState } from 'react'
import { Form } from 'react-router'
import { UPLOAD_RULES } from '#app/features/media/upload-limits.ts'
import { CAPTION_CHARS_MAX, MEDIA_PER_STORY_MAX } from '#app/features/stories/schema.ts'
import { FormField } from '#app/ui/form/form-field.tsx'
import { showToast } from '#app/ui/toasts.tsx'
import UploadField from '#app/features/media/upload/upload-field.tsx'
import { useFocusFirstError } from '#app/ui/form/use-focus-first-error.ts'
import { FormDraft } from '#app/ui/form/form-draft.tsx'
import { storyForm } from './form.ts'
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
  const field = (name: keyof typeof storyForm.fields) => (
    <FormField name={name} spec={storyForm.fields[name]} value={values[name] ?? ''} error={errors?.[name]} />
  )
  return (
    <Form ref={form} method="post" className="card pad stack story-form" noValidate>
      <FormDraft name="story" />
      <Failed answer={answer} />
      <input type="hidden" name="formKey" value={key} />
      {field('title')}
      {field('description')}
      <div className="share-pair">
        {field('causeCategory')}
        {field('location')}
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
      {field('isAnonymous')}
      {field('consent')}
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
    <div className="error-summary stack" role="alert">
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
