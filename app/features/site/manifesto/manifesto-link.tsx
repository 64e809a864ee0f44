import { localePath } from '#app/platform/language/language-paths.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '#app/ui/icon/icon.tsx'

interface ManifestoLinkProps {
  to: string
  className?: string
  /** For screen readers, when the link opens in a new tab; undefined otherwise. */
  newTab?: string | undefined
  children: ReactNode
}

/** A link of the manifesto; marks links that open in a new tab. */
export function ManifestoLink({ to, className, newTab, children }: ManifestoLinkProps) {
  if (newTab === undefined)
    return (
      <Link to={to} className={className}>
        {children}
      </Link>
    )
  return (
    <a href={localePath(to)} className={className} target="_blank" rel="noopener">
      {children}
      <Icon name="external-link" small />
      <span className="visually-hidden">{newTab}</span>
    </a>
  )
}
