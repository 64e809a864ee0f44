import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { Icon } from '#app/ui/icon/icon.tsx'
import { copy } from './copy.ts'
import { confirmPath, type SensitiveAction } from './sensitive-actions.ts'

interface AfterProofProps {
  act: SensitiveAction
  /** The session has a fresh proof, or a form is shown whose proof has expired. */
  isProven: boolean
  /** The id of the element to return to. */
  anchor?: string
  children: ReactNode
}

/** A form that needs a fresh proof: without one, a link to the confirmation, which returns here. */
export function AfterProof({ act, isProven, anchor, children }: AfterProofProps) {
  const here = useHere()
  if (isProven) return children
  return (
    <p>
      <Link className="btn secondary" to={confirmPath({ act, next: anchor ? `${here}#${anchor}` : here })}>
        <Icon name="shield-check" small />
        {copy.first(copy.acts[act])}
      </Link>
    </p>
  )
}

/**
 * Shown above a form that was not saved because the proof has expired. The confirmation opens in another tab, so
 * that the typed values stay. `answer` changes with every refusal, which moves the focus here.
 */
export function ConfirmAgain({ act, answer }: { act: SensitiveAction; answer: unknown }) {
  const here = useHere()
  const notice = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    notice.current?.focus({ preventScroll: true })
    // Centred: the navigation covers the bottom of a phone's screen.
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

/** The current path, without the parameter of the last result. */
function useHere(): string {
  const { pathname, search } = useLocation()
  const params = new URLSearchParams(search)
  params.delete('did')
  return params.size > 0 ? `${pathname}?${params}` : pathname
}
