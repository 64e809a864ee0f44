import { dayOfIndia } from '#app/platform/time/indian-days.ts'
import { sellerOf } from '#app/features/marketplace/shop-frame/seller.server.ts'
import { copy as payoutsCopy } from '#app/features/payouts/copy.ts'
import type { Statement } from '#app/features/payouts/views.ts'
import { together } from '#app/platform/db/together.server.ts'
import { decimalText } from '#app/platform/money.ts'
import type { Route } from './+types/statement-csv.route'
import { copy } from './copy.ts'
import { readChoice } from './earnings-view.server.ts'

/** The statement of a month as CSV, with plain numbers. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = sellerOf(context)
  const asked = { sellerId: ctx.shop.id, now: ctx.now, search: url.searchParams }
  const { currency, month, statement } = await readChoice(together(ctx.db), asked)
  return new Response(csvOf(statement), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${copy.statement.file(month, currency)}"`,
    },
  })
}

/** Cells are dates, numbers or our own labels, so no cell can begin a formula. */
function csvOf({ currency, heldBeforeMinor, ownBeforeMinor, lines }: Statement): string {
  const { head, opening } = payoutsCopy.sheet
  const first = ['', opening, '', '', '', '', decimalText(heldBeforeMinor), decimalText(ownBeforeMinor), currency]
  const rows = lines.map((line) => [
    dayOfIndia(line.at),
    payoutsCopy.kindOf(line.kind),
    line.number ?? '',
    decimalText(line.heldMinor),
    decimalText(line.ownMinor),
    decimalText(line.commissionMinor),
    decimalText(line.heldAfterMinor),
    decimalText(line.ownAfterMinor),
    currency,
  ])
  return [head, first, ...rows].map((cells) => `${cells.join(',')}\r\n`).join('')
}
