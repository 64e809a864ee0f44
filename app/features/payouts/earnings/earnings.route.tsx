import { data, redirect, useSearchParams } from 'react-router'
import { findStaleForm, hasFreshProof } from '#app/features/step-up/fresh-proof.server.ts'
import { type SellerContext, sellerOf } from '#app/features/marketplace/shop-frame/seller.server.ts'
import { ShopPage } from '#app/features/marketplace/shop-frame/shop-page.tsx'
import { appealHold } from '#app/features/payouts/holds/appeal-hold.server.ts'
import { saveBankAccount } from './save-bank-account.server.ts'
import { parseFields } from '#app/platform/form/parse-fields.ts'
import { readForm } from '#app/platform/request-body/read-form.server.ts'
import { isUuid } from '#app/platform/text/uuid.ts'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import type { Route } from './+types/earnings.route'
import { BankAccount } from './bank-account.tsx'
import { copy } from './copy.ts'
import { type EarningsAnswer, earningsView } from './earnings-view.server.ts'
import './earnings.css'
import { appealForm, bankAccountForm } from './forms.ts'
import { Holds } from './holds.tsx'
import { Payouts } from './payouts.tsx'
import { StatementSection } from './statement.tsx'
import { Sums } from './sums.tsx'

const PATH = '/account/shop/earnings'

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, copy.title)]

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = sellerOf(context)
  const view = await earningsView(ctx.db, { sellerId: ctx.shop.id, now: ctx.now, search: url.searchParams })
  return { isProven: hasFreshProof(ctx), ...view }
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = sellerOf(context)
  const posted = await readForm(request)
  const stale = findStaleForm(ctx, 'bank-account', posted)
  if (stale) return refuse({ act: 'account', errors: {}, problem: null, ...stale }, 403)
  return posted.get('act') === 'appeal' ? appeal(ctx, posted) : saveAccount(ctx, posted)
}

const refuse = (answer: EarningsAnswer, status: number) => data<EarningsAnswer>(answer, { status })

async function appeal(ctx: SellerContext, posted: FormData) {
  const form = parseFields(appealForm, posted)
  const holdId = String(posted.get('holdId') ?? '')
  if (!isUuid(holdId)) throw data(null, { status: 404 })
  const act = `appeal-${holdId}`
  if (!form.ok) return refuse({ act, errors: form.errors, values: form.values, problem: null }, 400)
  const outcome = await appealHold(ctx, { holdId, ...form.value })
  if (outcome.ok) throw redirect(`${PATH}?did=appeal`, 303)
  return refuse({ act, errors: {}, values: form.value, problem: copy.refused[outcome.reason] }, 409)
}

/** The account number is not sent back with the errors; it has to be typed again. */
async function saveAccount(ctx: SellerContext, posted: FormData) {
  const form = parseFields(bankAccountForm, posted)
  const { holder = '', ifsc = '' } = form.ok ? {} : form.values
  if (!form.ok) return refuse({ act: 'account', errors: form.errors, values: { holder, ifsc }, problem: null }, 400)
  const outcome = await saveBankAccount(ctx, form.value)
  if (!outcome.ok) {
    if (outcome.reason === 'not-found') throw data(null, { status: 404 })
    const values = { holder: form.value.holder, ifsc: form.value.ifsc }
    return refuse({ act: 'account', errors: {}, values, problem: copy.account.contactChanged }, 409)
  }
  throw redirect(`${PATH}?did=${outcome.isChanged ? 'account' : 'account-same'}`, 303)
}

export default function EarningsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { sums, waiting, holds, pastHolds, account, choice, statement, payouts } = loaderData
  const did = useSearchParams()[0].get('did') ?? ''
  const done = !actionData && did in copy.done ? copy.done[did as keyof typeof copy.done] : undefined
  return (
    <ShopPage current="earnings" title={copy.title} done={done}>
      <Sums sums={sums} waiting={waiting} />
      <Holds holds={holds} past={pastHolds} answer={actionData} />
      <BankAccount account={account} wait={loaderData.contactWait} isProven={loaderData.isProven} answer={actionData} />
      {sums.length > 0 && <StatementSection choice={choice} statement={statement} />}
      {sums.length > 0 && <Payouts payouts={payouts} />}
    </ShopPage>
  )
}
