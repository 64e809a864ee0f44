import { useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import type { MailLink } from '#app/platform/own-account.ts'
import { copy } from './copy.ts'
import { Failure } from './failure.tsx'

interface MailLinkCardProps {
  link: MailLink
  failure: string
  isBusy: boolean
  onOpen: () => unknown
}

/** Names the account that a mail's link opens, and opens it at the press of its one button. */
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
        <Failure words={failure} />
        {isHydrated && (
          <button type="button" className="btn pri big wide" disabled={isBusy} onClick={onOpen}>
            {isBusy ? copy.working : words.button}
          </button>
        )}
        <p className="small soft">{words.note}</p>
      </div>
    </>
  )
}

/** This browser is signed in to another account: that session has to end before the link is used. */
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
          <button type="button" className="btn pri big wide" onClick={onSignOut}>
            {copy.factor.signOut}
          </button>
        )}
        <Link to="/">{words.stay}</Link>
      </div>
    </>
  )
}

/** A button that only a script can answer is drawn once the script is there. */
function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
}
