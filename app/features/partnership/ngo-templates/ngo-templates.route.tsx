import { Link } from 'react-router'
import { listDocuments } from '#app/features/documents/queries.server.ts'
import { receiveForm } from '#app/features/requests/submit/receive-form.server.ts'
import { templateForm } from '#app/features/partnership/request-forms.ts'
import { contextOf, prefillOf } from '#app/platform/http/request.server.ts'
import { readForm } from '#app/platform/request-body/read-form.server.ts'
import { DocumentCards } from '#app/features/documents/card/document-card.tsx'
import { Steps } from '#app/features/documents/card/steps.tsx'
import { drawKolam } from '#app/ui/kolam/generator/drawing.server.ts'
import { FormDialog } from '#app/ui/form/form-dialog.tsx'
import { WingHead } from '#app/ui/wings/wing-head.tsx'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import type { Route } from './+types/ngo-templates.route'
import { copy } from './copy.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  ctx.cacheFor({ tags: ['documents'], params: ['ask'] })
  return {
    kolam: drawKolam({ kind: 'thing', id: 'ngo-4' }),
    documents: await listDocuments(ctx.db, { kind: 'template' }),
    prefill: prefillOf(ctx),
  }
}

/** Submits the request for a custom template. */
export async function action({ context, request }: Route.ActionArgs) {
  return receiveForm(contextOf(context), { templateForm }, await readForm(request))
}

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, copy.metaTitle),
  { name: 'description', content: copy.description },
]

export default function NgoTemplates({ loaderData, actionData }: Route.ComponentProps) {
  const { kolam, documents, prefill } = loaderData
  const { shelf, steps, custom, more } = copy
  return (
    <main id="main" className="d-indigo" tabIndex={-1}>
      <WingHead dye="indigo" back={copy.home} backTo="/" title={copy.title} lead={copy.lead} kolam={kolam} />
      <section className="wrap section stack" aria-labelledby="shelf-title">
        <h2 id="shelf-title">{shelf.title}</h2>
        {documents.length > 0 ? <DocumentCards documents={documents} take={shelf.take} /> : <p>{shelf.empty}</p>}
      </section>
      <Steps title={steps.title} list={steps.list} />
      <section className="wrap section stack" aria-labelledby="custom-title">
        <h2 id="custom-title">{custom.title}</h2>
        <p className="lead">{custom.lead}</p>
        <div className="row">
          <FormDialog
            form={templateForm}
            title={custom.open}
            opener={custom.open}
            words={custom}
            answer={actionData}
            prefill={prefill}
          />
          <Link className="btn secondary" to={more.to}>
            {more.label}
          </Link>
        </div>
      </section>
    </main>
  )
}
