import { data, Form, redirect } from 'react-router'
import '#app/features/marketplace/shop-products/products.css'
import { sellerOf } from '#app/features/marketplace/shop-frame/seller.server.ts'
import { ShopPage } from '#app/features/marketplace/shop-frame/shop-page.tsx'
import { localePath } from '#app/platform/language/language-paths.ts'
import { pageUrl } from '#app/platform/language/language-paths.ts'
import { sentences } from '#app/platform/text/sentences.ts'
import { importProducts, type ImportOutcome } from './import-products.server.ts'
import { findImport } from '#app/features/marketplace/listing/own-queries.server.ts'
import { IMPORT_BYTES_MAX, IMPORT_ROWS_MAX, IMPORT_URL } from '#app/features/marketplace/schema.ts'
import { readForm } from '#app/platform/request-body/read-form.server.ts'
import { FieldError } from '#app/ui/form/field.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import type { Route } from './+types/import.route'
import { copy } from './copy.ts'
import { reportView } from './report-view.server.ts'
import { Report } from './report.tsx'

const MEGABYTES = IMPORT_BYTES_MAX / 1024 / 1024
const ROWS = IMPORT_ROWS_MAX.toLocaleString('en-IN')

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, copy.title)]

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = sellerOf(context)
  const id = pageUrl(request).searchParams.get('report')
  const report = id ? await findImport(ctx.db, { actor: ctx.actor, id }) : null
  if (id && !report) throw data(null, { status: 404 })
  return { report: report && reportView(report) }
}

/** Imports the file and redirects to its report; a file that cannot be read is refused with a message. */
export async function action({ context, request }: Route.ActionArgs) {
  const ctx = sellerOf(context)
  const file = (await readForm(request)).get('file')
  if (!(file instanceof File) || file.size === 0) return data({ error: copy.fault.missing }, { status: 400 })
  const bytes = new Uint8Array(await file.arrayBuffer())
  const outcome = await importProducts(ctx, { fileName: file.name, bytes })
  if (outcome.ok) throw redirect(`${IMPORT_URL}?report=${outcome.id}`, 303)
  if (outcome.reason === 'not-found') throw data(null, { status: 404 })
  return data({ error: faultText(outcome) }, { status: 400 })
}

type Fault = Exclude<ImportOutcome, { ok: true } | { reason: 'not-found' }>

function faultText(fault: Fault): string {
  const words = copy.fault
  switch (fault.reason) {
    case 'too-large':
      return words[fault.reason](MEGABYTES)
    case 'too-many-rows':
      return words[fault.reason](ROWS)
    case 'open-quote':
      return words[fault.reason](fault.line)
    case 'unknown-columns':
    case 'missing-columns':
    case 'columns-twice':
      return words[fault.reason](fault.columns.join(', '))
    default:
      return words[fault.reason]
  }
}

export default function Import({ loaderData: { report }, actionData }: Route.ComponentProps) {
  return (
    <ShopPage
      current="products"
      title={copy.title}
      lead={copy.lead}
      back={{ to: '/account/shop/products', label: copy.back }}
      isNarrow
    >
      {report && !actionData && <Report report={report} />}
      <FileForm error={actionData?.error} />
      <Help />
    </ShopPage>
  )
}

function FileForm({ error }: { error: string | undefined }) {
  return (
    <Form method="post" action={IMPORT_URL} encType="multipart/form-data" className="card pad stack" noValidate>
      {error && (
        <p className="visually-hidden" role="alert">
          {sentences(copy.nothingSaved, error)}
        </p>
      )}
      <div className="field">
        <label htmlFor="file">{copy.file}</label>
        <span className="hint" id="file-hint">
          {copy.fileHint(ROWS, MEGABYTES)}
        </span>
        <input
          className="input"
          id="file"
          name="file"
          type="file"
          accept=".csv,text/csv"
          required
          aria-describedby={error ? 'file-hint file-error' : 'file-hint'}
          aria-invalid={error ? true : undefined}
        />
        <FieldError id="file-error">{error && `${copy.nothingSaved}: ${error}`}</FieldError>
      </div>
      <p>
        <button className="btn primary">{copy.send}</button>
      </p>
    </Form>
  )
}

function Help() {
  return (
    <section className="stack" aria-labelledby="start">
      <h2 id="start">{copy.startTitle}</h2>
      <p className="secondary-ink">{copy.start}</p>
      <p>
        <a className="btn secondary" href={localePath('/account/shop/products.csv')} download>
          <Icon name="download" small />
          {copy.download}
        </a>
      </p>
      <details className="more-fields">
        <summary>
          {copy.columnsTitle}
          <Icon name="chevron-down" small />
        </summary>
        <table className="prices">
          <thead>
            <tr>
              <th scope="col">{copy.column}</th>
              <th scope="col">{copy.holds}</th>
            </tr>
          </thead>
          <tbody>
            {copy.columns.map(([name, holds]) => (
              <tr key={name}>
                <td>{name}</td>
                <td>{holds}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  )
}
