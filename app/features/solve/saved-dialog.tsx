import type { RefObject } from 'react'
import { copy } from './copy.ts'

/** Says that the card is saved; the button or Esc closes it. */
export function SavedDialog({ ref, onClose }: { ref: RefObject<HTMLDialogElement | null>; onClose: () => void }) {
  return (
    <dialog ref={ref} className="sheet solvesaved" aria-labelledby="solve-saved" onClose={onClose}>
      <h2 id="solve-saved">{copy.flow.saved}</h2>
      <form method="dialog">
        <button className="btn primary">{copy.flow.close}</button>
      </form>
    </dialog>
  )
}
