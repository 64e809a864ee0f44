import { memberOf } from '#app/features/access/member.server.ts'
import type { Route } from './+types/statement-csv.route'
import { statementCopy } from './copy.ts'
import { statementCsv } from './statement-csv.server.ts'
import { readOwnStatement } from './own-statement.server.ts'

/** The member's statement of a financial year as CSV; 404 for a year without gifts. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const statement = await readOwnStatement(memberOf(context), params.year)
  if (!statement) return new Response(null, { status: 404 })
  return new Response(statementCsv(statement), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${statementCopy.file(statement.year, 'csv')}"`,
    },
  })
}
