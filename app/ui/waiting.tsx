import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const LOOK_AGAIN_MS = 4_000
const LOOK_AGAIN_S = 5

/** Looks again until the bank has answered; without JavaScript the browser reloads the page. */
export function Waiting() {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (state !== 'idle') return
    const timer = setTimeout(() => void revalidate(), LOOK_AGAIN_MS)
    return () => clearTimeout(timer)
  }, [revalidate, state])
  return (
    <noscript>
      <meta httpEquiv="refresh" content={String(LOOK_AGAIN_S)} />
    </noscript>
  )
}
