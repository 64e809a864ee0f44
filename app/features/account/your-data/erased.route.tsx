import { useEffect } from 'react'
import { Link, useRevalidator } from 'react-router'
import { signOut } from '#app/platform/session/sign-out.ts'
import { copy } from '#app/features/account/copy.ts'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import type { Route } from './+types/erased.route'
import '#app/features/sign-in/auth.css'

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, copy.erased.title),
  { name: 'robots', content: 'noindex' },
]

/** The page after an erasure: removes the deleted session from this browser. */
export default function Erased() {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    void signOut().then(revalidate)
  }, [revalidate])
  return (
    <main id="main" className="auth-page" tabIndex={-1}>
      <h1>{copy.erased.title}</h1>
      <p className="lead">{copy.erased.body}</p>
      <p>
        <Link className="btn primary" to="/">
          {copy.erased.home}
        </Link>
      </p>
    </main>
  )
}
