import { data } from 'react-router'
import { takeBankFile } from '#app/features/payouts/payout/take-bank-file.server.ts'
import { requireFreshProof } from '#app/features/step-up/fresh-proof.server.ts'
import { operatorOf } from '#app/features/access/operator.server.ts'
import type { Route } from './+types/bank-file.route'

/**
 * The bank file of an approved payout. It contains account numbers: never cached, and each download is in the audit
 * log.
 */
export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = operatorOf(context)
  requireFreshProof(ctx, { act: 'bank-file', next: `/operator/payouts?${new URLSearchParams({ edit: params.id })}` })
  const file = await takeBankFile(ctx, { id: params.id })
  if (!file.ok) throw data(null, { status: 404 })
  return new Response(file.text, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${file.name}"`,
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
