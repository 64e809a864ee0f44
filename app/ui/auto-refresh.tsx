import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const INTERVAL_MS = 4_000
const RELOAD_INTERVAL_S = 5

/** Runs the page's loaders again every four seconds; without JavaScript the browser reloads the page. */
export function AutoRefresh() {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (state !== 'idle') return
    const timer = setTimeout(() => void revalidate(), INTERVAL_MS)
    return () => clearTimeout(timer)
  }, [revalidate, state])
  return (
    <noscript>
      <meta httpEquiv="refresh" content={String(RELOAD_INTERVAL_S)} />
    </noscript>
  )
}
