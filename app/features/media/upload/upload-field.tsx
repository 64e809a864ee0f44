import { type ReactNode, useEffect, useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { FieldError } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { copy } from './copy.ts'
import type { FileKind, UploadedFile, UploadRules } from './upload-rules.ts'
import './upload.css'
import { UploadItem } from './upload-item.tsx'
import { useUploads } from './use-uploads.ts'

interface UploadFieldProps {
  /** The form gets `${name}Id` and, with captions, `${name}Caption`, once for each file, in step. */
  name?: string
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  max: number
  /** Without it no captions are asked for. */
  captionCharsMax?: number
  rules: UploadRules
  kinds?: readonly FileKind[]
  /** Sent before, e.g. by a form that came back with mistakes. */
  initial?: readonly UploadedFile[]
  /** Says whether files are still on their way: the form had better wait. */
  onBusy?: (isBusy: boolean) => void
}

const BOTH: readonly FileKind[] = ['image', 'video']
const NONE: readonly UploadedFile[] = []

/**
 * Up to `max` pictures or videos inside a form. Each is sent at once, while she goes on writing; the form itself
 * carries only their ids and captions. Load it lazily where a form opens late: `lazy(() => import(…))`.
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
  const input = useRef<HTMLInputElement>(null)
  const { uploads, said, note, add, remove, repeat, setCaption } = useUploads({ max, rules, kinds, initial })
  const isFull = uploads.length >= max
  const isBusy = uploads.some(({ state }) => state.at === 'waiting' || state.at === 'sending')
  useEffect(() => onBusy?.(isBusy), [isBusy, onBusy])
  const types = kinds.flatMap((kind) => rules.accepted[kind].types)
  const notice = note || (isFull && max > 1 ? copy.full(max) : '')
  return (
    <fieldset className="uploads field" aria-describedby={error ? `${id}e` : undefined}>
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
                // The button she stood on is gone: from here she goes on.
                flushSync(() => remove(upload))
                input.current?.focus()
              }}
            />
          ))}
        </ul>
      )}
      {(max > 1 || !isFull) && (
        <label className="btn secondary upload-add" data-full={isFull || undefined}>
          <Icon name={uploads.length > 0 ? 'plus' : 'image'} />
          {uploads.length > 0
            ? copy.more
            : max === 1
              ? copy.add.one
              : copy.add[kinds.includes('video') ? 'both' : 'image']}
          {max > 1 && <span className="small secondary-ink">{copy.count(uploads.length, max)}</span>}
          <input
            ref={input}
            type="file"
            className="visually-hidden"
            accept={types.join(',')}
            multiple={max > 1}
            disabled={isFull}
            onChange={({ currentTarget }) => {
              add([...(currentTarget.files ?? [])])
              // The same file may be chosen again.
              currentTarget.value = ''
            }}
          />
        </label>
      )}
      {notice && (
        <p className="notice" role={note ? 'alert' : undefined}>
          {notice}
        </p>
      )}
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <noscript>
        <p className="notice">{copy.noScript}</p>
      </noscript>
      <FieldError id={`${id}e`}>{error}</FieldError>
    </fieldset>
  )
}
