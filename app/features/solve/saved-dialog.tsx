import type { RefObject } from 'react'
import { copy } from './copy.ts'

interface SavedDialogProps {
  ref: RefObject<HTMLDialogElement | null>
  onClose: () => void
}

/** Says that the card is saved; the button or Esc closes it. */
export function SavedDialog({ ref, onClose }: SavedDialogProps) {
  return (
    <dialog ref={ref} className="sheet solve-saved" aria-labelledby="solve-saved" onClose={onClose}>
      <h2 id="solve-saved">{copy.flow.saved}</h2>
      <form method="dialog">
        <button className="btn primary">{copy.flow.close}</button>
      </form>
    </dialog>
  )
}
