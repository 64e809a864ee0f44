import type { RefObject } from 'react'
import { copy } from './copy.ts'

/** Says that the card is saved; any button or Esc returns to the challenges. */
export function SavedDialog({ ref }: { ref: RefObject<HTMLDialogElement | null> }) {
  return (
    <dialog ref={ref} className="sheet solvesaved" aria-labelledby="solve-saved">
      <h2 id="solve-saved">{copy.flow.saved}</h2>
      <form method="dialog">
        <button className="btn primary">{copy.flow.close}</button>
      </form>
    </dialog>
  )
}
