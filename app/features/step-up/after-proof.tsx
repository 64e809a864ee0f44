import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { copy } from './copy.ts'
import { confirmPath, type GraveAct } from './grave-acts.ts'

interface AfterProofProps {
  act: GraveAct
  /** The session has a fresh proof, or a form that went stale stands here. */
  isProven: boolean
  /** The id of what to come back to. */
  anchor?: string
  /** Drawn once it is proven. */
  children: ReactNode
}

/** A form that needs a fresh proof: without one, a button in its place that asks for it and comes back. */
export function AfterProof({ act, isProven, anchor, children }: AfterProofProps) {
  const here = useHere()
  if (isProven) return children
  return (
    <p>
      <Link className="btn sec2" to={confirmPath({ act, next: anchor ? `${here}#${anchor}` : here })}>
        <Icon name="shield-check" small />
        {copy.first(copy.acts[act])}
      </Link>
    </p>
  )
}

/**
 * Over a form that was not saved because the proof went stale. The screen opens in a tab of its own: what was typed
 * stays where it is. `answer` is new with every refusal, and takes the focus.
 */
export function ConfirmAgain({ act, answer }: { act: GraveAct; answer: unknown }) {
  const here = useHere()
  const notice = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    notice.current?.focus({ preventScroll: true })
    // In the middle: the navigation lies over the lower edge of a phone's screen.
    notice.current?.scrollIntoView({ block: 'center' })
  }, [answer])
  return (
    <div ref={notice} className="notice" role="alert" tabIndex={-1}>
      <Icon name="shield-check" small />
      <span>
        {`${copy.again.body} `}
        <a href={confirmPath({ act, next: here, isTab: true })} target="_blank" rel="noopener">
          {copy.again.link}
        </a>
        {` ${copy.again.after}`}
      </span>
    </div>
  )
}

/** Where the person is, without the word of what was done a moment ago. */
function useHere(): string {
  const { pathname, search } = useLocation()
  const params = new URLSearchParams(search)
  params.delete('did')
  return params.size > 0 ? `${pathname}?${params}` : pathname
}
