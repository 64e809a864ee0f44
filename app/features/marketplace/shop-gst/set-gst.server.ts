import { eq } from 'drizzle-orm'
import { readGstNeeds } from '#app/features/marketplace/gst/gst-queries.server.ts'
import { mayLeaveState } from '#app/features/marketplace/gst/gst-rules.ts'
import { changeOwnShop } from '#app/features/marketplace/shop-settings/change-own-shop.server.ts'
import { sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import { enrolmentFault, gstinFault } from '#app/platform/india/gst.ts'

export interface GstInput {
  gstin: string | null
  enrolmentNumber: string | null
}

export type SetGstOutcome = { ok: true } | { ok: false; reason: 'not-found' | 'no-state' | 'invalid' }

/**
 * Sets the GST number or the enrolment number of the member's own shop. A seller who gets a GST number delivers to all
 * of India from then on; a seller without a number that the rule of the day asks for, within their own State. Invoices
 * that exist stay as they are.
 */
export async function setGst(ctx: CommandContext, input: GstInput): Promise<SetGstOutcome> {
  const { gstin, enrolmentNumber } = input
  return changeOwnShop(ctx, async (tx, shop) => {
    const { state } = shop
    if (state === null) return 'no-state'
    const isWrong =
      (gstin !== null && gstinFault(gstin, state) !== null) ||
      (enrolmentNumber !== null && enrolmentFault(enrolmentNumber, state) !== null) ||
      (gstin !== null && enrolmentNumber !== null)
    if (isWrong) return 'invalid'
    const mayLeave = mayLeaveState({ ...shop, ...input }, await readGstNeeds(tx, ctx.now), ctx.now)
    const isNewlyRegistered = gstin !== null && shop.gstin === null
    const deliversTo = isNewlyRegistered ? 'india' : mayLeave ? shop.deliversTo : 'own-state'
    await tx.update(sellerProfiles).set({ gstin, enrolmentNumber, deliversTo }).where(eq(sellerProfiles.id, shop.id))
    return undefined
  })
}
