import { data, Link } from 'react-router'
import { addToRequest } from '#app/features/requests/submit/add-to-request.server.ts'
import { findOwn, listOwn } from '#app/features/requests/queries.server.ts'
import { MESSAGE_CHARS_MAX } from '#app/features/requests/schema.ts'
import { memberOf } from '#app/features/access/member.server.ts'
import { parseFields } from '#app/platform/form/parse-fields.ts'
import type { FormValues } from '#app/platform/form/parse-form.ts'
import { readForm } from '#app/platform/request-body/read-form.server.ts'
import { Pages } from '#app/ui/sections/pages.tsx'
import { NextSteps } from '#app/ui/sections/next-steps.tsx'
import { pageNumber } from '#app/platform/http/page-number.ts'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import { together } from '#app/platform/db/together.server.ts'
import { ownRequestView } from './own-request-view.ts'
import { OwnRequest } from './own-request.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { Route } from './+types/requests.route'
import { additionForm, followForm } from './forms.ts'
import { copy } from './requests-copy.ts'
import './requests.css'

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, copy.title)]

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = memberOf(context)
  const page = pageNumber(url.searchParams)
  const { rows, hasMore } = await listOwn({ ...ctx, db: together(ctx.db) }, { page })
  return { requests: rows.map((request) => ownRequestView(request, ctx.now)), pages: { page, hasMore } }
}

interface AddAnswer {
  code: string
  isAdded?: boolean
  errors?: Readonly<Record<string, string>>
  values?: FormValues
}

/** Adds a message to one of the member's own requests. */
export async function action({ context, request }: Route.ActionArgs) {
  const ctx = memberOf(context)
  const posted = await readForm(request)
  const form = parseFields(followForm, posted)
  const own = form.ok && (await findOwn(ctx, form.value))
  if (!own) throw data(null, { status: 404 })
  const { code } = ownRequestView(own, ctx.now)
  const message = parseFields(additionForm, posted)
  if (!message.ok) return data<AddAnswer>({ code, errors: message.errors, values: message.values }, { status: 400 })
  await addToRequest(ctx, { code: own.code, message: message.value.message, site: ctx.config })
  return data<AddAnswer>({ code, isAdded: true })
}

export default function OwnRequests({ loaderData: { requests, pages }, actionData }: Route.ComponentProps) {
  return (
    <main id="main" className="wrap section own-page" tabIndex={-1}>
      <header className="stack">
        <Link className="crumb" to="/account">
          <Icon name="arrow-left" small />
          {copy.back}
        </Link>
        <h1>{copy.title}</h1>
        <p className="lead">{requests.length > 0 ? copy.lead : copy.empty}</p>
      </header>
      {requests.map((request) => {
        const last = actionData?.code === request.code ? actionData : undefined
        return (
          <OwnRequest
            key={request.code}
            request={request}
            level={2}
            charsMax={MESSAGE_CHARS_MAX}
            isAdded={last?.isAdded}
            failure={last?.errors && { errors: last.errors, values: last.values ?? {} }}
          />
        )
      })}
      <Pages {...pages} />
      <p className="row">
        {requests.length === 0 && (
          <Link className="btn primary" to="/contact">
            {copy.contact}
          </Link>
        )}
        <span className="secondary-ink">{copy.other}</span>
        <Link to="/follow">{copy.follow}</Link>
      </p>
      {requests.length === 0 && <NextSteps />}
    </main>
  )
}
