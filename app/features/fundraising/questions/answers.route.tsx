import { useSearchParams } from 'react-router'
import { ManagePage } from '#app/features/fundraising/owner/page/manage-page.tsx'
import { ownCampaignOf } from '#app/features/fundraising/owner/page/own-campaign.server.ts'
import { answerOrDecline } from '#app/features/questions/answering/answer-actions.server.ts'
import { answerView } from '#app/features/questions/answering/answer-view.server.ts'
import { Answers, doneText } from '#app/features/questions/answering/answers.tsx'
import { listForAnswerer } from '#app/features/questions/queries.server.ts'
import { readForm } from '#app/platform/request-body/read-form.server.ts'
import { pageNumber } from '#app/platform/http/page-number.ts'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import type { Route } from './+types/answers.route'
import { campaignSubject } from './campaign-subject.server.ts'
import { copy } from './copy.ts'
import { answersPath } from './schema.ts'
import { reportLink } from './report-link.tsx'
import { copy as words } from './words-copy.ts'

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, copy.title)]

/** The questions about the campaign for its organiser: open ones first, the oldest first. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { ctx, id, campaign } = ownCampaignOf(context, 'updates')
  const page = pageNumber(url.searchParams)
  const asked = { answersFor: [id], actor: ctx.actor, page }
  const { rows, hasMore } = await listForAnswerer(ctx.db, campaignSubject, asked)
  return {
    slug: campaign.slug,
    title: campaign.title,
    pages: { page, hasMore },
    questions: rows.map((question) => answerView(question, campaignSubject)),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { ctx, campaign } = ownCampaignOf(context, 'updates')
  const posted = await readForm(request)
  return answerOrDecline(ctx, { subject: campaignSubject, path: answersPath(campaign.slug), posted })
}

export default function CampaignAnswers({ loaderData, actionData }: Route.ComponentProps) {
  const { slug, title, questions, pages } = loaderData
  const [search] = useSearchParams()
  const done = actionData ? undefined : doneText(search, words)
  return (
    <ManagePage slug={slug} campaign={title} current="/questions" done={done}>
      <Answers
        questions={questions}
        pages={pages}
        words={words}
        none={copy.none}
        answer={actionData}
        report={reportLink(slug)}
      />
    </ManagePage>
  )
}
