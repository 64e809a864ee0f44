import { memberOf } from '#app/features/access/member.server.ts'
import type { Route } from './+types/statement-pdf.route'
import { statementCopy } from './copy.ts'
import { readOwnStatement } from './own-statement.server.ts'
import { statementPdf } from './statement-pdf.server.ts'

/** The member's statement of a financial year as a PDF; 404 for a year without gifts. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { actor, config, now, ...ctx } = memberOf(context)
  const statement = await readOwnStatement({ ...ctx, actor }, params.year)
  if (!statement) return new Response(null, { status: 404 })
  const pdf = await statementPdf(statement, { giver: actor.displayName, site: config, madeAt: now })
  return new Response(new Uint8Array(pdf), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${statementCopy.file(statement.year, 'pdf')}"`,
    },
  })
}
