import { useSearchParams } from 'react-router'
import { operatorOf } from '#app/features/access/operator.server.ts'
import {
  findDocumentForOperator,
  listDocumentsForOperator,
} from '#app/features/fundraising/documents/document-queries.server.ts'
import { doneMessage } from '#app/features/resource-editor/done-message.ts'
import { Editor } from '#app/features/resource-editor/editor.tsx'
import { EDIT_PARAM } from '#app/features/resource-editor/fields.ts'
import { pageNumber } from '#app/platform/http/page-number.ts'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import type { Route } from './+types/documents.route'
import { actOnDocument } from './actions.server.ts'
import { copy } from './copy.ts'
import { DocumentDetails } from './document-details.tsx'
import { documentEntry, readDocumentView } from './document-view.server.ts'

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, copy.title)]

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = operatorOf(context)
  const page = pageNumber(url.searchParams)
  const [{ rows, hasMore }, chosen] = await Promise.all([
    listDocumentsForOperator(ctx.db, { ...ctx, page }),
    findDocumentForOperator(ctx.db, { ...ctx, id: url.searchParams.get(EDIT_PARAM) ?? '' }),
  ])
  return {
    entries: rows.map((document) => documentEntry(document, ctx.now)),
    pages: { page, hasMore },
    chosen: chosen ? await readDocumentView(ctx, chosen) : null,
  }
}

export const action = actOnDocument

export default function CampaignDocuments({
  loaderData: { entries, pages, chosen },
  actionData,
}: Route.ComponentProps) {
  const [search] = useSearchParams()
  return (
    <Editor
      path="/operator/campaign-documents"
      words={copy}
      entries={entries}
      pages={pages}
      chosen={chosen && { id: chosen.id, title: chosen.title }}
      done={doneMessage(copy.done, search)}
      failure={actionData}
    >
      {chosen && <DocumentDetails key={chosen.id} document={chosen} failure={actionData} />}
    </Editor>
  )
}
