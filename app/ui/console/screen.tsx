import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { Icon } from '#app/ui/icon/icon.tsx'

interface ScreenHeadProps {
  title: string
  /** Actions, at the right. */
  children?: ReactNode
  back?: { to: string; label: string }
  /** 2 beside a list that has the h1. */
  level?: 1 | 2
}

/** The header of a console screen. */
export function ScreenHead({ title, back, children, level = 1 }: ScreenHeadProps) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <header className="screen-head">
      {back && (
        <Link className="icon-button" to={back.to} aria-label={back.label}>
          <Icon name="arrow-left" />
        </Link>
      )}
      <Heading>{title}</Heading>
      {children}
    </header>
  )
}

interface StatusLineProps {
  children: ReactNode
  isBad?: boolean
  /** Moves the focus to the line, when the posted form is no longer on the page. */
  takesFocus?: boolean
}

/** The result of the last action, announced to screen readers. */
export function StatusLine({ children, isBad, takesFocus }: StatusLineProps) {
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (takesFocus) line.current?.focus()
  }, [takesFocus])
  if (!children) return null
  return (
    <p ref={line} tabIndex={-1} className={isBad ? 'status-line bad' : 'status-line'} role={isBad ? 'alert' : 'status'}>
      <Icon name={isBad ? 'circle-alert' : 'check'} small />
      {children}
    </p>
  )
}
