import { data } from 'react-router'
import { operatorOf } from '#app/features/access/operator.server.ts'
import { takeTrancheFile } from '#app/features/fundraising/tranches/take-tranche-file.server.ts'
import { requireFreshProof } from '#app/features/step-up/fresh-proof.server.ts'
import type { Route } from './+types/tranche-file.route'

/** The bank file of a released payout. It contains an account number: never cached, and each download is recorded. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = operatorOf(context)
  const next = `/operator/tranches?${new URLSearchParams({ edit: params.id })}`
  requireFreshProof(ctx, { act: 'campaign-bank-file', next })
  const file = await takeTrancheFile(ctx, { id: params.id })
  if (!file.ok) throw data(null, { status: 404 })
  return new Response(file.text, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${file.name}"`,
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
