import { useId } from 'react'
import { Icon } from '#app/ui/icon/icon.tsx'
import { copy } from './copy.ts'
import { Thumbnail } from './thumbnail.tsx'
import type { Upload, UploadState } from './use-uploads.ts'

interface UploadItemProps {
  upload: Upload
  /** Prefix of the field names. */
  name: string
  captionCharsMax?: number
  onCaption(caption: string): void
  onRepeat(): void
  onRemove(): void
}

/** One file: its progress, its preview, and buttons to retry or remove it. */
export function UploadItem({ upload, name, captionCharsMax, onCaption, onRepeat, onRemove }: UploadItemProps) {
  const id = useId()
  const { state } = upload
  const isReady = state.at === 'ready'
  return (
    <li className="upload" data-at={state.at}>
      <Thumbnail upload={upload} />
      <div className="upload-what">
        {upload.file && <span className="upload-name">{upload.name}</span>}
        <Progress state={state} name={upload.name} />
      </div>
      <button
        type="button"
        className="icon-button"
        onClick={onRemove}
        title={copy.remove}
        aria-label={copy.removeNamed(upload.name)}
      >
        <Icon name="x" />
      </button>
      {state.at === 'failed' && (
        <p className="error upload-why">
          <Icon name="circle-alert" small />
          {state.why}
        </p>
      )}
      {state.at === 'failed' && state.canRepeat && (
        <button
          type="button"
          className="btn secondary sm upload-again"
          onClick={onRepeat}
          aria-label={copy.againNamed(upload.name)}
        >
          {copy.again}
        </button>
      )}
      {captionCharsMax && (state.at !== 'failed' || state.canRepeat || upload.caption) && (
        <div className="field upload-caption">
          <label htmlFor={id}>{copy.caption[upload.kind]}</label>
          <input
            className="input"
            id={id}
            // Only uploaded files are sent with the form, each caption beside its file.
            name={isReady ? `${name}Caption` : undefined}
            value={upload.caption}
            maxLength={captionCharsMax}
            autoComplete="off"
            onChange={({ currentTarget }) => onCaption(currentTarget.value)}
          />
        </div>
      )}
      {isReady && <input type="hidden" name={`${name}Id`} value={state.id} />}
    </li>
  )
}

function Progress({ state, name }: { state: UploadState; name: string }) {
  if (state.at === 'failed') return null
  if (state.at === 'waiting') return <span className="small secondary-ink">{copy.state.waiting}</span>
  if (state.at === 'ready') {
    return (
      <span className="upload-ready">
        <Icon name="check" small />
        {copy.state.ready}
      </span>
    )
  }
  const { share } = state
  return (
    <>
      {/* Without a value the progress is indeterminate. */}
      <progress aria-label={name} {...(share < 1 && { value: share })} max={1} />
      <span className="small secondary-ink">
        {share < 1 ? copy.state.sending(Math.round(share * 100)) : copy.state.making}
      </span>
    </>
  )
}
