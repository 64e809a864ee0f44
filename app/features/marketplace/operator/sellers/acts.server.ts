import { checkSeller } from '#app/features/marketplace/trust/check-seller.server.ts'
import { revokeCheck } from '#app/features/marketplace/trust/revoke-check.server.ts'
import { saveSeller } from '#app/features/marketplace/sellers/save-seller.server.ts'
import { endOfDay } from '#app/features/marketplace/trust/check.ts'
import { listRegions } from '#app/features/marketplace/queries.server.ts'
import { ABROAD, SLUG_CHARS_MAX } from '#app/features/marketplace/schema.ts'
import type { OperatorContext } from '#app/features/access/operator.server.ts'
import { done, missing, notSaved } from '#app/features/resource-editor/answers.server.ts'
import { parseFields } from '#app/platform/form/parse-fields.ts'
import { formValues } from '#app/platform/form/parse-form.ts'
import { slugOf } from '#app/platform/text/text.ts'
import { copy } from './copy.ts'
import { checkForm, revokeForm, sellerForm, tidyGstin } from './forms.ts'

const PATH = '/operator/sellers'

type Answered = ReturnType<typeof done> | ReturnType<typeof notSaved>

/** Creates or changes a seller. */
export async function save(ctx: OperatorContext, posted: FormData): Promise<Answered> {
  const known = String(posted.get('known') ?? '')
  const read = parseFields(sellerForm(await listRegions(ctx.db)), posted)
  if (!read.ok) return notSaved({ act: 'save', ...read })
  const { region, state, gstin, ...values } = read.value
  const slug = known || slugOf(values.displayName, SLUG_CHARS_MAX)
  const outcome = await saveSeller(ctx, {
    ...values,
    slug,
    isNew: known === '',
    regionId: region,
    state: state === ABROAD ? null : state,
    gstin: gstin && tidyGstin(gstin),
  })
  return outcome.ok ? done(PATH, 'save', slug) : refuse('save', outcome.reason, posted)
}

/** Records a check of a seller. */
export async function check(ctx: OperatorContext, posted: FormData): Promise<Answered> {
  const slug = String(posted.get('known') ?? '')
  const read = parseFields(checkForm(ctx.now), posted)
  if (!read.ok) return notSaved({ act: 'check', ...read })
  const { kind, note, until } = read.value
  const outcome = await checkSeller(ctx, { slug, kind, note, validUntil: endOfDay(until) })
  return outcome.ok ? done(PATH, 'check', slug) : refuse('check', outcome.reason, posted)
}

/** Revokes a check. */
export async function revoke(ctx: OperatorContext, posted: FormData): Promise<Answered> {
  const slug = String(posted.get('known') ?? '')
  const checkId = String(posted.get('checkId') ?? '')
  const act = `revoke-${checkId}`
  const read = parseFields(revokeForm, posted)
  if (!read.ok) return notSaved({ act, ...read })
  const outcome = await revokeCheck(ctx, { checkId, reason: read.value.reason })
  return outcome.ok ? done(PATH, 'revoke', slug) : refuse(act, outcome.reason, posted)
}

type Reason = keyof typeof copy.refused | 'not-found' | 'not-allowed'

function refuse(act: string, reason: Reason, posted: FormData): Answered {
  if (reason === 'not-found' || reason === 'not-allowed') throw missing()
  return notSaved({ act, refused: copy.refused[reason], values: formValues(posted) }, 409)
}
