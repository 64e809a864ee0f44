import { randomUUID } from 'node:crypto'
import { data, Form, Link, redirect } from 'react-router'
import { CampaignNotFound } from '#app/features/fundraising/campaign/campaign-not-found.tsx'
import { copy as campaignCopy } from '#app/features/fundraising/campaign/copy.ts'
import { findReportedQuestion } from '#app/features/fundraising/questions/question-queries.server.ts'
import { findReadersCampaign } from '#app/features/fundraising/rows/translated-queries.server.ts'
import { parseFields } from '#app/platform/form/parse-fields.ts'
import { contextOf } from '#app/platform/http/request.server.ts'
import { readForm } from '#app/platform/request-body/read-form.server.ts'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import { isUuid } from '#app/platform/text/uuid.ts'
import { FormFields } from '#app/ui/form/form-fields.tsx'
import { useFocusFirstError } from '#app/ui/form/use-focus-first-error.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { Route } from './+types/report.route'
import { copy } from './copy.ts'
import { reportForm } from './form.ts'
import './reports.css'
import { reportCampaign } from './report-campaign.server.ts'
import { reportPath, sentReportPath } from './schema.ts'

const ENOUGH = 'enough'

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(matches, loaderData?.campaign ? copy.metaTitle(loaderData.campaign.title) : campaignCopy.notFound.title),
  { name: 'robots', content: 'noindex' },
]

/** The form; 404 for an unknown campaign. */
export async function loader({ context, params: { slug }, url }: Route.LoaderArgs) {
  const { db, now } = contextOf(context)
  const found = await findReadersCampaign(db, { slug, now })
  const questionId = url.searchParams.get('question')
  const question = questionId && (await findReportedQuestion(contextOf(context), { slug, questionId }))
  if (!found || (questionId && !question))
    return data({ campaign: null, question: null, isEnough: false, formKey: '' }, { status: 404 })
  const isEnough = url.searchParams.get('did') === ENOUGH
  return data({ campaign: { slug, title: found.title }, question: question || null, isEnough, formKey: randomUUID() })
}

/** Sends the report, and leads to its page. */
export async function action({ context, params: { slug }, request }: Route.ActionArgs) {
  const posted = await readForm(request)
  const form = parseFields(reportForm, posted)
  const given = String(posted.get('key') ?? '')
  const key = isUuid(given) ? given : null
  if (!form.ok) return data({ errors: form.errors, values: form.values, problem: null, key }, { status: 400 })
  const questionId = posted.has('questionId') ? String(posted.get('questionId')) : null
  const outcome = await reportCampaign(contextOf(context), { slug, questionId, key, ...form.value })
  if (!outcome.ok) {
    const status = outcome.reason === 'not-found' ? 404 : 409
    const reason = outcome.reason === 'own' && questionId ? 'ownQuestion' : outcome.reason
    return data({ errors: {}, values: form.value, problem: copy.refused[reason], key }, { status })
  }
  throw redirect(outcome.token ? sentReportPath(outcome.token) : `${reportPath(slug)}?did=${ENOUGH}`, 303)
}

export default function ReportCampaign({
  loaderData: { campaign, question, isEnough, formKey },
  actionData,
}: Route.ComponentProps) {
  const form = useFocusFirstError(actionData?.errors)
  if (!campaign) return <CampaignNotFound />
  return (
    <main id="main" className="wrap section stack campaign-report" tabIndex={-1}>
      <Link className="crumb" to={`/campaign/${campaign.slug}`}>
        <Icon name="arrow-left" small />
        {copy.back}
      </Link>
      <h1>{isEnough ? copy.enough.title : question ? copy.titleOfQuestion : copy.title}</h1>
      <p>
        <b>{campaign.title}</b>
      </p>
      {isEnough ? (
        <p>{copy.enough.body}</p>
      ) : (
        <>
          {question && (
            <blockquote className="stack pre-wrap break-word">
              <p>{question.question}</p>
              {question.answer && <p>{question.answer}</p>}
            </blockquote>
          )}
          <p className="lead">{copy.lead}</p>
          <p className="small secondary-ink">{copy.danger}</p>
          <Form ref={form} method="post" className="stack" noValidate>
            {actionData?.problem && (
              <p className="error-summary" role="alert">
                {actionData.problem}
              </p>
            )}
            <input type="hidden" name="key" value={actionData?.key ?? formKey} />
            {question && <input type="hidden" name="questionId" value={question.id} />}
            <FormFields fields={reportForm.fields} values={actionData?.values} errors={actionData?.errors} />
            <p>
              <button className="btn primary">{copy.send}</button>
            </p>
          </Form>
        </>
      )}
    </main>
  )
}
