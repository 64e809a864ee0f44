import { Link } from 'react-router'
import { copy } from './copy.ts'
import { LazyUploadField } from './lazy-upload-field.tsx'
import type { UploadRules } from './upload-rules.ts'

const KINDS = ['image'] as const

interface PictureQuestionProps {
  hint: string
  captionCharsMax: number
  rules: UploadRules
  /** Path of the sign-in; null for a signed-in user. */
  signIn: string | null
  /** Called with whether the upload is in progress, so that the form can wait. */
  onBusy: (isBusy: boolean) => void
}

/** One optional picture inside a form. It is uploaded at once, which requires an account. */
export function PictureQuestion({ hint, captionCharsMax, rules, signIn, onBusy }: PictureQuestionProps) {
  if (signIn) {
    return (
      <p className="small secondary-ink">
        {copy.signIn.before} <Link to={signIn}>{copy.signIn.label}</Link>
      </p>
    )
  }
  return (
    <LazyUploadField
      label={copy.picture}
      hint={hint}
      max={1}
      captionCharsMax={captionCharsMax}
      rules={rules}
      kinds={KINDS}
      onBusy={onBusy}
    />
  )
}
