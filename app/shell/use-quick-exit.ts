import { type MouseEvent, useEffect } from 'react'

const PRESSES = 3
const WITHIN_MS = 1_000

/** Blanks the page at once, then replaces it, so that Back does not lead here again. */
export function leaveQuietly(event?: MouseEvent): void {
  event?.preventDefault()
  document.title = ''
  document.documentElement.hidden = true
  forgetHere()
  location.replace('/exit')
}

/** Without https browsers ignore the header by which the server empties them. */
function forgetHere(): void {
  try {
    localStorage.clear()
    sessionStorage.clear()
  } catch {
    // The browser keeps nothing for this site.
  }
}

/** Esc three times within a second leaves, from anywhere. */
export function useQuickExit(): void {
  useEffect(() => {
    let presses: number[] = []
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      presses = [...presses.filter((at) => event.timeStamp - at < WITHIN_MS), event.timeStamp]
      if (presses.length >= PRESSES) leaveQuietly()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
}
