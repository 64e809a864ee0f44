import { and, eq, inArray, isNull } from 'drizzle-orm'
import { recordAct } from '#app/features/audit/record-act.server.ts'
import { decisionMail } from './application-mails.ts'
import {
  type ApplicationSecret,
  unsealApplication,
  sealApplication,
} from '#app/features/marketplace/apply/application-sealing.server.ts'
import { discardEvidence } from '#app/features/marketplace/apply/evidence.server.ts'
import { type CheckInput, isCheckEnd } from '#app/features/marketplace/trust/check.ts'
import { canDecideAboutSeller } from '#app/features/marketplace/policy.ts'
import { addCheck, updateBadge } from '#app/features/marketplace/trust/seller-checks.server.ts'
import { freeShopSlug } from '#app/features/marketplace/sellers/shop-slug.server.ts'
import { regions, sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import { sellerApplications } from '#app/features/marketplace/trust/trust-tables.server.ts'
import type { Member, PrivateContext } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'
import { notify } from '#app/platform/mail/notify.server.ts'
import type { Sealer } from '#app/platform/sealer.ts'
import type { Site } from '#app/platform/config/site.ts'
import { isUuid } from '#app/platform/text/uuid.ts'

export type Decision =
  | {
      verdict: 'approved'
      /** The region; null for the district or town of an applicant in India, which becomes a region if none has its name. */
      regionId: string | null
      /** The slug of a shop that operators entered already and that is handed over; null opens a new one. */
      shop: string | null
      checks: readonly CheckInput[]
    }
  | { verdict: 'returned' | 'declined'; reason: string }

export type DecideOutcome =
  | { ok: true; /** True when the applicant gets a mail about it. */ isMailed: boolean; slug: string | null }
  | {
      ok: false
      reason:
        | 'not-allowed'
        | 'not-found'
        | 'unchanged'
        | 'invalid'
        | 'no-region'
        | 'no-shop'
        | 'has-shop'
        | 'unreadable'
    }

const INDIA = 'India'

type Application = typeof sellerApplications.$inferSelect

/**
 * Approves an application and opens the shop, returns it for something that is missing, or declines it. Nobody decides
 * their own. An approval writes the shop and its checks in the same transaction; an approval or a refusal deletes the
 * uploaded papers. The applicant gets a mail.
 */
export async function decideApplication(
  ctx: PrivateContext,
  { id, site, ...decision }: Decision & { id: string; site: Site },
): Promise<DecideOutcome> {
  const { actor, now } = ctx
  if (!isUuid(id)) return { ok: false, reason: 'not-found' }
  return ctx.db.transaction(async (tx) => {
    if (!canDecideAboutSeller(actor, { userId: null })) return { ok: false, reason: 'not-allowed' }
    const found = await tx.select().from(sellerApplications).where(eq(sellerApplications.id, id)).for('update')
    const [application] = found
    if (!application) return { ok: false, reason: 'not-found' }
    if (!canDecideAboutSeller(actor, application)) return { ok: false, reason: 'not-allowed' }
    if (application.state !== 'waiting') return { ok: false, reason: 'unchanged' }
    const secret = unsealApplication(ctx.sealer, application)
    const { verdict } = decision
    const reason = verdict === 'approved' ? null : decision.reason.trim()
    if (reason === '') return { ok: false, reason: 'invalid' }
    const opened =
      verdict === 'approved' ? await openShop(tx, { ...ctx, actor }, { application, secret, decision }) : null
    if (opened && !opened.ok) return opened
    await tx
      .update(sellerApplications)
      .set({
        state: verdict,
        stateAt: now,
        decidedBy: actor.userId,
        reason,
        sellerId: opened?.sellerId ?? null,
        ...(verdict !== 'returned' && { sealed: opened ? secretAfterApproval(ctx, id, secret) : null }),
      })
      .where(eq(sellerApplications.id, id))
    if (verdict !== 'returned') await discardEvidence(tx, id, now)
    await recordAct(tx, ctx, {
      verb: verdict === 'approved' ? 'approved' : 'declined',
      subject: { kind: 'application', id },
      detail: `${application.displayName}${verdict === 'returned' ? ': returned for changes' : ''}`,
    })
    const isMailed = await notifyApplicant(tx, { application, secret, verdict, reason, site, sealer: ctx.sealer, now })
    return { ok: true, isMailed, slug: opened?.slug ?? null }
  })
}

/** The phone number, so that operators can call the seller. Name and address for invoices are stored with the shop. */
function secretAfterApproval({ sealer }: PrivateContext, id: string, secret: ApplicationSecret | null): string | null {
  return secret && sealApplication(sealer, id, { ...secret, legalName: '', address: '' })
}

interface Opening {
  application: Application
  secret: ApplicationSecret | null
  decision: Extract<Decision, { verdict: 'approved' }>
}

type Opened = { ok: true; sellerId: string; slug: string } | Extract<DecideOutcome, { ok: false }>

async function openShop(
  tx: Db,
  ctx: PrivateContext & { actor: Member },
  { application, secret, decision }: Opening,
): Promise<Opened> {
  const { actor, now } = ctx
  const { userId, homeState, gstin } = application
  if (!secret) return { ok: false, reason: 'unreadable' }
  const kinds = new Set(decision.checks.map(({ kind }) => kind))
  if (kinds.size < decision.checks.length || !decision.checks.every(({ validUntil }) => isCheckEnd(validUntil, now))) {
    return { ok: false, reason: 'invalid' }
  }
  const regionId = await findRegion(tx, { regionId: decision.regionId, application })
  if (regionId === null) return { ok: false, reason: 'no-region' }
  const own = tx.select({ id: sellerProfiles.id }).from(sellerProfiles).where(eq(sellerProfiles.userId, userId))
  if ((await own).length > 0) return { ok: false, reason: 'has-shop' }
  const applicant = {
    userId,
    legalName: secret.legalName,
    address: secret.address,
    noticeEmail: secret.email,
    state: homeState,
    district: application.district,
    town: application.town,
    gstin,
    // An enrolment of the shop that is handed over ends with the registration.
    ...(gstin !== null && { enrolmentNumber: null }),
    // Without a GST number a seller may not send beyond their own State. This law does not apply abroad.
    deliversTo: gstin === null && homeState !== null ? ('own-state' as const) : ('india' as const),
  }
  const [shop] =
    decision.shop === null
      ? await newShop(tx, applicant, application, regionId, now)
      : await handOver(tx, decision.shop, applicant)
  if (!shop) return { ok: false, reason: 'no-shop' }
  for (const check of decision.checks) await addCheck(tx, { sellerId: shop.id, check, by: actor, now })
  await updateBadge(tx, { sellerId: shop.id, now })
  await publish(tx, [pagesChanged(['products'])])
  return { ok: true, sellerId: shop.id, slug: shop.slug }
}

/** The chosen region; without one the region of the applicant's town or district in India, which is added if missing. */
async function findRegion(
  tx: Db,
  { regionId, application }: { regionId: string | null; application: Application },
): Promise<string | null> {
  const { id, name, country } = regions
  if (regionId !== null) {
    const [chosen] = isUuid(regionId) ? await tx.select({ id }).from(regions).where(eq(id, regionId)) : []
    return chosen?.id ?? null
  }
  const { homeState, district, town } = application
  const names = [town, district].filter((each) => each !== null)
  if (homeState === null || names.length === 0) return null
  const known = await tx
    .select({ id, name })
    .from(regions)
    .where(and(inArray(name, names), eq(country, INDIA)))
  const [found] = names.flatMap((each) => known.filter((region) => region.name === each))
  if (found) return found.id
  // Two approvals at once may add the same one.
  const added = { name: district ?? names[0] ?? '', country: INDIA }
  const [region] = await tx
    .insert(regions)
    .values(added)
    .onConflictDoUpdate({ target: [country, name], set: { name: added.name } })
    .returning({ id })
  return region?.id ?? null
}

type ApplicantFields = Partial<typeof sellerProfiles.$inferInsert> & { userId: string }

const FOUND = { id: sellerProfiles.id, slug: sellerProfiles.slug }

async function newShop(
  tx: Db,
  applicant: ApplicantFields,
  { displayName, bio }: Application,
  regionId: string,
  now: Date,
) {
  const slug = await freeShopSlug(tx, displayName)
  return tx
    .insert(sellerProfiles)
    .values({ ...applicant, slug, displayName, bio, regionId, createdAt: now })
    .returning(FOUND)
}

/** Hands a shop that operators entered over to the seller. Its name, story and products stay as they are. */
function handOver(tx: Db, slug: string, applicant: ApplicantFields) {
  return tx
    .update(sellerProfiles)
    .set(applicant)
    .where(and(eq(sellerProfiles.slug, slug), isNull(sellerProfiles.userId)))
    .returning(FOUND)
}

interface MailInput {
  application: Application
  secret: ApplicationSecret | null
  verdict: Decision['verdict']
  reason: string | null
  site: Site
  sealer: Sealer
  now: Date
}

async function notifyApplicant(
  tx: Db,
  { application, secret, verdict, reason, site, sealer, now }: MailInput,
): Promise<boolean> {
  if (!secret?.email) return false
  const { id, displayName } = application
  const mail = () => decisionMail({ verdict, name: secret.legalName, shop: displayName, reason, site })
  return notify(tx, { sealer, now }, { to: secret.email, key: `seller-application:${id}:${now.getTime()}`, mail })
}
