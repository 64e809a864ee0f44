import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { recordAct } from '#app/features/audit/record-act.server.ts'
import { readGstNeeds } from '#app/features/marketplace/gst/gst-queries.server.ts'
import { mayLeaveState } from '#app/features/marketplace/gst/gst-rules.ts'
import { canDecideAboutSeller } from '#app/features/marketplace/policy.ts'
import {
  ADDRESS_CHARS_MAX,
  DELIVERS_TO,
  isSlug,
  LEGAL_NAME_CHARS_MAX,
  SELLER_BIO_CHARS_MAX,
  SELLER_NAME_CHARS_MAX,
  SELLER_VOICE_CHARS_MAX,
} from '#app/features/marketplace/schema.ts'
import { regions, sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import { enrolmentFault, gstinFault } from '#app/platform/india/gst.ts'
import { findIndianState } from '#app/platform/india/states.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'

const words = (charsMax: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(charsMax))
/** An optional text: empty becomes null. */
const known = (charsMax: number) =>
  v.pipe(
    v.nullable(v.string(), ''),
    v.transform((text) => (text ?? '').trim()),
    v.maxLength(charsMax),
    v.transform((text) => text || null),
  )
const sellerInput = v.object({
  slug: v.pipe(v.string(), v.check(isSlug)),
  displayName: words(SELLER_NAME_CHARS_MAX),
  bio: words(SELLER_BIO_CHARS_MAX),
  /** The seller's own words, so that operators can remove them; undefined keeps them. */
  voice: v.optional(known(SELLER_VOICE_CHARS_MAX)),
  regionId: v.pipe(v.string(), v.uuid()),
  /** The State that the seller sends from; null abroad, or while it is unknown. */
  state: v.pipe(
    v.nullable(v.string()),
    v.check((name) => name === null || findIndianState(name) !== null),
  ),
  deliversTo: v.picklist(DELIVERS_TO),
  /** These are shown on invoices only. */
  gstin: v.nullable(v.string()),
  enrolmentNumber: v.optional(v.nullable(v.string()), null),
  legalName: known(LEGAL_NAME_CHARS_MAX),
  address: known(ADDRESS_CHARS_MAX),
})

export type SaveSellerOutcome =
  | { ok: true }
  | { ok: false; reason: 'not-allowed' | 'invalid' | 'not-found' | 'taken' | 'no-region' | 'no-state' | 'needs-number' }

/**
 * Creates a seller whose shop operators run (`isNew`), or changes a seller's profile and invoice details; not the
 * operator's own. Whether the seller is verified depends on the checks alone: see `check-seller`.
 */
export async function saveSeller(
  ctx: CommandContext,
  { isNew, ...input }: v.InferInput<typeof sellerInput> & { isNew: boolean },
): Promise<SaveSellerOutcome> {
  const { db, actor, now } = ctx
  if (!canDecideAboutSeller(actor, { userId: null })) return { ok: false, reason: 'not-allowed' }
  const read = v.safeParse(sellerInput, input)
  if (!read.success) return { ok: false, reason: 'invalid' }
  const { slug, ...fields } = read.output
  if (!areNumbersRight(fields)) return { ok: false, reason: 'invalid' }
  if (fields.deliversTo === 'own-state' && fields.state === null) return { ok: false, reason: 'no-state' }
  return db.transaction(async (tx) => {
    const found = await tx.select({ id: regions.id }).from(regions).where(eq(regions.id, fields.regionId))
    if (found.length === 0) return { ok: false, reason: 'no-region' }
    const [before] = await tx.select().from(sellerProfiles).where(eq(sellerProfiles.slug, slug)).for('update')
    if (isNew && before) return { ok: false, reason: 'taken' }
    if (!isNew && !before) return { ok: false, reason: 'not-found' }
    if (before && !canDecideAboutSeller(actor, before)) return { ok: false, reason: 'not-allowed' }
    const registration = { ...fields, gstDueAt: before?.gstDueAt ?? null }
    if (fields.deliversTo === 'india' && !mayLeaveState(registration, await readGstNeeds(tx, now), now)) {
      return { ok: false, reason: 'needs-number' }
    }
    if (isNew) await tx.insert(sellerProfiles).values({ slug, ...fields })
    else await tx.update(sellerProfiles).set(fields).where(eq(sellerProfiles.slug, slug))
    const verb = isNew ? 'added' : 'changed'
    await recordAct(tx, ctx, { verb, subject: { kind: 'seller', id: slug }, detail: fields.displayName })
    await publish(tx, [pagesChanged(['products'])])
    return { ok: true }
  })
}

/** One of the two numbers at most, of the State that the seller sends from. */
function areNumbersRight({
  gstin,
  enrolmentNumber,
  state,
}: Pick<v.InferOutput<typeof sellerInput>, 'gstin' | 'enrolmentNumber' | 'state'>): boolean {
  if (gstin !== null && enrolmentNumber !== null) return false
  if (gstin !== null && gstinFault(gstin, state) !== null) return false
  return enrolmentNumber === null || enrolmentFault(enrolmentNumber, state) === null
}
