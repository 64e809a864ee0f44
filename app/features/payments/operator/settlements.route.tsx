import { useSearchParams } from 'react-router'
import { operatorOf } from '#app/features/access/operator.server.ts'
import {
  findSettlement,
  listMismatches,
  listSettlementLines,
  listSettlements,
} from '#app/features/payments/settlement-import/mismatch-queries.server.ts'
import { doneMessage } from '#app/features/resource-editor/done-message.ts'
import { Editor } from '#app/features/resource-editor/editor.tsx'
import { EDIT_PARAM } from '#app/features/resource-editor/fields.ts'
import { pageNumber } from '#app/platform/http/page-number.ts'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import type { Route } from './+types/settlements.route'
import { actOnSettlement } from './actions.server.ts'
import { copy } from './copy.ts'
import { SettlementDetails } from './settlement-details.tsx'
import {
  entryOf,
  mismatchesCut,
  mismatchView,
  missingEntry,
  NOT_SETTLED,
  settlementView,
} from './settlement-view.server.ts'

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, copy.title)]

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = operatorOf(context)
  const { db, actor, now } = ctx
  const asked = url.searchParams.get(EDIT_PARAM) ?? ''
  const page = pageNumber(url.searchParams)
  const [{ rows, hasMore }, missing, settlement] = await Promise.all([
    listSettlements(db, { actor, page }),
    listMismatches(db, { actor, id: null }),
    findSettlement(db, { actor, id: asked }),
  ])
  const drawn = (found: typeof missing) => ({
    mismatches: found.map((each) => mismatchView(each, now)),
    cut: mismatchesCut(found),
  })
  const list = {
    entries: [...(page === 1 ? missingEntry(missing) : []), ...rows.map(entryOf)],
    pages: { page, hasMore },
  }
  if (!settlement) {
    const isMissing = asked === NOT_SETTLED && missing.length > 0
    const chosen = { id: NOT_SETTLED, title: copy.missing.title, settlement: null, ...drawn(missing) }
    return { ...list, chosen: isMissing ? chosen : null }
  }
  const [lines, mismatches] = await Promise.all([
    listSettlementLines(db, { actor, id: asked }),
    listMismatches(db, { actor, id: asked }),
  ])
  const view = settlementView(settlement, lines)
  return { ...list, chosen: { id: asked, title: view.title, settlement: view, ...drawn(mismatches) } }
}

export const action = actOnSettlement

export default function Settlements({ loaderData: { entries, pages, chosen }, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams()
  return (
    <Editor
      path="/operator/settlements"
      words={copy}
      entries={entries}
      pages={pages}
      chosen={chosen}
      done={doneMessage(copy.done, search)}
      failure={actionData}
    >
      {chosen && <SettlementDetails {...chosen} failure={actionData} />}
    </Editor>
  )
}
