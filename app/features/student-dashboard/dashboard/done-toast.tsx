import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { showToast } from '#app/ui/toasts.tsx'
import { copy } from './copy.ts'

/** Reports the action that led here: a toast, or a notice on the page without JavaScript. */
export function DoneToast({ did }: { did: string | null }) {
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
