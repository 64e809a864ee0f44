import { useState, useSyncExternalStore } from 'react'

const QUERY = '(prefers-reduced-motion: reduce)'

/**
 * Whether something that moves by itself stands still, and a switch for it. On the server, and for people who
 * asked for less motion, it always does, and the switch is null.
 */
export function useStill(): { isStill: boolean; toggle: (() => void) | null } {
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
