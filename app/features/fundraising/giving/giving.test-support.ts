import { readSupporterPage } from '#app/features/fundraising/supporters/supporter-queries.server.ts'
import type { SupporterView } from '#app/features/fundraising/views.ts'
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { listPostings } from '#app/features/ledger/queries.server.ts'
import { printLedger } from '#app/features/ledger/print-ledger.test-support.ts'
import { payments } from '#app/features/payments/tables.server.ts'
import type { Actor } from '#app/platform/context.server.ts'
import type { Database } from '#app/platform/db/database.server.ts'
import type { PaymentReport } from '#app/platform/payments/provider.ts'
import type { Sealer } from '#app/platform/sealer.ts'
import type { Method } from '#app/platform/payments/sandbox/outcomes.ts'
import { choose } from '#app/platform/payments/sandbox/payments.server.ts'
import { plainSealer } from '#test/plain-sealer.ts'
import { SITE } from '#test/context.ts'
import { openPayments, reportOf } from '#test/payments.ts'
import { member } from '#test/people.ts'
import { openCampaign } from '#app/features/fundraising/owner/open-campaign.server.ts'
import { pledge } from './pledge.server.ts'
import { mandateListener } from '#app/features/fundraising/monthly/mandate-listener.server.ts'
import { contributionSettlement } from '#app/features/fundraising/settlement/settle-contribution.server.ts'
import type { CampaignInput, PledgeInput } from '#app/features/fundraising/schema.ts'
import { trancheOwner } from '#app/features/fundraising/tranches/tranche-owner.server.ts'
import { contributions } from '#app/features/fundraising/tables.server.ts'

export const OPERATOR = member('Olga', 'operator')

export interface GivenGift {
  token: string
  contributionId: string
  paymentId: string
  providerRef: string
  totalMinor: number
}

/** Donating on one database: a campaign, a pledge, a paid gift, and the provider's reports. */
export function openGiving(database: Database, sealer: Sealer = plainSealer, startsAt?: Date) {
  const settlements = { contribution: contributionSettlement({ site: SITE, sealer }) }
  const payouts = { tranche: trancheOwner({ site: SITE, sealer }) }
  const mandates = mandateListener({ site: SITE, sealer })
  const gateway = openPayments(database, { settlements, payouts, mandates, startsAt })
  const { db, sandbox, provider, now, context } = gateway
  const pledgeContext = (actor?: Actor) => ({ ...context(actor), payments: provider })

  return {
    ...gateway,
    pledgeContext,

    /** Creates a campaign; returns its slug. */
    async campaign(changes: Partial<CampaignInput> = {}): Promise<string> {
      const slug = `campaign-${randomUUID()}`
      const opened = await openCampaign(context(OPERATOR), { ...CAMPAIGN, slug, ...changes })
      if (!opened.ok) throw new Error(opened.reason)
      return slug
    },

    /** A pledge whose payment was opened at the provider. */
    async pledged(slug: string, changes: Partial<PledgeInput> = {}): Promise<GivenGift> {
      const outcome = await pledge(pledgeContext(), { ...giftForm(changes), slug })
      if (!outcome.ok) throw new Error(outcome.reason)
      return findGift(database, outcome.token)
    },

    /** A gift that the sandbox captured, so that the sandbox can refund it. */
    async paid(slug: string, changes: Partial<PledgeInput> = {}, method: Method = 'upi'): Promise<GivenGift> {
      const gift = await this.pledged(slug, changes)
      await choose(db, { id: gift.providerRef, method, outcome: 'success' }, now())
      await sandbox.deliverDue(now())
      return gift
    },

    /** A provider's report about a gift's payment. */
    report: (gift: GivenGift, state: PaymentReport['state'], changes: Partial<PaymentReport> = {}) =>
      reportOf({ ...gift, amountMinor: gift.totalMinor }, state, changes),

    /** The first page of the supporters. */
    async supporters(slug: string): Promise<SupporterView[]> {
      const page = await readSupporterPage(db, { slug, onlyWords: false, after: null, before: null })
      return page.supporters
    },

    /** The ledger lines of a gift. */
    async book(gift: GivenGift): Promise<string> {
      const lines = await listPostings(db, { subject: `contribution:${gift.contributionId}` })
      const campaign = lines.find(({ account }) => account.startsWith('liability:campaign:'))?.account
      return printLedger(lines, campaign ? { [campaign]: 'liability:campaign:A' } : {})
    },
  }
}
export type Giving = ReturnType<typeof openGiving>

const CAMPAIGN = {
  title: 'Sunita opens a tailoring shop',
  description: 'Two sewing machines and the first month of rent.',
  story: [{ heading: 'How it began', paragraphs: ['Sunita sewed at night.'], quote: 'I want a shop of my own.' }],
  location: 'Jaipur',
  goalMinor: 35_000_00,
  organiserName: 'Sunita Devi',
}

/** The parsed form of a gift of ₹500 with a tip of ₹50. */
export function giftForm(changes: Partial<PledgeInput> = {}): PledgeInput {
  return {
    key: randomUUID(),
    amountMinor: 500_00,
    tipMinor: 50_00,
    name: 'Asha Rao',
    email: 'asha@example.org',
    phone: null,
    place: 'Pune',
    message: null,
    isAnonymous: false,
    wantsUpdates: false,
    mayBeContacted: false,
    isIndianCitizen: true,
    monthlyBy: null,
    ...changes,
  }
}

async function findGift({ db }: Pick<Database, 'db'>, token: string): Promise<GivenGift> {
  const [gift] = await db
    .select({
      contributionId: contributions.id,
      paymentId: payments.id,
      providerRef: payments.providerRef,
      totalMinor: payments.amountMinor,
    })
    .from(contributions)
    .innerJoin(payments, eq(payments.id, contributions.paymentId))
    .where(eq(contributions.publicToken, token))
  if (!gift) throw new Error('no such gift')
  return { ...gift, token, providerRef: gift.providerRef ?? '' }
}
