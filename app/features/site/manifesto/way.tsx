import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'

interface WayProps {
  to: string
  className?: string
  /** Said to whoever cannot see the sign, when the way opens in a new tab; undefined when it does not. */
  newTab?: string | undefined
  children: ReactNode
}

/** A link out of the manifesto. One that opens in a new tab shows it and says it. */
export function Way({ to, className, newTab, children }: WayProps) {
  if (newTab === undefined)
    return (
      <Link to={to} className={className}>
        {children}
      </Link>
    )
  return (
    <a href={to} className={className} target="_blank" rel="noopener">
      {children}
      <Icon name="external-link" small />
      <span className="visually-hidden">{newTab}</span>
    </a>
  )
}
