import { useState, useSyncExternalStore } from 'react'

const QUERY = '(prefers-reduced-motion: reduce)'

/**
 * Whether an automatic animation is paused, and a function that toggles it. On the server and with
 * `prefers-reduced-motion` it is always paused, and `toggle` is null.
 */
export function useMotionToggle(): { isStill: boolean; toggle: (() => void) | null } {
  const isCalm = useSyncExternalStore(
    subscribe,
    () => matchMedia(QUERY).matches,
    () => true,
  )
  const [isPaused, setPaused] = useState(false)
  return { isStill: isCalm || isPaused, toggle: isCalm ? null : () => setPaused(!isPaused) }
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(QUERY)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
