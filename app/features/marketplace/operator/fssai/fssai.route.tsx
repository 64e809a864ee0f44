import { Link, useSearchParams } from 'react-router'
import { operatorOf } from '#app/features/access/operator.server.ts'
import {
  findStatedNumber,
  listStatedNumbers,
} from '#app/features/marketplace/listing-requirements/fssai-queries.server.ts'
import { doneMessage } from '#app/features/resource-editor/done-message.ts'
import { ActionButton, EditorForm } from '#app/features/resource-editor/editor-form.tsx'
import { Editor } from '#app/features/resource-editor/editor.tsx'
import { type EditFailure, EDIT_PARAM } from '#app/features/resource-editor/fields.ts'
import { pageNumber } from '#app/platform/http/page-number.ts'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import { StatusLine } from '#app/ui/console/screen.tsx'
import { FactList } from '#app/features/resource-editor/fact-list.tsx'
import type { Route } from './+types/fssai.route'
import { actOnNumber } from './actions.server.ts'
import { copy } from './copy.ts'
import { compareForm } from './forms.ts'
import { type NumberView, numberView, sellerAndNumber } from './number-view.server.ts'

const PATH = '/operator/fssai'

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, copy.title)]

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = operatorOf(context)
  const page = pageNumber(url.searchParams)
  const asked = sellerAndNumber(url.searchParams.get(EDIT_PARAM) ?? '')
  const [{ rows, hasMore }, chosen] = await Promise.all([
    listStatedNumbers(ctx.db, { ...ctx, page }),
    findStatedNumber(ctx.db, { ...ctx, ...asked }),
  ])
  return {
    entries: rows.map((row) => numberView(row).entry),
    pages: { page, hasMore },
    chosen: chosen && numberView(chosen),
  }
}

export const action = actOnNumber

export default function FssaiNumbers({ loaderData: { entries, pages, chosen }, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams()
  return (
    <Editor
      path={PATH}
      words={copy}
      entries={entries}
      pages={pages}
      chosen={chosen && { id: chosen.entry.id, title: chosen.entry.title }}
      done={doneMessage(copy.done, search)}
      failure={actionData}
    >
      {chosen && <Number key={chosen.entry.id} view={chosen} failure={actionData} />}
    </Editor>
  )
}

function Number({ view, failure }: { view: NumberView; failure: EditFailure | undefined }) {
  const { entry, seller, facts, checked, closed } = view
  const { compare, withdraw } = copy
  const hidden = { known: entry.id }
  return (
    <>
      <FactList facts={facts} />
      <p>
        <Link to={`/sellers/${seller.slug}`}>{seller.name}</Link>
      </p>
      {closed && <StatusLine>{closed}</StatusLine>}
      {checked && (
        <section className="card pad stack">
          <p>{checked}</p>
          {!closed && (
            <ActionButton act="withdraw" hidden={hidden}>
              {withdraw.send}
            </ActionButton>
          )}
        </section>
      )}
      {!closed && (
        <section className="editor-part">
          <h2>{compare.title}</h2>
          <p className="small secondary-ink">{compare.body}</p>
          <EditorForm
            act="check"
            fields={compareForm.fields}
            values={{}}
            failure={failure}
            hidden={hidden}
            send={compare.send}
          />
        </section>
      )}
    </>
  )
}
