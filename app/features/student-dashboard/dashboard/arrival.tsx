import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { showToast } from '#app/ui/toasts.tsx'
import { copy } from './copy.ts'

/** What she has just done: a toast; words on the page where no script runs. */
export function Arrival({ did }: { did: string | null }) {
  const navigate = useNavigate()
  const isShown = useRef(false)
  const words = did === 'profile' || did === 'saved' ? copy.toasts[did] : null
  useEffect(() => {
    if (!words || isShown.current) return
    isShown.current = true
    showToast(words)
    void navigate({ search: '' }, { replace: true, preventScrollReset: true, defaultShouldRevalidate: false })
  }, [words, navigate])
  if (!words) return null
  return (
    <noscript>
      <p className="notice">{`${words.title} ${words.body}`}</p>
    </noscript>
  )
}
