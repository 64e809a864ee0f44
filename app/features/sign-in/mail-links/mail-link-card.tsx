import { useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import type { MailLink } from '#app/platform/own-account.ts'
import { copy } from '#app/features/sign-in/copy.ts'
import { Failure } from '#app/features/sign-in/failure.tsx'

interface MailLinkCardProps {
  link: MailLink
  failure: string
  isBusy: boolean
  onOpen: () => unknown
}

/** Shows the account of a mailed link, and a button that consumes it. */
export function MailLinkCard({ link, failure, isBusy, onOpen }: MailLinkCardProps) {
  const words = copy.confirm.link[link.type]
  const isHydrated = useHydrated()
  return (
    <>
      <h1>{words.title}</h1>
      <div className="card">
        <noscript>
          <p className="notice">{copy.noScriptLink}</p>
        </noscript>
        <p className="lead">{words.lead(link.email ?? '', link.newEmail ?? '')}</p>
        <Failure message={failure} />
        {isHydrated && (
          <button type="button" className="btn primary big wide" aria-busy={isBusy || undefined} onClick={onOpen}>
            {isBusy ? copy.working : words.button}
          </button>
        )}
        <p className="small secondary-ink">{words.note}</p>
      </div>
    </>
  )
}

/** Asks to end the session of another account before the link is consumed. */
export function OtherAccount({
  link,
  address,
  onSignOut,
}: {
  link: MailLink
  address: string
  onSignOut: () => unknown
}) {
  const words = copy.confirm.other
  const isHydrated = useHydrated()
  return (
    <>
      <h1>{words.title}</h1>
      <div className="card">
        <noscript>
          <p className="notice">{copy.noScriptLink}</p>
        </noscript>
        <p className="lead">{words.lead(address)}</p>
        <p>{words.text(link.email ?? link.newEmail ?? '')}</p>
        {isHydrated && (
          <button type="button" className="btn primary big wide" onClick={onSignOut}>
            {copy.factor.signOut}
          </button>
        )}
        <Link to="/">{words.stay}</Link>
      </div>
    </>
  )
}

/** Buttons that need JavaScript are rendered after hydration. */
function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
}
