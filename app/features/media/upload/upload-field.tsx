import { type ReactNode, useEffect, useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { takeLostCaption } from '#app/platform/drafts/lost-uploads.ts'
import { FieldError } from '#app/ui/form/field.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { copy } from './copy.ts'
import type { FileKind, UploadedFile, UploadRules } from './upload-rules.ts'
import './upload.css'
import { ICONS } from './thumbnail.tsx'
import { UploadItem } from './upload-item.tsx'
import { useLostUploads } from './use-lost-uploads.ts'
import { type Upload, useUploads } from './use-uploads.ts'

interface UploadFieldProps {
  /** The form gets `${name}Id` and, with captions, `${name}Caption`, once for each file, in the same order. */
  name?: string
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  max: number
  /** Without it there are no caption fields. */
  captionCharsMax?: number
  rules: UploadRules
  kinds?: readonly FileKind[]
  /** Uploaded earlier, such as by a form with errors. */
  initial?: readonly UploadedFile[]
  /** Called with whether uploads are in progress, so that the form can wait. */
  onBusy?: (isBusy: boolean) => void
}

const BOTH: readonly FileKind[] = ['image', 'video']
const NONE: readonly UploadedFile[] = []

/** Which words name the files of a field. */
function amountOf(kinds: readonly FileKind[], max: number): keyof typeof copy.add {
  if (kinds.includes('document')) return 'document'
  if (max === 1) return 'one'
  return kinds.includes('video') ? 'both' : 'image'
}

/** Chosen in this form, and not refused. */
const isChosen = ({ file, state }: Upload): boolean => file !== undefined && (state.at !== 'failed' || state.canRepeat)

/**
 * Up to `max` pictures or videos inside a form. Each is uploaded at once, while the user goes on writing; the form
 * itself contains only ids and captions. `LazyUploadField` loads it later.
 */
export default function UploadField({
  name = 'media',
  label,
  hint,
  error,
  max,
  captionCharsMax,
  rules,
  kinds = BOTH,
  initial = NONE,
  onBusy,
}: UploadFieldProps) {
  const id = useId()
  const field = useRef<HTMLFieldSetElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const { uploads, announcement, note, add, remove, repeat, setCaption } = useUploads({ max, rules, kinds, initial })
  const isFull = uploads.length >= max
  const isLost = useLostUploads(field, name, uploads.length)
  const isBusy = uploads.some(({ state }) => state.at === 'waiting' || state.at === 'sending')
  useEffect(() => onBusy?.(isBusy), [isBusy, onBusy])
  function takeFiles(chooser: HTMLInputElement): void {
    const { form } = chooser
    add([...(chooser.files ?? [])], (place) => (form ? takeLostCaption(form, name, place) : ''))
    // So that the same file can be chosen again.
    chooser.value = ''
  }
  // Files may have been chosen before hydration.
  useEffect(() => {
    if (input.current?.files?.length) takeFiles(input.current)
  })
  const types = kinds.flatMap((kind) => rules.accepted[kind].types)
  const amount = amountOf(kinds, max)
  const notice = note || (isLost ? copy.lost[amount] : isFull && max > 1 ? copy.full(max) : '')
  return (
    <fieldset
      ref={field}
      className="uploads field"
      aria-describedby={error ? `${id}e` : undefined}
      data-uploads={uploads.some(isChosen) ? name : undefined}
    >
      <legend>{label}</legend>
      {hint && <span className="hint">{hint}</span>}
      {uploads.length > 0 && (
        <ul className="upload-list">
          {uploads.map((upload) => (
            <UploadItem
              key={upload.key}
              upload={upload}
              name={name}
              {...(captionCharsMax && { captionCharsMax })}
              onCaption={(caption) => setCaption(upload, caption)}
              onRepeat={() => repeat(upload)}
              onRemove={() => {
                // The focused button is removed: move the focus to the file input.
                flushSync(() => remove(upload))
                input.current?.focus()
              }}
            />
          ))}
        </ul>
      )}
      {(max > 1 || !isFull) && (
        <label className="btn secondary upload-add" data-full={isFull || undefined}>
          <Icon name={uploads.length > 0 ? 'plus' : ICONS[kinds[0] ?? 'image']} />
          {uploads.length > 0 ? copy.more : copy.add[amount]}
          {max > 1 && <span className="small secondary-ink">{copy.count(uploads.length, max)}</span>}
          <input
            ref={input}
            type="file"
            className="visually-hidden"
            accept={types.join(',')}
            multiple={max > 1}
            disabled={isFull}
            onChange={({ currentTarget }) => takeFiles(currentTarget)}
          />
        </label>
      )}
      {notice && (
        <p className="notice" role={note ? 'alert' : undefined}>
          {notice}
        </p>
      )}
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      <noscript>
        <p className="notice">{copy.noScript}</p>
      </noscript>
      <FieldError id={`${id}e`}>{error}</FieldError>
    </fieldset>
  )
}
