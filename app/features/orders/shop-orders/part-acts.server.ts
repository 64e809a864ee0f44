import { answerCase } from '#app/features/orders/returns/commands/answer-case.server.ts'
import { cancelPart } from '#app/features/orders/shipments/commands/cancel-part.server.ts'
import { packPart } from '#app/features/orders/shipments/commands/pack-part.server.ts'
import { sayInCase } from '#app/features/orders/returns/commands/say-in-case.server.ts'
import { sendPart } from '#app/features/orders/shipments/commands/send-part.server.ts'
import { CASE_PHOTOS_MAX } from '#app/features/orders/schema.ts'
import type { RequestContext } from '#app/platform/request.server.ts'
import { withoutControls } from '#app/platform/text.ts'
import { isUuid } from '#app/platform/uuid.ts'

type Outcome = { ok: true } | { ok: false; reason: Refused | 'not-found' }
type Refused = 'not-possible' | 'reason-missing' | 'words' | 'photos' | 'too-many'

interface Acting {
  ctx: RequestContext
  partId: string
  form: FormData
}

const textOf = (form: FormData, name: string): string => withoutControls(String(form.get(name) ?? ''))
const photosOf = (form: FormData): string[] =>
  form.getAll('photoId').map(String).filter(isUuid).slice(0, CASE_PHOTOS_MAX)

/** A seller's answer to a return. */
const answer =
  (verdict: 'accepted' | 'refused' | 'refunded') =>
  async ({ ctx, form }: Acting): Promise<Outcome> =>
    answerCase(ctx, {
      caseId: caseIn(form),
      verdict,
      words: textOf(form, 'words'),
      photos: photosOf(form),
      restock: form.get('restock') === 'yes',
    })

/** No case has it. */
const NO_CASE = '00000000-0000-4000-8000-000000000000'

function caseIn(form: FormData): string {
  const id = textOf(form, 'caseId')
  return isUuid(id) ? id : NO_CASE
}

/** What a seller can do with a parcel, each by the `intent` of its form. */
export const PART_ACTS: Readonly<Record<string, (acting: Acting) => Promise<Outcome>>> = {
  pack: ({ ctx, partId }) => packPart(ctx, { partId }),
  send: ({ ctx, partId, form }) => sendPart(ctx, { partId, tracking: textOf(form, 'tracking') }),
  cancel: ({ ctx, partId, form }) => cancelPart(ctx, { by: 'seller', partId, reason: textOf(form, 'reason') }),
  accepted: answer('accepted'),
  refused: answer('refused'),
  refunded: answer('refunded'),
  say: ({ ctx, form }) =>
    sayInCase(ctx, { as: 'seller', caseId: caseIn(form), words: textOf(form, 'words'), photos: photosOf(form) }),
}
