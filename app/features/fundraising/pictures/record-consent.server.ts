import type { PrivateContext } from '#app/platform/context.server.ts'
import { dayOfIndia } from '#app/platform/time/indian-days.ts'
import { lockOwnPicture, showOrHide } from './own-picture.server.ts'
import type { ConsentWay } from './picture-limits.ts'
import { campaignPictureConsents } from './tables.server.ts'

/** Who is in a picture, as it is sealed. */
export interface SealedPerson {
  name: string
  /** What she is to the organiser, in the organiser's words. */
  relation: string
  /** Who agreed for a child; null for an adult. */
  guardian: string | null
}

export interface RecordConsentInput extends SealedPerson {
  /** A uuid that was created with the form: the same form is one record. */
  id: string
  slug: string
  pictureId: string
  way: ConsentWay
  /** Like `2026-12-31`. */
  givenOn: string
}

export type RecordConsentOutcome =
  | { ok: true }
  | { ok: false; reason: 'not-found' | 'closed' | 'future' | 'guardian-missing' }

/** The sealing context of a person in a picture. */
export const consentPlace = (id: string): string => `campaign-picture-consents:${id}`

/** Records that somebody in a picture agreed to be shown. With the last one the picture is shown. */
export async function recordConsent(
  ctx: PrivateContext,
  { id, slug, pictureId, way, givenOn, name, relation, guardian }: RecordConsentInput,
): Promise<RecordConsentOutcome> {
  if (givenOn > dayOfIndia(ctx.now)) return { ok: false, reason: 'future' }
  if (way === 'guardian' && guardian === null) return { ok: false, reason: 'guardian-missing' }
  return ctx.db.transaction(async (tx): Promise<RecordConsentOutcome> => {
    const own = await lockOwnPicture(tx, ctx, { slug, pictureId })
    if (!own) return { ok: false, reason: 'not-found' }
    if (own.isClosed) return { ok: false, reason: 'closed' }
    const person: SealedPerson = { name, relation, guardian: way === 'guardian' ? guardian : null }
    const sealedPerson = ctx.sealer.seal(JSON.stringify(person), consentPlace(id))
    await tx
      .insert(campaignPictureConsents)
      .values({ id, pictureId, sealedPerson, way, givenOn, recordedAt: ctx.now })
      .onConflictDoNothing()
    await showOrHide(tx, own)
    return { ok: true }
  })
}
