import { data, Form, Link, redirect } from 'react-router'
import { CampaignNotFound } from '#app/features/fundraising/campaign/campaign-not-found.tsx'
import { copy as campaignCopy } from '#app/features/fundraising/campaign/copy.ts'
import { findCampaign } from '#app/features/fundraising/queries.server.ts'
import { parseFields } from '#app/platform/form/parse-fields.ts'
import { contextOf } from '#app/platform/http/request.server.ts'
import { readForm } from '#app/platform/request-body/read-form.server.ts'
import { pageTitle } from '#app/platform/seo/page-title.ts'
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
  const found = await findCampaign(db, { slug, now })
  if (!found) return data({ campaign: null, isEnough: false }, { status: 404 })
  return data({ campaign: { slug, title: found.title }, isEnough: url.searchParams.get('did') === ENOUGH })
}

/** Sends the report, and leads to its page. */
export async function action({ context, params: { slug }, request }: Route.ActionArgs) {
  const form = parseFields(reportForm, await readForm(request))
  if (!form.ok) return data({ errors: form.errors, values: form.values, problem: null }, { status: 400 })
  const outcome = await reportCampaign(contextOf(context), { slug, ...form.value })
  if (!outcome.ok) {
    const status = outcome.reason === 'not-found' ? 404 : 409
    return data({ errors: {}, values: form.value, problem: copy.refused[outcome.reason] }, { status })
  }
  throw redirect(outcome.token ? sentReportPath(outcome.token) : `${reportPath(slug)}?did=${ENOUGH}`, 303)
}

export default function ReportCampaign({ loaderData: { campaign, isEnough }, actionData }: Route.ComponentProps) {
  const form = useFocusFirstError(actionData?.errors)
  if (!campaign) return <CampaignNotFound />
  return (
    <main id="main" className="wrap section stack campaign-report" tabIndex={-1}>
      <Link className="crumb" to={`/campaign/${campaign.slug}`}>
        <Icon name="arrow-left" small />
        {copy.back}
      </Link>
      <h1>{isEnough ? copy.enough.title : copy.title}</h1>
      <p>
        <b>{campaign.title}</b>
      </p>
      {isEnough ? (
        <p>{copy.enough.body}</p>
      ) : (
        <>
          <p className="lead">{copy.lead}</p>
          <p className="small secondary-ink">{copy.danger}</p>
          <Form ref={form} method="post" className="stack" noValidate>
            {actionData?.problem && (
              <p className="error-summary" role="alert">
                {actionData.problem}
              </p>
            )}
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
