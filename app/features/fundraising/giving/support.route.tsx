import { foreignLang } from '#app/platform/language/current-language.ts'
import { randomUUID } from 'node:crypto'
import { useEffect, useState } from 'react'
import { data, Link, redirectDocument } from 'react-router'
import { pageUrl } from '#app/platform/language/language-paths.ts'
import { pledge } from './pledge.server.ts'
import { copy as fundraisingCopy } from '#app/features/fundraising/copy.ts'
import { readPromisedCost } from '#app/features/fundraising/costs/cost-queries.server.ts'
import { findReadersCampaign } from '#app/features/fundraising/rows/translated-queries.server.ts'
import { findCampaignApproval } from '#app/features/fundraising/tax/approval-queries.server.ts'
import { type FormValues, formValues } from '#app/platform/form/parse-form.ts'
import { contextOf, prefillOf } from '#app/platform/http/request.server.ts'
import { readForm } from '#app/platform/request-body/read-form.server.ts'
import { useHistoryStep } from '#app/ui/history-step.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { Route } from './+types/support.route'
import './amounts.css'
import { CampaignNotFound } from '#app/features/fundraising/campaign/campaign-not-found.tsx'
import { copy as campaignCopy } from '#app/features/fundraising/campaign/copy.ts'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import { takesMonthly } from '#app/features/fundraising/monthly/open-mandate.server.ts'
import { monthlyErrors } from '#app/features/fundraising/giving/monthly/monthly-step.server.ts'
import { MESSAGE_CHARS_MAX, NAME_CHARS_MAX, PLACE_CHARS_MAX } from '#app/features/fundraising/limits.ts'
import { parsePledge } from './form.ts'
import { copy } from './support-copy.ts'
import './support.css'
import { SupportForm } from './support-form.tsx'
import { SupportReview } from './support-review.tsx'
import { needsTipConfirmation, initialValues, reviewOf, type SupportView, supportView } from './support-view.server.ts'

const LIMITS = { name: NAME_CHARS_MAX, place: PLACE_CHARS_MAX, message: MESSAGE_CHARS_MAX }

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(matches, loaderData?.campaign ? copy.metaTitle(loaderData.campaign.title) : campaignCopy.notFound.title),
  { name: 'robots', content: 'noindex' },
]

/** The form with a fresh idempotency key: the same form posted twice is one payment. Never cached. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { db, now, config, payments } = contextOf(context)
  const [campaign, approval] = await Promise.all([
    findReadersCampaign(db, { slug: params.slug, now }),
    findCampaignApproval(db, { slug: params.slug, now }),
  ])
  const page = { brand: config.brandName, isTest: payments.isTest, limits: LIMITS }
  if (!campaign) return data({ ...page, campaign: null }, { status: 404 })
  const { name, contact } = prefillOf(contextOf(context))
  const amount = pageUrl(request).searchParams.get('amount')
  const draft = { ...initialValues({ key: randomUUID(), amount }), name, contact }
  const isMonthly = takesMonthly(campaign, { now, provider: payments })
  return data({ ...page, campaign: supportView(campaign, { approval, takesMonthly: isMonthly, now }), draft })
}

/** Three buttons post here: show the breakdown, edit, pay. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = contextOf(context)
  const form = await readForm(request)
  const { intent, ...values } = formValues(form)
  if (intent === 'change') return { step: 'form' as const, values, errors: undefined }
  const parsed = parsePledge(form)
  if (!parsed.ok) {
    const { errors } = parsed
    return data({ step: 'form' as const, values, errors, confirmTip: needsTipConfirmation(errors) }, { status: 400 })
  }
  const input = { ...parsed.value, slug: params.slug }
  const errors = await monthlyErrors(ctx, input)
  if (errors) return data({ step: 'form' as const, values, errors }, { status: 409 })
  const { now } = ctx
  const review = reviewOf(input, { ...(await readPromisedCost(ctx.db, { ...input, now })), now })
  if (intent === 'pay' && review.monthly && review.monthly.day !== values['agreedOn']) {
    return data({ step: 'review' as const, values, review, problem: copy.review.monthly.dayChanged }, { status: 409 })
  }
  if (intent !== 'pay') return { step: 'review' as const, values, review, problem: undefined }
  const outcome = await pledge(ctx, input)
  if (outcome.ok) return redirectDocument(outcome.redirectTo, 303)
  const problem = fundraisingCopy.refused[outcome.reason]
  switch (outcome.reason) {
    case 'provider-unavailable':
      return data({ step: 'review' as const, values, review, problem }, { status: 503 })
    case 'form-changed':
      return data({ step: 'review' as const, values: withFreshKey(values), review, problem }, { status: 422 })
    case 'provider-refused':
      return data({ step: 'review' as const, values: withFreshKey(values), review, problem }, { status: 409 })
    default:
      return data({ step: 'refused' as const, problem }, { status: 409 })
  }
}

export default function SupportRoute(props: Route.ComponentProps) {
  return <Support key={props.params.slug} {...props} />
}

function Support({ loaderData, actionData: answered }: Route.ComponentProps) {
  // A post that failed for lack of a connection has no answer: the last one stays.
  const [actionData, setActionData] = useState(answered)
  if (answered && answered !== actionData) setActionData(answered)
  const review = useReviewStep(actionData)
  if (!loaderData.campaign) return <CampaignNotFound />
  const { campaign, brand, isTest, limits, draft } = loaderData
  const refusal = campaign.closedBecause ?? (actionData?.step === 'refused' ? actionData.problem : undefined)
  return (
    <main id="main" className={`wrap giving d-${campaign.dye}`} tabIndex={-1}>
      <Link className="crumb" to={`/campaign/${campaign.slug}`}>
        <Icon name="arrow-left" small />
        {copy.back}
      </Link>
      {refusal ? (
        <Refused campaign={campaign} reason={refusal} />
      ) : actionData?.step === 'review' && !review.isLeft ? (
        <SupportReview campaign={campaign} brand={brand} isTest={isTest} onChange={review.back} {...actionData} />
      ) : (
        <SupportForm
          campaign={campaign}
          brand={brand}
          isTest={isTest}
          limits={limits}
          draft={draft}
          answer={answerOf(actionData)}
        />
      )}
    </main>
  )
}

type Answer = Route.ComponentProps['actionData']

/** The breakdown has its own entry of the history: Back shows the form with its values, Forward the breakdown again. */
function useReviewStep(answer: Answer) {
  const { step, push, back } = useHistoryStep('review')
  const [pushedFor, setPushedFor] = useState<Answer>()
  const isReview = answer?.step === 'review'
  useEffect(() => {
    if (!isReview) return
    setPushedFor(answer)
    if (step === 0) push(1)
    // oxlint-disable-next-line react/exhaustive-deps
  }, [answer])
  return { isLeft: step === 0 && pushedFor === answer, back }
}

/** The form with the values that were posted last. */
function answerOf(answer: Answer) {
  if (answer?.step === 'form') return answer
  return answer?.step === 'review' ? { values: answer.values, errors: undefined } : undefined
}

function Refused({ campaign, reason }: { campaign: SupportView; reason: string }) {
  return (
    <>
      <h1 lang={foreignLang(campaign.title)}>{campaign.title}</h1>
      <div className="notice" role="alert">
        <Icon name="info" />
        <p>
          <b>{campaign.closedTitle}</b>
          <br />
          {reason}
        </p>
      </div>
      <Link className="btn secondary" to="/campaign">
        {copy.closed}
      </Link>
    </>
  )
}

const withFreshKey = (values: FormValues): FormValues => ({ ...values, key: randomUUID() })
