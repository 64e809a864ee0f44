import { mailSamples as chapters } from '#app/features/circles/mail-samples.ts'
import { mailSamples as dataChecks } from '#app/features/staff/data-checks/mail-samples.ts'
import { mailSamples as events } from '#app/features/events/mails/mail-samples.ts'
import { findCampaign } from '#app/features/fundraising/queries.server.ts'
import { mailSamples as campaignQuestions } from '#app/features/fundraising/questions/mail-samples.ts'
import { mailSamples as monthlyGifts } from '#app/features/fundraising/monthly/mail-samples.ts'
import { mailSamples as campaignHolds } from '#app/features/fundraising/holds/mail-samples.ts'
import { mailSamples as campaignReports } from '#app/features/fundraising/reports/mail-samples.ts'
import { mailSamples as fundraising } from '#app/features/fundraising/settlement/mail-samples.ts'
import { mailSamples as campaignPeople } from '#app/features/fundraising/owner/people/mail-samples.ts'
import { mailSamples as campaignPayouts } from '#app/features/fundraising/tranches/mail-samples.ts'
import { mailSamples as shops } from '#app/features/marketplace/applications/mail-samples.ts'
import { mailSamples as listings } from '#app/features/marketplace/listing-requirements/mail-samples.ts'
import { mailSamples as gst } from '#app/features/marketplace/gst/mail-samples.ts'
import { mailSamples as questions } from '#app/features/marketplace/questions/mail-samples.ts'
import { findProductsBySlugs } from '#app/features/marketplace/queries.server.ts'
import { mailSamples as needs } from '#app/features/needs/mails/mail-samples.ts'
import { mailSamples as orders } from '#app/features/orders/mails/mail-samples.ts'
import { mailSamples as partnership } from '#app/features/partnership/mail-samples.ts'
import { mailSamples as payouts } from '#app/features/payouts/mail-samples.ts'
import { mailSamples as referrals } from '#app/features/referrals/mail-samples.ts'
import { mailSamples as requests } from '#app/features/requests/mails/mail-samples.ts'
import { mailSamples as squads } from '#app/features/squads/mail-samples.ts'
import { mailSamples as staff } from '#app/features/staff/invitation/mail-samples.ts'
import { mailSamples as startups } from '#app/features/startups/mail-samples.ts'
import { mailSamples as stories } from '#app/features/stories/moderation/mail-samples.ts'
import { mailSamples as students } from '#app/features/students/guardian-consent/mail-samples.ts'
import { addressOf } from '#app/platform/config/config.server.ts'
import type { RequestContext } from '#app/platform/http/request.server.ts'
import { composeMail, type MailBody } from '#app/platform/mail/compose.ts'
import type { MailDraft } from '#app/platform/mail/draft.ts'
import type { SampleSource } from '#app/platform/mail/sample-source.ts'
import { stopUrlOf } from '#app/platform/mail/stops.server.ts'
import { composeText } from '#app/platform/texts/compose-text.ts'
import { shortUrlOf } from '#app/platform/texts/short-links.server.ts'
import { headersOf } from '#app/platform/mail/transport.server.ts'

const RECIPIENT = 'meera@example.in'
const LINK_ID = 'Sample00000'
/** Of the demo data: their pictures. */
const PRODUCTS = ['mango-pickle-500-g', 'garlic-chutney-200-g', 'handloom-dupatta-madder']
const CAMPAIGN = 'lakshmi-story'

/** One draft of each mail that a feature sends. The test of this folder finds mails that are missing. */
export function listSampleDrafts(source: SampleSource): MailDraft[] {
  const lists = [
    orders,
    campaignQuestions,
    campaignReports,
    fundraising,
    campaignPeople,
    monthlyGifts,
    campaignHolds,
    campaignPayouts,
    payouts,
    shops,
    listings,
    questions,
    gst,
    events,
    requests,
    dataChecks,
    needs,
    stories,
    students,
    squads,
    referrals,
    chapters,
    startups,
    partnership,
    staff,
  ]
  return lists.flatMap((samplesOf) => samplesOf(source))
}

export interface SampleMail extends MailBody {
  kind: string
  headers: Readonly<Record<string, string>>
  /** The size of its HTML, with one decimal. */
  kilobytes: string
  /** What somebody without an e-mail address gets; null for mails of the auth service, which has its own texts. */
  textMessage: string | null
}

/** Every mail as it is sent, with the pictures of demo products that are on sale. */
export async function listSampleMails(ctx: RequestContext): Promise<SampleMail[]> {
  return (await listDrafts(ctx)).map((draft) => sampleOf(draft, ctx))
}

/** The mail of this kind; null for an unknown one. */
export async function findSampleMail(ctx: RequestContext, kind: string): Promise<SampleMail | null> {
  const draft = (await listDrafts(ctx)).find((each) => each.kind === kind)
  return draft ? sampleOf(draft, ctx) : null
}

async function listDrafts(ctx: RequestContext): Promise<MailDraft[]> {
  const { config: site, now, db } = ctx
  const products = await findProductsBySlugs(db, PRODUCTS)
  const pictures = new Map(products.map(({ slug, thumbnail_url: picture }) => [slug, picture]))
  const campaign = await findCampaign(db, { slug: CAMPAIGN, now })
  const pictureOf = (slug: string) => (slug === CAMPAIGN ? campaign?.imageUrl : pictures.get(slug)) ?? null
  return [...listSampleDrafts({ site, now, pictureOf }), ...ctx.accountMailSamples()]
}

function sampleOf(draft: MailDraft, ctx: RequestContext): SampleMail {
  const { kind, site, topic } = draft
  const stopUrl = topic === undefined ? null : stopUrlOf(site, ctx, { address: RECIPIENT, topic })
  const body = composeMail(draft, { stopUrl })
  const { from } = ctx.config.mail
  const headers = {
    From: from,
    To: RECIPIENT,
    Subject: body.subject,
    'Message-ID': `<sample@${addressOf(from).split('@').at(-1)}>`,
    ...headersOf({ stopUrl }),
  }
  const textMessage = kind.startsWith('account.') ? null : composeText(draft, shortUrlOf(site, LINK_ID)).message
  return { ...body, kind, headers, textMessage, kilobytes: (Buffer.byteLength(body.html) / 1024).toFixed(1) }
}
