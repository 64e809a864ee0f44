import { data, Link, redirect } from 'react-router'
import { answerGuardian } from './answer-guardian.server.ts'
import { withdrawConsent } from './withdraw-consent.server.ts'
import { findGuardianQuestion } from '#app/features/students/queries.server.ts'
import { formatDate } from '#app/platform/time/dates.ts'
import { parseFields } from '#app/platform/form/parse-fields.ts'
import { contextOf } from '#app/platform/http/request.server.ts'
import { readForm } from '#app/platform/request-body/read-form.server.ts'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import type { Route } from './+types/guardian-consent.route'
import { copy } from './copy.ts'
import { guardianAnswerForm } from './form.ts'
import './guardian-consent.css'
import { Question, Withdrawal } from './question.tsx'

/** The title shows only the site's name, and other sites get no referrer: the URL contains the secret token. */
export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches),
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'same-origin' },
]

/** Changes nothing: mail programs open links on their own. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, now, config } = contextOf(context)
  const found = await findGuardianQuestion(db, { token: params.token, now })
  const question = found && { ...found, expiresAt: formatDate(found.expiresAt) }
  return data({ question, brand: config.brandName }, { status: question ? 200 : 404 })
}

/** The link's token authorises the answer; no account is needed. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = contextOf(context)
  const { token } = params
  const posted = await readForm(request)
  if (!(await findGuardianQuestion(ctx.db, { token, now: ctx.now })))
    return data({ refused: copy.gone }, { status: 404 })
  if (posted.get('act') === 'withdraw') {
    const outcome = await withdrawConsent(ctx, { token })
    if (outcome.ok) throw redirect(`/guardian-consent/${token}`, 303)
    return data({ refused: copy.gone }, { status: 409 })
  }
  const form = parseFields(guardianAnswerForm, posted)
  if (!form.ok) return data({ errors: form.errors }, { status: 400 })
  const outcome = await answerGuardian(ctx, { token, answer: form.value.answer, site: ctx.config })
  if (outcome.ok) throw redirect(`/guardian-consent/${token}`, 303)
  return data({ refused: outcome.reason === 'own-link' ? copy.own : copy.gone }, { status: 409 })
}

interface Answer {
  errors?: Readonly<Record<string, string>>
  refused?: string
}

export default function GuardianConsent({ loaderData: { question, brand }, actionData }: Route.ComponentProps) {
  const answer = actionData as Answer | undefined
  if (!question) return <StatusPage {...copy.missing} />
  const { state, studentName, collegeName } = question
  if (state === 'open') {
    const { title, lead, until } = copy.open
    return (
      <main id="main" className="wrap section consent-page" tabIndex={-1}>
        <header className="stack">
          <h1>{title}</h1>
          <p className="lead">{lead(studentName, collegeName, brand)}</p>
          <p className="secondary-ink">{until(question.expiresAt)}</p>
        </header>
        <Question errors={answer?.errors} refused={answer?.refused} />
        <HelpLinks />
      </main>
    )
  }
  const words = copy.states[state]
  return (
    <StatusPage title={words.title} lead={words.lead(studentName)} refused={answer?.refused}>
      {state === 'declined' && <p className="secondary-ink">{copy.changedMind}</p>}
      {state === 'allowed' && <Withdrawal />}
    </StatusPage>
  )
}

interface StatusPageProps {
  title: string
  lead: string
  refused?: string | undefined
  children?: React.ReactNode
}

/** The page when there is nothing to answer: shows the state. */
function StatusPage({ title, lead, refused, children }: StatusPageProps) {
  return (
    <main id="main" className="wrap section consent-page" tabIndex={-1}>
      <header className="stack">
        <h1>{title}</h1>
        {refused && (
          <p className="notice" role="alert">
            {refused}
          </p>
        )}
        <p className="lead">{lead}</p>
      </header>
      {children}
      <HelpLinks />
    </main>
  )
}

function HelpLinks() {
  return (
    <p className="row small">
      <Link to="/privacy">{copy.privacy}</Link>
      <Link to="/contact">{copy.contact}</Link>
    </p>
  )
}
