import { Form, Link } from 'react-router'
import { showPhone } from '#app/platform/text/show-phone.ts'
import type { RegionRecord } from '#app/features/marketplace/views.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { ApplyForm } from './apply-form.tsx'
import type { ApplicationView } from './application-view.server.ts'
import type { ApplyAnswer } from './application-actions.server.ts'
import './application.css'
import { copy } from './copy.ts'

interface ApplicationPageProps {
  application: ApplicationView
  regions: readonly RegionRecord[]
  /** The last action of the member. */
  did: string | null
  answer: ApplyAnswer | undefined
}

/** For a member without a shop: the application form, or the state of the application. */
export function ApplicationPage({ application, regions, did, answer }: ApplicationPageProps) {
  const { state, email, reason } = application
  const done = did && Object.hasOwn(copy.done, did) && !answer ? copy.done[did] : undefined
  return (
    <main id="main" className="wrap section apply-page" tabIndex={-1}>
      <Link className="crumb" to="/account">
        <Icon name="arrow-left" small />
        {copy.back}
      </Link>
      {done && state !== 'waiting' && (
        <p className="notice" role="status">
          {done}
        </p>
      )}
      {state === 'waiting' ? (
        <Waiting application={application} isNew={did === 'sent'} />
      ) : (
        <>
          <header className="stack">
            <h1>{state === 'returned' ? copy.returned.title : copy.title}</h1>
            <p className="lead">{state === 'returned' ? copy.returned.body : copy.lead}</p>
          </header>
          {state === 'returned' && reason && <p className="apply-reason">{reason}</p>}
          {state === 'declined' && reason && (
            <div className="apply-reason stack">
              <b>{copy.declined.title}</b>
              <p>{copy.declined.reason(reason)}</p>
              <p>{copy.declined.again}</p>
            </div>
          )}
          <ApplyForm application={application} regions={regions} answer={answer} />
          <p className="small secondary-ink">{email ? copy.mail(showPhone(email)) : copy.noMail}</p>
          {state === 'returned' && <WithdrawForm id={application.id} />}
        </>
      )}
    </main>
  )
}

function Waiting({ application, isNew }: { application: ApplicationView; isNew: boolean }) {
  const { id, since, email, values, home, place, evidence } = application
  const words = copy.waiting
  const { displayName, bio, state, district, town, legalName, address, phone, gstin } = copy.fields
  const sent = [
    [displayName.label, values['displayName']],
    [bio.label, values['bio']],
    [copy.fields.region.label, place],
    [state.label, home ? home.state : state.abroad],
    [district.label, home?.district],
    [town.label, values['town']],
    [legalName.label, values['legalName']],
    [address.label, values['address']],
    [phone.label, values['phone']],
    [gstin.label, values['gstin']],
    [copy.fields.evidence.label, evidence.length > 0 ? words.pictures(evidence.length) : ''],
  ] as const
  return (
    <>
      <div className="stack" role={isNew ? 'status' : undefined}>
        <h1>{words.title}</h1>
        <p className="lead">{words.body(since)}</p>
        <p>{email ? words.mailed(showPhone(email)) : copy.noMail}</p>
      </div>
      <details className="apply-fold">
        <summary>{words.sent}</summary>
        <dl className="apply-sent">
          {sent.map(
            ([term, said]) =>
              said && (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{said}</dd>
                </div>
              ),
          )}
        </dl>
      </details>
      <WithdrawForm id={id} />
    </>
  )
}

function WithdrawForm({ id }: { id: string }) {
  const words = copy.waiting.withdraw
  return (
    <details className="apply-fold">
      <summary>{words.opener}</summary>
      <Form method="post" className="stack" noValidate>
        <p>{words.body}</p>
        <input type="hidden" name="id" value={id} />
        <p>
          <button className="btn secondary" name="intent" value="withdraw">
            {words.send}
          </button>
        </p>
      </Form>
    </details>
  )
}
