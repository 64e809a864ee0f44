import type { ReactNode } from 'react'
import { useRouteLoaderData } from 'react-router'
import { showcaseCopy } from '#app/platform/config/showcase-copy.ts'

/** What the root loader says of a public demonstration; null on every other site. */
export interface Showcase {
  canSendMail: boolean
}

/** Shows a form that makes sense only where mails are sent; a demonstration without a mail server says so instead. */
export function NeedsMail({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<{ showcase: Showcase | null }>('root')
  if (root?.showcase?.canSendMail !== false) return children
  return (
    <p className="notice" role="status">
      {showcaseCopy.cannotSendMail}
    </p>
  )
}
