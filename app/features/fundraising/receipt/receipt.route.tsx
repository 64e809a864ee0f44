import { data, redirect } from 'react-router'
import { returnContribution } from '#app/features/fundraising/settlement/return-contribution.server.ts'
import { copy as fundraisingCopy } from '#app/features/fundraising/copy.ts'
import { findMonthlyOf } from '#app/features/fundraising/monthly/monthly-queries.server.ts'
import { takesMonthly } from '#app/features/fundraising/monthly/open-mandate.server.ts'
import { findReceipt } from '#app/features/fundraising/queries.server.ts'
import { keepGift } from '#app/features/fundraising/gifts/keep-gift.server.ts'
import { REASON_CHARS_MAX } from '#app/features/fundraising/limits.ts'
import { readGiftTax } from '#app/features/fundraising/tax/tax-details.server.ts'
import { formatMoney } from '#app/platform/money.ts'
import { contextOf } from '#app/platform/http/request.server.ts'
import { readForm } from '#app/platform/request-body/read-form.server.ts'
import type { Route } from './+types/receipt.route'
import { copy } from './copy.ts'
import { ReceiptCard } from './receipt-card.tsx'
import { receiptPageView } from './receipt-view.server.ts'
import { wayView } from './way-view.server.ts'
import './receipt.css'
import { AutoRefresh } from '#app/ui/auto-refresh.tsx'
import { NotFound } from '#app/ui/not-found.tsx'
import { pageTitle } from '#app/platform/seo/page-title.ts'

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, copy.metaTitle),
  { name: 'robots', content: 'noindex, nofollow' },
]

/** The URL contains the secret token: no cache, no index, no Referer to other sites. */
export const headers: Route.HeadersFunction = () => ({
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex, nofollow',
})

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { db, now, actor, config, payments, sealer } = contextOf(context)
  const receipt = await findReceipt(db, { token: params.token, now, reader: actor })
  if (!receipt) return data({ receipt: null, way: null, monthlyPath: null }, { status: 404 })
  const way = receipt.state === 'settled' ? await wayView(db, { ...receipt, now }) : null
  const tax = await readGiftTax(db, { token: params.token, now }, sealer)
  const monthly = await findMonthlyOf(db, { receipt: params.token })
  return data({
    way,
    monthlyPath: monthly?.path ?? null,
    receipt: receiptPageView(receipt, {
      site: config,
      tax,
      monthly: monthly && { ...monthly, isTaken: takesMonthly(monthly, { now, provider: payments }) },
      saysPaid: payments.saysPaid(url.searchParams),
    }),
  })
}

/** The donor requests a refund of the gift, or keeps it in their account. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const posted = await readForm(request)
  if (posted.get('intent') === 'keep') {
    const kept = await keepGift(contextOf(context), { token: params.token })
    if (!kept.ok) {
      const keepProblem = copy.keepGift.refused[kept.reason]
      return data({ problem: undefined, keepProblem }, { status: statusOf(kept) })
    }
    return redirect(`/receipt/${params.token}`, 303)
  }
  const typed = posted.get('reason')
  const reason = (typeof typed === 'string' && typed.trim().slice(0, REASON_CHARS_MAX)) || copy.giveBack.defaultReason
  const outcome = await returnContribution(contextOf(context), { token: params.token, reason })
  if (!outcome.ok) return data({ problem: problemOf(outcome), keepProblem: undefined }, { status: statusOf(outcome) })
  return redirect(`/receipt/${params.token}`, 303)
}

const statusOf = ({ reason }: { reason: string }) => (reason === 'not-found' ? 404 : 409)

type Refusal = Extract<Awaited<ReturnType<typeof returnContribution>>, { ok: false }>

const problemOf = (refusal: Refusal): string =>
  refusal.reason === 'not-covered'
    ? fundraisingCopy.refused[refusal.reason](formatMoney(refusal.missingMinor, 'INR'))
    : fundraisingCopy.refused[refusal.reason]

export default function ReceiptPage({ loaderData: { receipt, way, monthlyPath }, actionData }: Route.ComponentProps) {
  if (!receipt) return <NotFound copy={copy.notFound} to="/" />
  return (
    <main id="main" className={`wrap receipt d-${receipt.dye}`} tabIndex={-1}>
      {(receipt.state === 'awaiting' || receipt.state === 'unpaid') && <AutoRefresh />}
      <ReceiptCard
        receipt={receipt}
        way={way}
        monthlyPath={monthlyPath}
        problem={actionData?.problem}
        keepProblem={actionData?.keepProblem}
      />
    </main>
  )
}
