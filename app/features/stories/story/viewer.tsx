import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { copy } from './story-copy.ts'
import { nameOf } from './medium-name.ts'
import type { StoryPageView } from './story-view.server.ts'
import './viewer.css'

interface ViewerProps {
  media: StoryPageView['media']
  first: number
  onClose: () => void
}

/** Full-screen viewer, one file at a time. Arrow keys move, Esc closes. */
export default function Viewer({ media, first, onClose }: ViewerProps) {
  const [at, setAt] = useState(first)
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const medium = media[at]
  const go = (steps: number) => setAt((at + steps + media.length) % media.length)
  const onKeyDown = ({ key, target }: KeyboardEvent) => {
    // In a film the arrow keys seek.
    if (target instanceof HTMLVideoElement) return
    if (key === 'ArrowLeft') go(-1)
    if (key === 'ArrowRight') go(1)
  }
  const isSingle = media.length === 1
  return (
    <dialog ref={dialog} className="viewer" aria-label={copy.viewer} onClose={onClose} onKeyDown={onKeyDown}>
      <div className="viewer-bar">
        <span className="num">{isSingle ? null : copy.place(at + 1, media.length)}</span>
        <button type="button" className="icon-button" aria-label={copy.close} onClick={() => dialog.current?.close()}>
          <Icon name="x" />
        </button>
      </div>
      <figure key={medium?.id}>
        {medium?.kind === 'video' && (
          // The author's description is below; a film from a phone has no caption track.
          // oxlint-disable-next-line jsx-a11y/media-has-caption
          <video controls playsInline preload="metadata" aria-label={nameOf(media, at)}>
            {medium.sources.map(({ src, type }) => (
              <source key={src} src={src} type={type} />
            ))}
          </video>
        )}
        {medium?.kind === 'image' && <Picture picture={medium} alt={nameOf(media, at)} sizes="100vw" isFirst />}
        <figcaption aria-live="polite">{medium?.caption}</figcaption>
      </figure>
      {!isSingle && (
        <div className="viewer-nav">
          <button type="button" className="btn on-night sm" onClick={() => go(-1)}>
            <Icon name="chevron-left" />
            {copy.previous}
          </button>
          <button type="button" className="btn on-night sm" onClick={() => go(1)}>
            {copy.next}
            <Icon name="chevron-right" />
          </button>
        </div>
      )}
    </dialog>
  )
}
