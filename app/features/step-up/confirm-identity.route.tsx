import { pageUrl, pathOf } from '#app/platform/language/language-paths.ts'
import { data, Link, redirect } from 'react-router'
import { MINUTE_S } from '#app/platform/time/durations.ts'
import type { StepUpOutcome } from '#app/platform/own-account.ts'
import { contextOf, ownAccountOf } from '#app/platform/http/request.server.ts'
import { readForm } from '#app/platform/request-body/read-form.server.ts'
import { safePath } from '#app/platform/http/safe-path.ts'
import { signInHref } from '#app/platform/session/sign-in-href.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import { latinDigits } from '#app/platform/text/text.ts'
import type { Route } from './+types/confirm-identity.route'
import { copy } from './copy.ts'
import { isSensitiveAction } from './sensitive-actions.ts'
import { type ProofFailure, ProofForm } from './proof-form.tsx'
import './step-up.css'

export const headers = ({ actionHeaders }: { actionHeaders: Headers }) => actionHeaders

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, copy.title)]

/** Redirects at once if the proof is fresh, except in a tab opened beside a form. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { stepUp, email } = await ownAccountOf(contextOf(context))
  const { act, next, isTab, sentTo } = readAddress(url)
  if (stepUp.isFresh && !isTab) throw redirect(next)
  const { kind, hasApp, receivers } = stepUp
  return { isDone: stepUp.isFresh, act, next, sentTo, kind, hasApp, receivers, email }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const { stepUp } = await ownAccountOf(contextOf(context))
  const posted = await readForm(request)
  const typed = (name: string) => String(posted.get(name) ?? '')
  if (typed('act') === 'send') {
    const to = typed('to')
    const outcome = await stepUp.sendCode(to)
    return outcome.ok ? redirect(withSent(url, to), 303) : refuse(outcome, 'send', url)
  }
  const field = stepUp.kind === 'password' ? 'password' : 'code'
  if (!typed(field)) return failed({ [field]: copy.errors[`${field}Missing`] }, 400)
  const outcome = await stepUp.prove({ [field]: field === 'code' ? latinDigits(typed(field)) : typed(field) })
  const { isTab, next } = readAddress(url)
  return outcome.ok ? redirect(isTab ? pathOf(url) : next, 303) : refuse(outcome, field, url)
}

const failed = (errors: ProofFailure['errors'], status: number, headers?: HeadersInit) =>
  data<ProofFailure>({ errors }, { status, ...(headers && { headers }) })

function refuse(outcome: StepUpOutcome & { ok: false }, field: keyof ProofFailure['errors'], url: URL) {
  const { errors } = copy
  switch (outcome.reason) {
    case 'signed-out':
      throw redirect(signInHref(pathOf(url)))
    case 'too-often':
      return failed({ [field]: errors.tooOften(Math.max(1, Math.ceil(outcome.waitS / MINUTE_S))) }, 429, {
        'Retry-After': String(outcome.waitS),
      })
    case 'not-sent':
      return failed({ [field]: errors.notSent }, 409)
    case 'wrong':
      return failed({ [field]: field === 'password' ? errors.password : errors.code }, 400)
  }
}

function readAddress({ searchParams }: URL) {
  const act = searchParams.get('for')
  return {
    act: isSensitiveAction(act) ? act : null,
    next: safePath(searchParams.get('next'), '/account'),
    isTab: searchParams.has('tab'),
    sentTo: searchParams.get('sent'),
  }
}

function withSent(url: URL, to: string): string {
  const params = new URLSearchParams(url.searchParams)
  params.set('sent', to)
  return `${pageUrl(url).pathname}?${params}`
}

export default function ConfirmIdentity({ loaderData: view, actionData }: Route.ComponentProps) {
  const { act, next, isDone } = view
  return (
    <main id="main" className="step-up" tabIndex={-1}>
      {isDone ? (
        <>
          <h1>
            <Icon name="check" />
            {copy.done.title}
          </h1>
          <p className="lead">{copy.done.body}</p>
          <p>
            <Link to={next}>{copy.done.link}</Link>
          </p>
        </>
      ) : (
        <>
          <div>
            <h1>{copy.title}</h1>
            <p className="lead">{act ? copy.lead(copy.acts[act]) : copy.leadAlone}</p>
          </div>
          <div className="card">
            <ProofForm {...view} failure={actionData} />
          </div>
          <p className="small secondary-ink">{copy.why}</p>
          <p>
            <Link to={next}>{copy.back}</Link>
          </p>
        </>
      )}
    </main>
  )
}
