import { useSearchParams } from 'react-router'
import { PROOF_KINDS } from '#app/features/fundraising/documents/document-kinds.ts'
import { ManagePage } from '#app/features/fundraising/owner/page/manage-page.tsx'
import { ownCampaignOf } from '#app/features/fundraising/owner/page/own-campaign.server.ts'
import { readForm } from '#app/platform/request-body/read-form.server.ts'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import type { Route } from './+types/checks.route'
import { actOnChecks } from './checks-actions.server.ts'
import { checksView } from './checks-view.server.ts'
import { copy } from './copy.ts'
import { DocumentForm } from './document-form.tsx'
import { SentDocuments } from './sent-documents.tsx'
import './checks.css'

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, copy.title)]

export async function loader({ context }: Route.LoaderArgs) {
  return checksView(ownCampaignOf(context, 'owner'))
}

export async function action({ context, request }: Route.ActionArgs) {
  const own = ownCampaignOf(context, 'owner')
  return actOnChecks({ ...own, posted: await readForm(request) })
}

export default function Checks({ loaderData, actionData }: Route.ComponentProps) {
  const { slug, title, shown, documents } = loaderData
  const did = useSearchParams()[0].get('did') ?? ''
  const done = !actionData && did in copy.done ? copy.done[did as keyof typeof copy.done] : undefined
  return (
    <ManagePage slug={slug} campaign={title} current="/checks" done={done}>
      {!actionData && did === 'too-large' && (
        <p className="error-summary" role="alert">
          {copy.tooLarge}
        </p>
      )}
      <div className="stack owner-checks">
        <p className="lead">{copy.lead}</p>
        <section className="stack" aria-labelledby="shown-title">
          <h2 id="shown-title">{copy.shown.title}</h2>
          {shown.length === 0 && <p className="secondary-ink">{copy.shown.none}</p>}
          <ul>
            {shown.map(({ kind, words, by }) => (
              <li key={kind + words}>
                <b>{kind}</b>
                <span>{words}</span>
                {by && <span className="small secondary-ink">{by}</span>}
              </li>
            ))}
          </ul>
        </section>
        <SentDocuments documents={documents} answer={actionData} />
        <p className="small secondary-ink">{copy.private}</p>
        {PROOF_KINDS.map((kind) => (
          <DocumentForm key={kind} kind={kind} answer={actionData} />
        ))}
      </div>
    </ManagePage>
  )
}
