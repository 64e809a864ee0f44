import { contextOf } from '#app/platform/http/request.server.ts'
import type { Route } from './+types/ledger-csv.route'
import { readLedgerSums, ledgerCsv } from './public-ledger.server.ts'

/** The ledger as CSV: month, kind, account, campaign, amounts. No names. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db } = contextOf(context)
  const { lines, campaigns } = await readLedgerSums(db)
  return new Response(ledgerCsv(lines, campaigns), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="open-book.csv"',
      'Cache-Control': 'no-cache',
    },
  })
}
