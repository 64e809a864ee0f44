import { useState } from 'react'
import { Link } from 'react-router'
import { DOCUMENT_RULES, UPLOAD_RULES } from '#app/features/media/upload-limits.ts'
import { LazyUploadField } from '#app/features/media/upload/lazy-upload-field.tsx'
import type { UploadedFile } from '#app/features/media/upload/upload-rules.ts'
import { signInHref } from '#app/platform/session/sign-in-href.ts'
import { copy } from './copy.ts'
import { DECK_FIELD, PICTURE_ALT_CHARS_MAX, PICTURE_FIELD } from './files.ts'

const PICTURES = ['image'] as const
const DOCUMENTS = ['document'] as const
const SIGN_IN = signInHref('/seeds')
const words = copy.files

/** Whether one of the two files is on its way, so that the form can wait. */
export function useFilesBusy() {
  const [isPictureBusy, onPicture] = useState(false)
  const [isDeckBusy, onDeck] = useState(false)
  return { isBusy: isPictureBusy || isDeckBusy, onPicture, onDeck }
}

interface FormFilesProps {
  errors: Readonly<Record<string, string>> | undefined
  /** The startup's current files. */
  current?: { picture: UploadedFile | null; deck: UploadedFile | null }
  busy: ReturnType<typeof useFilesBusy>
}

/** The picture and the pitch deck of a startup, inside a form. They are uploaded at once, which needs an account. */
export function FormFiles({ errors, current, busy }: FormFilesProps) {
  const { picture, deck } = words
  return (
    <>
      <LazyUploadField
        {...picture}
        name={PICTURE_FIELD}
        error={errors?.[`${PICTURE_FIELD}Id`]}
        max={1}
        captionCharsMax={PICTURE_ALT_CHARS_MAX}
        rules={UPLOAD_RULES}
        kinds={PICTURES}
        initial={current?.picture ? [current.picture] : undefined}
        onBusy={busy.onPicture}
      />
      <LazyUploadField
        {...deck}
        name={DECK_FIELD}
        error={errors?.[`${DECK_FIELD}Id`]}
        max={1}
        rules={DOCUMENT_RULES}
        kinds={DOCUMENTS}
        initial={current?.deck ? [current.deck] : undefined}
        onBusy={busy.onDeck}
      />
    </>
  )
}

/** In place of the files, for visitors. */
export function FilesNeedAccount() {
  return (
    <p className="small secondary-ink">
      {words.signIn.before} <Link to={SIGN_IN}>{words.signIn.label}</Link>
    </p>
  )
}
