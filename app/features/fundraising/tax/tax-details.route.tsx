import { data, Form, Link, redirect } from 'react-router'
import { findReceipt } from '#app/features/fundraising/queries.server.ts'
import { parseFields } from '#app/platform/form/parse-fields.ts'
import { formValues } from '#app/platform/form/parse-form.ts'
import { contextOf } from '#app/platform/http/request.server.ts'
import { readForm } from '#app/platform/request-body/read-form.server.ts'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import { FormFields } from '#app/ui/form/form-fields.tsx'
import { useFocusFirstError } from '#app/ui/form/use-focus-first-error.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { Route } from './+types/tax-details.route'
import { donorCopy as copy } from './copy.ts'
import { taxDetailsForm } from './forms.ts'
import { readGiftTax, saveTaxDetails } from './tax-details.server.ts'
import { taxView } from './tax-view.ts'

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, copy.title),
  { name: 'robots', content: 'noindex, nofollow' },
]

/** The address contains the secret of the receipt. */
export const headers: Route.HeadersFunction = () => ({
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex, nofollow',
})

/** PAN and address of a donor; 404 for a gift that cannot be deducted. */
export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const { db, now, sealer } = contextOf(context)
  const receipt = await findReceipt(db, { token, now })
  const tax = await readGiftTax(db, { token, now }, sealer)
  if (!receipt || !tax) throw data(null, { status: 404 })
  return { back: `/receipt/${token}`, name: receipt.name, tax: taxView(tax) }
}

export async function action({ context, params: { token }, request }: Route.ActionArgs) {
  const { db, now, sealer } = contextOf(context)
  const posted = await readForm(request)
  if (!(await readGiftTax(db, { token, now }, sealer))) throw data(null, { status: 404 })
  const values = formValues(posted)
  const form = parseFields(taxDetailsForm, posted)
  if (!form.ok) return data({ values, errors: form.errors, problem: null }, { status: 400 })
  const outcome = await saveTaxDetails(contextOf(context), { token, ...form.value })
  if (outcome.ok) return redirect(`/receipt/${token}#tax`, 303)
  if (outcome.reason === 'not-found') throw data(null, { status: 404 })
  return data({ values, errors: {}, problem: copy.refused[outcome.reason] }, { status: 409 })
}

export default function TaxDetails({ loaderData: { back, name, tax }, actionData }: Route.ComponentProps) {
  const ref = useFocusFirstError(actionData?.errors)
  return (
    <main id="main" className="wrap section narrow stack" tabIndex={-1}>
      <Link className="crumb" to={back}>
        <Icon name="arrow-left" small />
        {copy.back}
      </Link>
      <h1>{copy.title}</h1>
      <p>{`${tax.given} ${tax.approved}`}</p>
      <p>{tax.next}</p>
      <p>{tax.until}</p>
      {actionData?.problem && (
        <p className="error" role="alert">
          <Icon name="circle-alert" small />
          {actionData.problem}
        </p>
      )}
      {tax.canAdd && (
        <Form ref={ref} method="post" className="stack" noValidate>
          <FormFields
            fields={taxDetailsForm.fields}
            values={actionData?.values ?? { name }}
            errors={actionData?.errors}
          />
          <p className="small secondary-ink">{copy.private}</p>
          <p>
            <button className="btn primary">{copy.send}</button>
          </p>
        </Form>
      )}
    </main>
  )
}
