import type { ReactNode } from 'react'
import { useRouteLoaderData } from 'react-router'
import { showcaseCopy } from '#app/platform/config/showcase-copy.ts'

/** The root loader's data about a public demonstration. */
export interface Showcase {
  canSendMail: boolean
}

/** Shows its children (a form that needs mails), or a notice on a demonstration without a mail server. */
export function NeedsMail({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<{ showcase: Showcase | null }>('root')
  if (root?.showcase?.canSendMail !== false) return children
  return (
    <p className="notice" role="status">
      {showcaseCopy.cannotSendMail}
    </p>
  )
}
