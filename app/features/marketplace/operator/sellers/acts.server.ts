import { checkSeller } from '#app/features/marketplace/trust/commands/check-seller.server.ts'
import { revokeCheck } from '#app/features/marketplace/trust/commands/revoke-check.server.ts'
import { saveSeller } from '#app/features/marketplace/sellers/commands/save-seller.server.ts'
import { endOfDay } from '#app/features/marketplace/trust/check.ts'
import { listRegions } from '#app/features/marketplace/queries.server.ts'
import { ABROAD, CHECK_KINDS, DELIVERS_TO, SLUG_CHARS_MAX } from '#app/features/marketplace/schema.ts'
import type { OperatorContext } from '#app/features/access/operator.server.ts'
import { done, lineOf, lineOrNull, linesOf, missing, notSaved } from '#app/features/resource-editor/answers.server.ts'
import { readDeclaredForm } from '#app/platform/declared-form/read-form.ts'
import { slugOf } from '#app/platform/text.ts'
import { copy } from './copy.ts'
import { checkForm, revokeForm, sellerForm, tidyGstin } from './forms.ts'

const PATH = '/operator/sellers'

type Answered = ReturnType<typeof done> | ReturnType<typeof notSaved>

/** Enters a seller, or changes what is said of her. */
export async function save(ctx: OperatorContext, posted: FormData): Promise<Answered> {
  const known = String(posted.get('known') ?? '')
  const read = readDeclaredForm(sellerForm(await listRegions(ctx.db)), posted)
  if (!read.ok) return notSaved({ act: 'save', ...read })
  const { answers } = read
  const displayName = lineOf(answers, 'displayName')
  const slug = known || slugOf(displayName, SLUG_CHARS_MAX)
  const state = lineOf(answers, 'state')
  const outcome = await saveSeller(ctx, {
    slug,
    isNew: known === '',
    displayName,
    bio: lineOf(answers, 'bio'),
    regionId: lineOf(answers, 'region'),
    state: state === ABROAD ? null : state,
    deliversTo: DELIVERS_TO.find((place) => place === lineOf(answers, 'deliversTo')) ?? 'own-state',
    gstin: tidyGstin(lineOf(answers, 'gstin')) || null,
    legalName: lineOrNull(answers, 'legalName'),
    address: lineOrNull(answers, 'address'),
  })
  return outcome.ok ? done(PATH, 'save', slug) : refuse('save', outcome.reason, posted)
}

/** Writes down what was checked of her. */
export async function check(ctx: OperatorContext, posted: FormData): Promise<Answered> {
  const slug = String(posted.get('known') ?? '')
  const read = readDeclaredForm(checkForm(ctx.now), posted)
  if (!read.ok) return notSaved({ act: 'check', ...read })
  const { answers } = read
  const kind = CHECK_KINDS.find((known) => known === lineOf(answers, 'kind')) ?? 'identity'
  const validUntil = endOfDay(lineOf(answers, 'until'))
  const outcome = await checkSeller(ctx, { slug, kind, note: lineOf(answers, 'note'), validUntil })
  return outcome.ok ? done(PATH, 'check', slug) : refuse('check', outcome.reason, posted)
}

/** Takes a check back. */
export async function revoke(ctx: OperatorContext, posted: FormData): Promise<Answered> {
  const slug = String(posted.get('known') ?? '')
  const checkId = String(posted.get('checkId') ?? '')
  const act = `revoke-${checkId}`
  const read = readDeclaredForm(revokeForm, posted)
  if (!read.ok) return notSaved({ act, ...read })
  const outcome = await revokeCheck(ctx, { checkId, reason: lineOf(read.answers, 'reason') })
  return outcome.ok ? done(PATH, 'revoke', slug) : refuse(act, outcome.reason, posted)
}

type Reason = keyof typeof copy.refused | 'not-found' | 'not-allowed'

function refuse(act: string, reason: Reason, posted: FormData): Answered {
  if (reason === 'not-found' || reason === 'not-allowed') throw missing()
  return notSaved({ act, refused: copy.refused[reason], values: linesOf(posted) }, 409)
}
