import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { listBook } from '#app/features/ledger/queries.server.ts'
import { printBook } from '#app/features/ledger/book.test-support.ts'
import type { PaymentsDeps } from '#app/features/payments/events.ts'
import { paymentWebhooks } from '#app/features/payments/http.server.ts'
import { payments } from '#app/features/payments/tables.server.ts'
import { type Actor, type PrivateContext, type Member, VISITOR } from '#app/platform/context.server.ts'
import type { Database } from '#app/platform/db/database.server.ts'
import type { Logger } from '#app/platform/log.server.ts'
import type { PaymentProvider, PaymentReport } from '#app/platform/payments/provider.ts'
import { sandboxHeaders, writeSandboxBody } from '#app/platform/payments/sandbox/notification.server.ts'
import { choose } from '#app/platform/payments/sandbox/book.server.ts'
import { createSandbox } from '#app/platform/payments/sandbox/sandbox.server.ts'
import { plainSealer } from '#test/plain-sealer.ts'
import { openCampaign } from './commands/open-campaign.server.ts'
import { pledge } from './giving/commands/pledge.server.ts'
import { contributionSettlement } from './giving/commands/settle-contribution.server.ts'
import type { CampaignInput, PledgeInput } from './schema.ts'
import { contributions } from './tables.server.ts'

const SECRET = 'a secret that the sandbox shares'
const NOON = new Date('2026-11-20T06:30:00Z')
export const SITE = { siteUrl: 'https://diya.example', brandName: 'Diya' }
export const OPERATOR: Member = {
  kind: 'member',
  userId: '6b3f2c1e-0000-4000-8000-00000000000a',
  displayName: 'Operator',
  email: null,
  roles: ['operator'],
}

const noOrder = () => Promise.reject(new Error('nothing is ordered here'))
const noOrders = { captured: noOrder, refunded: noOrder }

interface LoggedLine {
  level: string
  fields: object
  message: string
}

export interface GivenGift {
  token: string
  contributionId: string
  paymentId: string
  providerRef: string
  totalMinor: number
}

/** The money core on one database, with the sandbox as provider, its own clock, and every way to push it. */
export function openRails(database: Database) {
  const { db } = database
  let now = NOON
  const logged: LoggedLine[] = []
  const sandbox = createSandbox({
    db,
    clock: () => now,
    secret: SECRET,
    baseUrl: `${SITE.siteUrl}/sandbox`,
    deliver: async (headers, body) => webhooks.request('/sandbox', { method: 'POST', headers, body }),
  })
  const provider: PaymentProvider = { ...sandbox.provider }
  const deps: PaymentsDeps = {
    db,
    providers: { sandbox: provider },
    settlements: { contribution: contributionSettlement({ site: SITE, sealer: plainSealer }), order: noOrders },
    clock: () => now,
    log: logInto(logged),
  }
  const webhooks = paymentWebhooks(deps)
  const context = (actor: Actor = VISITOR): PrivateContext => ({
    db,
    actor,
    now,
    requestId: 'test',
    sealer: plainSealer,
  })

  async function notify(report: PaymentReport, eventId: string = randomUUID()) {
    const body = writeSandboxBody(eventId, now, report)
    return webhooks.request('/sandbox', { method: 'POST', headers: sandboxHeaders(body, SECRET), body })
  }

  return {
    db,
    sandbox,
    /** Its methods may be replaced, to let the provider fail. */
    provider,
    deps,
    webhooks,
    logged,
    secret: SECRET,
    context,
    pledgeContext: (actor?: Actor) => ({ ...context(actor), payments: provider, config: SITE }),
    returnContext: (actor?: Actor) => ({ ...context(actor), config: SITE }),
    now: () => now,
    wait: (ms: number) => void (now = new Date(now.getTime() + ms)),
    notify,

    /** A new campaign; gives its slug. */
    async campaign(changes: Partial<CampaignInput> = {}): Promise<string> {
      const slug = `campaign-${randomUUID()}`
      const opened = await openCampaign(context(OPERATOR), { ...CAMPAIGN, slug, ...changes })
      if (!opened.ok) throw new Error(opened.reason)
      return slug
    },

    /** A pledge that has come as far as the provider's page. */
    async pledged(slug: string, changes: Partial<PledgeInput> = {}): Promise<GivenGift> {
      const outcome = await pledge({ ...context(), payments: provider, config: SITE }, { ...giftForm(changes), slug })
      if (!outcome.ok) throw new Error(outcome.reason)
      return findGift(database, outcome.token)
    },

    /** A gift that the sandbox itself took, so that it knows of it and can send it back. */
    async paid(slug: string, changes: Partial<PledgeInput> = {}): Promise<GivenGift> {
      const gift = await this.pledged(slug, changes)
      await choose(db, { id: gift.providerRef, method: 'upi', outcome: 'success' }, now)
      await sandbox.deliverDue(now)
      return gift
    },

    /** What the provider would say about a gift's payment. */
    report: (gift: GivenGift, state: PaymentReport['state'], changes: Partial<PaymentReport> = {}): PaymentReport => ({
      paymentId: gift.paymentId,
      providerRef: gift.providerRef,
      state,
      amountMinor: gift.totalMinor,
      currency: 'INR',
      method: 'upi',
      refundedIds: [],
      ...changes,
    }),

    /** The gift's lines in the book, as a treasurer reads them. */
    async book(gift: GivenGift): Promise<string> {
      const lines = await listBook(db, { subject: `contribution:${gift.contributionId}` })
      const campaign = lines.find(({ account }) => account.startsWith('liability:campaign:'))?.account
      return printBook(lines, campaign ? { [campaign]: 'liability:campaign:A' } : {})
    },
  }
}
export type Rails = ReturnType<typeof openRails>

const CAMPAIGN = {
  title: 'Sunita opens a tailoring shop',
  description: 'Two sewing machines and the first month of rent.',
  story: [{ heading: 'How it began', paragraphs: ['Sunita sewed at night.'], quote: 'I want a shop of my own.' }],
  location: 'Jaipur',
  goalMinor: 35_000_00,
  organiserName: 'Sunita Devi',
}

/** What the form gives for a gift of ₹500 with a tip of ₹50. */
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

function logInto(lines: LoggedLine[]): Logger {
  const at = (level: string) => (fields: object, message: string) => void lines.push({ level, fields, message })
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') }
}
