import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { KolamDrawing } from '#app/ui/kolam/drawing.ts'
import { Kolam } from '#app/ui/kolam/kolam.tsx'
import { signOut } from '#app/platform/session/sign-out.ts'
import { copy as shell } from '#app/shell/copy.ts'
import { showToast } from '#app/ui/toasts.tsx'
import { copy } from './copy.ts'

interface HeadProps {
  name: string
  rank: number
  /** What is missing to the next rank. */
  line: string
  kolam: KolamDrawing
}

/** The coloured header: rank, name, and the two actions. */
export function Head({ name, rank, line, kolam }: HeadProps) {
  return (
    <header className="cloth d-turmeric dashboard-head">
      <Kolam drawing={kolam} className="corner" />
      <div className="wrap">
        <Link className="crumb" to="/ssr">
          <Icon name="arrow-left" small />
          {copy.back}
        </Link>
        <p className="rank-badge num">
          <Icon name="award" small />
          {copy.rank(rank)}
        </p>
        <h1>{copy.greeting(name)}</h1>
        <p className="dashboard-line">{line}</p>
        <div className="dashboard-actions">
          <Link className="btn sm on-band" to="/stories/new">
            <Icon name="plus" small />
            {copy.share}
          </Link>
          <SignOut />
        </div>
      </div>
    </header>
  )
}

const SIGNED_OUT = { ...shell.toasts.signOut, everywhere: copy.toasts.signedOut, failed: copy.toasts.signOutFailed }

/** Ends the session on this device; the loader then redirects to the sign-in. */
function SignOut() {
  const [isLeaving, setIsLeaving] = useState(false)
  const { revalidate } = useRevalidator()
  const leave = async () => {
    setIsLeaving(true)
    const outcome = await signOut()
    showToast(SIGNED_OUT[outcome], { destructive: outcome === 'failed' })
    setIsLeaving(false)
    if (outcome !== 'failed') await revalidate()
  }
  return (
    <button type="button" className="btn sm on-band-line" onClick={leave} aria-disabled={isLeaving || undefined}>
      {copy.signOut}
    </button>
  )
}
