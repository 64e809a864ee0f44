import { contextOf } from '#app/platform/http/request.server.ts'
import type { Route } from './+types/book-csv.route'
import { readBook, writeCsv } from './open-book.server.ts'

/** The ledger as CSV: month, kind, account, campaign, amounts. No names. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db } = contextOf(context)
  const { lines, campaigns } = await readBook(db)
  return new Response(writeCsv(lines, campaigns), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="open-book.csv"',
      'Cache-Control': 'no-cache',
    },
  })
}
