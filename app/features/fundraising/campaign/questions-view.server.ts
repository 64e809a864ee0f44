import { campaignSubject } from '#app/features/fundraising/questions/campaign-subject.server.ts'
import { answersView } from '#app/features/questions/card/questions-view.server.ts'
import { QUESTIONS_ON_SUBJECT } from '#app/features/questions/schema.ts'
import type { RequestContext } from '#app/platform/http/request.server.ts'

export type QuestionsShort = ReturnType<Awaited<ReturnType<typeof questionsShort>>>

/** The newest answers of a campaign's organiser, for its page: a function of the organiser's name. */
export async function questionsShort(ctx: Pick<RequestContext, 'db' | 'actor'>, { slug }: { slug: string }) {
  const answersBy = await answersView(ctx, campaignSubject, { slug, perPage: QUESTIONS_ON_SUBJECT })
  return (organiser: string) => {
    const { list, all } = answersBy(organiser)
    return { all, list: list.map(({ id, question, by, answer }) => ({ id, question, by, answer })) }
  }
}
