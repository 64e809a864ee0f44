import { eq } from 'drizzle-orm'
import { campaignSubject } from '#app/features/fundraising/questions/campaign-subject.server.ts'
import type { CampaignPage } from '#app/features/fundraising/queries.server.ts'
import { campaigns } from '#app/features/fundraising/tables.server.ts'
import { answersView } from '#app/features/questions/card/questions-view.server.ts'
import { QUESTIONS_ON_SUBJECT } from '#app/features/questions/schema.ts'
import type { RequestContext } from '#app/platform/http/request.server.ts'

export type QuestionsShort = Awaited<ReturnType<typeof questionsShort>>

/** The newest answers of a campaign's organiser, for its page. */
export async function questionsShort(
  ctx: Pick<RequestContext, 'db' | 'actor'>,
  { slug, organiserName: answerer }: Pick<CampaignPage, 'slug' | 'organiserName'>,
) {
  const subjectId = ctx.db.select({ id: campaigns.id }).from(campaigns).where(eq(campaigns.slug, slug))
  const { list, all } = await answersView(ctx, campaignSubject, { subjectId, answerer, perPage: QUESTIONS_ON_SUBJECT })
  return { all, list: list.map(({ id, question, by, answer }) => ({ id, question, by, answer })) }
}
