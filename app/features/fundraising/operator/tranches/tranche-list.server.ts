import type { OperatorContext } from '#app/features/access/operator.server.ts'
import { countPayeesToCheck, listPayeesToCheck } from '#app/features/fundraising/payees/payee-check-queries.server.ts'
import {
  listTranchesForOperator,
  TRANCHE_QUEUES,
} from '#app/features/fundraising/tranches/operator-tranche-queries.server.ts'
import type { EditorEntry } from '#app/features/resource-editor/fields.ts'
import { type Page, pageOf, pageOfTwo, type Range, rangeOf } from '#app/platform/db/page-of.ts'
import { payeeEntry, trancheEntry } from './tranche-view.server.ts'

const ENTRIES_PER_PAGE = 50

/** A page of the accounts to compare, then of the payouts; of one queue alone, such as `prepare`, if it is asked for. */
export async function listEntries(
  ctx: OperatorContext,
  { show, page }: { show: string | null; page: number },
): Promise<Page<EditorEntry>> {
  const { db, now } = ctx
  const asked = { page, perPage: ENTRIES_PER_PAGE }
  const queue = TRANCHE_QUEUES.find((name) => name === show)
  const payees = async (range: Range) =>
    (await listPayeesToCheck(db, { ...ctx, ...range })).map((payee) => payeeEntry(payee, now))
  const tranches = async (range: Range) =>
    (await listTranchesForOperator(db, { ...ctx, ...range, queue })).map((tranche) => trancheEntry(tranche, now))
  if (queue || show === 'compare') {
    return pageOf(await (queue ? tranches : payees)(rangeOf(asked)), ENTRIES_PER_PAGE)
  }
  return pageOfTwo(
    asked,
    async () => (await countPayeesToCheck(db, ctx)).waiting,
    (isFirst, range) => (isFirst ? payees : tranches)(range),
  )
}
