import type * as v from 'valibot'
import { cancelPart } from '#app/features/orders/shipments/commands/cancel-part.server.ts'
import { confirmDelivery } from '#app/features/orders/shipments/commands/confirm-delivery.server.ts'
import { disputeCase } from '#app/features/orders/returns/commands/dispute-case.server.ts'
import { openCase } from '#app/features/orders/returns/commands/open-case.server.ts'
import { reviewLine } from '#app/features/orders/shipments/commands/review-line.server.ts'
import { sayInCase } from '#app/features/orders/returns/commands/say-in-case.server.ts'
import { withdrawCase } from '#app/features/orders/returns/commands/withdraw-case.server.ts'
import { type InvalidForm, parseForm } from '#app/platform/forms.ts'
import type { RequestContext } from '#app/platform/request.server.ts'
import { withoutControls } from '#app/platform/text.ts'
import { isUuid } from '#app/platform/uuid.ts'
import { copy } from './copy.ts'
import { disputeForm, readLines, returnForm, reviewForm, sayForm } from './forms.ts'

interface Acting {
  ctx: RequestContext
  /** The order's: who has it is the buyer. */
  token: string
  form: FormData
}

/** Null when it was done; else what is wrong with the form, or why it was refused. */
type Done = null | InvalidForm | { ok: false; reason: string }
type Act = (acting: Acting) => Promise<Done>

const idOf = (form: FormData, name: string): string => {
  const id = String(form.get(name) ?? '')
  return isUuid(id) ? id : '00000000-0000-0000-0000-000000000000'
}
const photosOf = (form: FormData): string[] => form.getAll('photoId').map(String).filter(isUuid)
const done = (outcome: { ok: true } | { ok: false; reason: string }): Done => (outcome.ok ? null : outcome)

/** Reads the form, or says what is wrong with it. */
function withForm<Schema extends v.GenericSchema>(
  schema: Schema,
  act: (acting: Acting, value: v.InferOutput<Schema>) => Promise<Done>,
): Act {
  return async (acting) => {
    const parsed = parseForm(schema, acting.form)
    return parsed.ok ? act(acting, parsed.value) : parsed
  }
}

/** What the buyer can do on her order's page, each by the `intent` of its form. */
export const ORDER_ACTS: Readonly<Record<string, Act>> = {
  cancel: async ({ ctx, token, form }) => {
    const reason = withoutControls(String(form.get('reason') ?? ''))
    return done(await cancelPart(ctx, { by: 'buyer', token, partId: idOf(form, 'partId'), reason }))
  },
  arrived: async ({ ctx, token, form }) => done(await confirmDelivery(ctx, { token, partId: idOf(form, 'partId') })),
  return: withForm(returnForm, async ({ ctx, token, form }, value) => {
    const lines = readLines(form)
    if (lines.length === 0) return wrong(form, { lines: copy.missing.lines })
    const photos = photosOf(form)
    return done(await openCase(ctx, { token, partId: idOf(form, 'partId'), lines, photos, ...value }))
  }),
  say: withForm(sayForm, async ({ ctx, token, form }, { words }) => {
    const caseId = idOf(form, 'caseId')
    return done(await sayInCase(ctx, { as: 'buyer', token, caseId, words, photos: photosOf(form) }))
  }),
  dispute: withForm(disputeForm, async ({ ctx, token, form }, { words }) => {
    return done(await disputeCase(ctx, { token, caseId: idOf(form, 'caseId'), words, photos: photosOf(form) }))
  }),
  withdraw: async ({ ctx, token, form }) => done(await withdrawCase(ctx, { token, caseId: idOf(form, 'caseId') })),
  review: withForm(reviewForm, async ({ ctx, token, form }, value) => {
    return done(await reviewLine(ctx, { token, lineId: idOf(form, 'lineId'), ...value }))
  }),
}

function wrong(form: FormData, errors: Readonly<Record<string, string>>): InvalidForm {
  const values = [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []))
  return { ok: false, errors, values: Object.fromEntries(values) }
}
