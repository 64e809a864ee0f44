import { randomUUID } from 'node:crypto'
import { data, redirect } from 'react-router'
import { copy as beneficiaryCopy } from '#app/features/fundraising/beneficiaries/copy.ts'
import { addBill } from '#app/features/fundraising/bills/add-bill.server.ts'
import { removeBill } from '#app/features/fundraising/bills/remove-bill.server.ts'
import { appealHold } from '#app/features/fundraising/holds/appeal-hold.server.ts'
import { savePayee } from '#app/features/fundraising/payees/save-payee.server.ts'
import { type AskRefusal, askTranche } from '#app/features/fundraising/tranches/ask-tranche.server.ts'
import { withdrawTranche } from '#app/features/fundraising/tranches/cancel-tranche.server.ts'
import { findStaleForm } from '#app/features/step-up/fresh-proof.server.ts'
import type { SensitiveAction } from '#app/features/step-up/sensitive-actions.ts'
import { readKey } from '#app/platform/form-keys/form-keys.server.ts'
import { parseFields } from '#app/platform/form/parse-fields.ts'
import { type FormValues, formValues } from '#app/platform/form/parse-form.ts'
import type { MemberContext } from '#app/platform/http/request.server.ts'
import { formatMoney } from '#app/platform/money.ts'
import { formatDate } from '#app/platform/time/dates.ts'
import { copy } from './copy.ts'
import { appealForm, askForm, billForm, payeeForm } from './forms.ts'

/** The result of a form that was not saved. */
export interface MoneyAnswer {
  act: string
  errors?: Readonly<Record<string, string>>
  values?: FormValues
  /** Above the form. */
  problem?: string
  needsProof?: SensitiveAction
}

interface Posted {
  ctx: MemberContext
  campaign: { id: string; slug: string }
  posted: FormData
}

const rupees = (minor: number) => formatMoney(minor, 'INR')
const missing = () => data(null, { status: 404 })
const refuse = (answer: MoneyAnswer, status: number) => data<MoneyAnswer>(answer, { status })
const done = (slug: string, did: keyof typeof copy.done) => redirect(`/account/campaigns/${slug}/money?did=${did}`, 303)

/** One form of the page: 303 to the page, or the form again with what is missing. */
export async function actOnMoney({ ctx, campaign, posted }: Posted) {
  const act = String(posted.get('act') ?? '')
  const stale = findStaleForm(ctx, 'campaign-payee', posted)
  if (stale) return refuse({ act, needsProof: stale.needsProof, values: withoutNumbers(stale.values) }, 403)
  const run = Object.hasOwn(ACTS, act) ? ACTS[act as keyof typeof ACTS] : undefined
  if (!run) throw missing()
  return run({ ctx, campaign, posted })
}

/** The account number is not sent back; it has to be typed again. */
const withoutNumbers = ({ number: _number, numberAgain: _again, ...values }: FormValues): FormValues => values

async function payee({ ctx, campaign: { slug }, posted }: Posted) {
  const form = parseFields(payeeForm, posted)
  const values = withoutNumbers(formValues(posted))
  if (!form.ok) return refuse({ act: 'payee', errors: form.errors, values }, 400)
  const { kind, name, reason, holder, number, ifsc } = form.value
  const account = { holder, number, ifsc }
  const outcome = await savePayee(ctx, { slug, kind, name, reason: kind === 'owner' ? reason : null, account })
  if (outcome.ok) throw done(slug, outcome.isChanged ? 'payee' : 'payee-same')
  if (outcome.reason === 'not-found') throw missing()
  const said =
    outcome.reason === 'tells-name'
      ? { errors: { reason: beneficiaryCopy.nameTyped } }
      : { problem: copy.payee.contactChanged }
  return refuse({ act: 'payee', values, ...said }, 409)
}

