import { data } from 'react-router'
import { operatorOf } from '#app/features/access/operator.server.ts'
import { readFinancialYear } from '#app/features/fundraising/gifts/financial-year.ts'
import { requireFreshProof } from '#app/features/step-up/fresh-proof.server.ts'
import { isUuid } from '#app/platform/text/uuid.ts'
import type { Route } from './+types/statement.route'
import { takeStatement } from './statement.server.ts'

/** The statement of donations. It contains PANs and addresses: never cached, and each download is recorded. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = operatorOf(context)
  const next = `/operator/tax-approvals?${new URLSearchParams({ edit: params.id })}`
  requireFreshProof(ctx, { act: 'tax-statement', next })
  const year = readFinancialYear(params.year)
  if (!isUuid(params.id) || year === null) throw data(null, { status: 404 })
  const statement = await takeStatement(ctx, { approvalId: params.id, year })
  if (!statement.ok) throw data(null, { status: 404 })
  return new Response(statement.csv, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${statement.name}"`,
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
