import { and, eq, isNull, sql } from 'drizzle-orm'
import { tellsHiddenName } from '#app/features/fundraising/beneficiaries/beneficiary.server.ts'
import { copy as beneficiaryCopy } from '#app/features/fundraising/beneficiaries/copy.ts'
import { campaignTag } from '#app/features/fundraising/events.ts'
import { campaignQuestionChecks } from '#app/features/fundraising/held-questions/held-tables.server.ts'
import { campaignSubmissions } from '#app/features/fundraising/review/submission-tables.server.ts'
import { campaignClosures, campaigns } from '#app/features/fundraising/tables.server.ts'
import { type AskingRefusal, whyNotAsk } from '#app/features/questions/policy.ts'
import { isBlockedFor, type QuestionSubject } from '#app/features/questions/subject.server.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'
import { SLUG } from '#app/platform/text/text.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { answeredMail, askedMail } from './mails.ts'
import { campaignQuestions } from './question-tables.server.ts'
import { answersPath, ASKING_DAYS_AFTER_END, campaignQuestionsPath } from './schema.ts'
import { copy as words } from './words-copy.ts'

const { questionId, decision } = campaignQuestionChecks
const isByTeam = sql<boolean>`EXISTS (
  SELECT FROM ${campaignQuestionChecks} WHERE ${questionId} = ${campaignQuestions.id} AND ${decision} = 'published')`

/** Questions to the organiser of a campaign. */
export const campaignSubject: QuestionSubject = {
  table: campaignQuestions,
  name: 'campaign-questions',
  words,
  isByTeam,
  idOf: (slug) => sql`(SELECT ${campaigns.id} FROM ${campaigns} WHERE ${campaigns.slug} = ${slug})`,
  async find(db, by, { actor, now }) {
    if ('slug' in by && !SLUG.test(by.slug)) return undefined
    const { id, slug, title, coOwners, ownerUserId: userId, organiserName: answerer, endsAt } = campaigns
    const { closedAt, campaignId, reopenedAt } = campaignClosures
    const address = sql<string | null>`(
      SELECT ${campaignSubmissions.ownerEmail} FROM ${campaignSubmissions} WHERE ${campaignSubmissions.campaignId} = ${id})`
    const isBlocked = isBlockedFor(actor, userId)
    const [found] = await db
      .select({ id, slug, title, coOwners, userId, answerer, address, isBlocked, endsAt, closedAt })
      .from(campaigns)
      .leftJoin(campaignClosures, and(eq(campaignId, id), isNull(reopenedAt)))
      .where('slug' in by ? eq(slug, by.slug) : eq(id, by.id))
    if (!found) return undefined
    const others = found.coOwners.flatMap((one) => (one.may.includes('updates') ? [one.userId] : []))
    return { ...found, others, refusal: whyNotAsk(actor, { ...found, others }) ?? whyOver(found, now) }
  },
  async whyNotPublish(tx, { sealer }, { id: campaignId, answer }) {
    const isTold = await tellsHiddenName(tx, { campaignId, sealer }, [answer])
    return isTold ? beneficiaryCopy.nameTyped : null
  },
  askedMail: (site, { id, asked, question }) => askedMail(site, { id, ...mailedOf(asked), question }),
  answeredMail: (site, { asked, ...said }) => answeredMail(site, { ...said, ...mailedOf(asked) }),
  pathOf: campaignQuestionsPath,
  answersPathOf: answersPath,
  announce: (tx, slug) => publish(tx, [pagesChanged([campaignTag(slug)])]),
}

const mailedOf = ({
  answerer: organiser,
  title: campaign,
  slug,
}: {
  answerer: string
  title: string
  slug: string
}) => ({
  organiser,
  campaign,
  slug,
})

/** A campaign without an end of its own can be asked about until it is closed. */
function whyOver(campaign: { endsAt: Date | null; closedAt: Date | null }, now: Date): AskingRefusal | null {
  const ends = [campaign.endsAt, campaign.closedAt].flatMap((end) => (end ? [end.getTime()] : []))
  return now.getTime() > Math.min(...ends) + ASKING_DAYS_AFTER_END * DAY_MS ? 'over' : null
}