async function bill({ ctx, campaign: { slug }, posted }: Posted) {
  const form = parseFields(billForm, posted)
  const hasFile = Boolean(posted.get('photoId') || posted.get('pdfId'))
  if (!form.ok || !hasFile) {
    const errors = {
      ...(!hasFile && { photoId: copy.bills.fields.photo.missing }),
      ...(!form.ok && form.errors),
    }
    return refuse({ act: 'bill', errors, values: formValues(posted) }, 400)
  }
  const { what, amountMinor, photoId, pdfId } = form.value
  const outcome = await addBill(ctx, { slug, what, amountMinor, mediaId: photoId ?? pdfId ?? '' })
  if (outcome.ok) throw done(slug, 'bill')
  if (outcome.reason === 'not-found') throw missing()
  const said =
    outcome.reason === 'tells-name'
      ? { errors: { what: beneficiaryCopy.nameTyped } }
      : { problem: copy.bills.refused[outcome.reason] }
  return refuse({ act: 'bill', values: formValues(posted), ...said }, 409)
}

async function removeOne({ ctx, campaign: { slug }, posted }: Posted) {
  const billId = String(posted.get('billId') ?? '')
  const outcome = await removeBill(ctx, { slug, billId })
  if (outcome.ok) throw done(slug, 'remove-bill')
  if (outcome.reason === 'not-found') throw missing()
  return refuse({ act: 'remove-bill', problem: copy.bills.refused[outcome.reason] }, 409)
}

async function ask({ ctx, campaign: { slug }, posted }: Posted) {
  // The command says which bills it does not take.
  const named = posted.getAll('billIds').map((id) => [String(id), ''])
  const form = parseFields(askForm(Object.fromEntries(named)), posted)
  if (!form.ok) return refuse({ act: 'ask', errors: form.errors, values: form.values }, 400)
  const outcome = await askTranche(ctx, { key: readKey(posted), slug, ...form.value })
  if (outcome.ok) throw done(slug, 'ask')
  if (outcome.reason === 'not-found') throw missing()
  if (outcome.reason === 'form-changed') {
    const values = { ...formValues(posted), key: randomUUID() }
    return refuse({ act: 'ask', values, problem: copy.ask.sentBefore }, 422)
  }
  return refuse({ act: 'ask', values: formValues(posted), ...refusalOf(outcome) }, 409)
}

/** What is missing, at the field where it can be changed. */
function refusalOf(refusal: Exclude<AskRefusal, { reason: 'form-changed' }>): Pick<MoneyAnswer, 'errors' | 'problem'> {
  const words = copy.ask
  switch (refusal.reason) {
    case 'too-much':
      return { errors: { amountMinor: words.tooMuch(rupees(refusal.payableMinor)) } }
    case 'undocumented':
      return { errors: { billIds: words.undocumented(rupees(refusal.documentedMinor), rupees(refusal.neededMinor)) } }
    case 'tells-name':
      return { errors: { purpose: beneficiaryCopy.nameTyped } }
    case 'unknown-bill':
      return { errors: { billIds: words.unknownBill } }
    case 'update-overdue':
      return { problem: copy.update.overdue(formatDate(refusal.dueAt)) }
    case 'not-found':
      throw missing()
    default:
      return { problem: words.blocks[refusal.reason] }
  }
}

async function withdraw({ ctx, campaign: { slug }, posted }: Posted) {
  const outcome = await withdrawTranche(ctx, { id: String(posted.get('id') ?? '') })
  if (outcome.ok) throw done(slug, 'withdraw')
  if (outcome.reason === 'not-found') throw missing()
  return refuse({ act: 'withdraw', problem: copy.decided }, 409)
}

async function appeal({ ctx, campaign: { slug }, posted }: Posted) {
  const form = parseFields(appealForm, posted)
  if (!form.ok) return refuse({ act: 'appeal', errors: form.errors, values: form.values }, 400)
  const outcome = await appealHold(ctx, { slug, holdId: String(posted.get('holdId') ?? ''), ...form.value })
  if (outcome.ok) throw done(slug, 'appeal')
  if (outcome.reason === 'not-found') throw missing()
  return refuse({ act: 'appeal', values: formValues(posted), problem: copy.holds.refused[outcome.reason] }, 409)
}

const ACTS = { payee, bill, 'remove-bill': removeOne, ask, withdraw, appeal } as const
