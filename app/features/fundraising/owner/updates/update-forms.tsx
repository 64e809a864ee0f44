import { useState } from 'react'
import { Form } from 'react-router'
import { UPDATE_CAPTION_CHARS_MAX, UPDATE_PICTURES_MAX } from '#app/features/fundraising/owner/schema.ts'
import { LazyUploadField } from '#app/features/media/upload/lazy-upload-field.tsx'
import { UPLOAD_RULES } from '#app/features/media/upload-limits.ts'
import { FormDraft } from '#app/ui/form/form-draft.tsx'
import { FormField } from '#app/ui/form/form-field.tsx'
import { useFocusFirstError } from '#app/ui/form/use-focus-first-error.ts'
import { copy } from './copy.ts'
import { thanksForm, updateForm } from './form.ts'
import type { UpdateAnswer } from './update-actions.server.ts'

interface Props {
  formKey: string
  answer: UpdateAnswer | undefined
}

const IMAGES = ['image'] as const
const NONE: UpdateAnswer['uploads'] = []

export function PostForm({ formKey, answer }: Props) {
  const { errors, values = {}, uploads = NONE } = answer ?? {}
  const form = useFocusFirstError(errors)
  const [isBusy, setIsBusy] = useState(false)
  return (
    <Form ref={form} method="post" className="stack" noValidate>
      <FormDraft name="campaign-update" />
      <Refusal words={errors?.['']} />
      <input type="hidden" name="key" value={values['key'] || formKey} />
      <FormField
        name="message"
        spec={updateForm.fields.message}
        value={values['message'] ?? ''}
        error={errors?.['message']}
      />
      <LazyUploadField
        label={copy.update.pictures}
        hint={copy.update.picturesHint}
        error={errors?.['media']}
        max={UPDATE_PICTURES_MAX}
        captionCharsMax={UPDATE_CAPTION_CHARS_MAX}
        rules={UPLOAD_RULES}
        kinds={IMAGES}
        initial={uploads}
        onBusy={setIsBusy}
      />
      <p>
        <button className="btn primary" name="act" value="post" disabled={isBusy}>
          {isBusy ? copy.update.busy : copy.update.send}
        </button>
      </p>
    </Form>
  )
}

export function ThankForm({ formKey, answer }: Props) {
  const { errors, values = {} } = answer ?? {}
  const form = useFocusFirstError(errors)
  return (
    <Form ref={form} method="post" className="stack" noValidate>
      <Refusal words={errors?.['']} />
      <input type="hidden" name="key" value={values['key'] || formKey} />
      <FormField
        name="thanks"
        spec={thanksForm.fields.thanks}
        value={values['thanks'] ?? ''}
        error={errors?.['thanks']}
      />
      <p>
        <button className="btn secondary" name="act" value="thank">
          {copy.thanks.send}
        </button>
      </p>
    </Form>
  )
}

function Refusal({ words }: { words: string | undefined }) {
  if (!words) return null
  return (
    <p className="error error-summary" role="alert" tabIndex={-1}>
      {words}
    </p>
  )
}
