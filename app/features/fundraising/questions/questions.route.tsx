import { data } from 'react-router'
import { CampaignNotFound } from '#app/features/fundraising/campaign/campaign-not-found.tsx'
import { copy as campaignCopy } from '#app/features/fundraising/campaign/copy.ts'
import { campaignTag } from '#app/features/fundraising/events.ts'
import { findCampaignRow } from '#app/features/fundraising/rows/campaign.server.ts'
import { askOrWithdraw } from '#app/features/questions/card/ask-actions.server.ts'
import { QuestionsPage } from '#app/features/questions/card/questions-page.tsx'
import { questionsView } from '#app/features/questions/card/questions-view.server.ts'
import { copy } from '#app/features/questions/copy.ts'
import { pageNumber } from '#app/platform/http/page-number.ts'
import { together } from '#app/platform/db/together.server.ts'
import { contextOf } from '#app/platform/http/request.server.ts'
import { readForm } from '#app/platform/request-body/read-form.server.ts'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import type { Route } from './+types/questions.route'
import { campaignSubject } from './campaign-subject.server.ts'
import { reportLink } from './report-link.tsx'
import { copy as words } from './words-copy.ts'

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const found = loaderData?.found
  if (!found) return [pageTitle(matches, campaignCopy.notFound.title), { name: 'robots', content: 'noindex' }]
  const { title, view } = found
  return [
    pageTitle(matches, copy.title(title)),
    { name: 'description', content: copy.metaDescription(title, view.answerer) },
  ]
}

/** All answered questions about a campaign, in pages; 404 for an unknown one. */
export async function loader({ context, params: { slug }, url }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  const read = { ...ctx, db: together(ctx.db) }
  const page = pageNumber(url.searchParams)
  const [campaign, viewOf] = await Promise.all([
    findCampaignRow(read.db, slug),
    questionsView(read, campaignSubject, { slug, page }),
  ])
  if (!campaign) return data({ found: null }, { status: 404 })
  // A page with the result of a form is not the one that others get.
  if (!url.searchParams.has('did')) ctx.cacheFor({ tags: [campaignTag(slug)], params: ['page'] })
  const { title, organiserName } = campaign
  return data({ found: { slug, title, page, view: viewOf(organiserName) } })
}

export async function action({ context, params: { slug }, request }: Route.ActionArgs) {
  return askOrWithdraw(contextOf(context), { subject: campaignSubject, slug, posted: await readForm(request) })
}

export default function CampaignQuestions({ loaderData: { found }, actionData }: Route.ComponentProps) {
  if (!found) return <CampaignNotFound />
  const { slug, title, page, view } = found
  return (
    <QuestionsPage
      view={view}
      words={words}
      about={{ to: `/campaign/${slug}`, title }}
      page={page}
      refused={actionData}
      isPosted={actionData !== undefined}
      report={reportLink(slug)}
    />
  )
}
