import { EditorForm } from '#app/features/resource-editor/editor-form.tsx'
import type { EditFailure } from '#app/features/resource-editor/fields.ts'
import { Resource } from '#app/features/resource-editor/resource.tsx'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import { localePath } from '#app/platform/language/language-paths.ts'
import type { Route } from './+types/tax-approvals.route'
import { copy } from './copy.ts'
import { approvalForm, endApprovalForm, linkForm } from './forms.ts'
import { approvals } from './tax-approvals.server.ts'

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, copy.title)]

export const loader = approvals.loader
export const action = approvals.action

export default function TaxApprovals({ loaderData, actionData }: Route.ComponentProps) {
  const { chosen, campaigns, years } = loaderData
  return (
    <Resource
      path="/operator/tax-approvals"
      words={copy}
      data={loaderData}
      failure={actionData}
      fields={{ add: approvalForm.fields, change: endApprovalForm.fields }}
      before={
        chosen && (
          <>
            <Campaigns id={chosen.id} campaigns={campaigns} failure={actionData} />
            <Statements years={years} />
          </>
        )
      }
    />
  )
}

interface CampaignsProps {
  id: string
  campaigns: readonly { slug: string; title: string }[]
  failure: EditFailure | undefined
}

function Campaigns({ id, campaigns, failure }: CampaignsProps) {
  const words = copy.campaigns
  return (
    <section className="editor-part">
      <h2>{words.title}</h2>
      {campaigns.length === 0 && <p className="small secondary-ink">{words.none}</p>}
      <ul>
        {campaigns.map(({ slug, title }) => (
          <li key={slug}>
            <a href={localePath(`/campaign/${slug}`)}>{title}</a>
          </li>
        ))}
      </ul>
      <EditorForm
        act="link"
        fields={linkForm.fields}
        values={{}}
        failure={failure}
        hidden={{ known: id }}
        send={words.link}
        isQuiet
      />
    </section>
  )
}

function Statements({ years }: { years: readonly { path: string; label: string }[] }) {
  const words = copy.statement
  return (
    <section className="editor-part">
      <h2>{words.title}</h2>
      <p className="small secondary-ink">{words.lead}</p>
      {years.length === 0 && <p className="small secondary-ink">{words.none}</p>}
      <ul>
        {years.map(({ path, label }) => (
          <li key={path}>
            <a href={path} download>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
