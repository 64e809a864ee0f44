import { data, Form, Link } from 'react-router'
import { addToRequest } from '#app/features/requests/submit/add-to-request.server.ts'
import { findByCode } from '#app/features/requests/queries.server.ts'
import { MESSAGE_CHARS_MAX } from '#app/features/requests/schema.ts'
import { parseFields } from '#app/platform/form/parse-fields.ts'
import type { FormValues } from '#app/platform/form/parse-form.ts'
import { contextOf, findMember, type RequestContext } from '#app/platform/http/request.server.ts'
import { readForm } from '#app/platform/request-body/read-form.server.ts'
import { Field } from '#app/ui/form/field.tsx'
import { ownRequestView, type OwnRequestView } from './own-request-view.ts'
import { OwnRequest } from './own-request.tsx'
import { useFocusFirstError } from '#app/ui/form/use-focus-first-error.ts'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import type { Route } from './+types/follow.route'
import { copy } from './copy.ts'
import { additionForm, followForm } from './forms.ts'
import './follow.css'

/** The tab shows nothing about the request, because somebody else may hold the phone. */
export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches), { name: 'robots', content: 'noindex' }]

export function loader({ context }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  return { isMember: findMember(ctx) !== null }
}

interface FollowAnswer {
  request?: OwnRequestView
  isAdded?: boolean
  errors?: Readonly<Record<string, string>>
  values?: FormValues
}

/** Answers the POST with the request itself, so that the code is in no address, history or log. */
export async function action({ context, request }: Route.ActionArgs) {
  const ctx = contextOf(context)
  const posted = await readForm(request)
  const form = parseFields(followForm, posted)
  if (!form.ok) return answer({ errors: form.errors, values: form.values }, 400)
  const { code } = form.value
  if (posted.get('act') !== 'add') return show(ctx, code)
  const message = parseFields(additionForm, posted)
  if (!message.ok) return show(ctx, code, { errors: message.errors, values: message.values })
  const added = await addToRequest(ctx, { code, message: message.value.message, site: ctx.config })
  return show(ctx, code, { isAdded: added.ok })
}

const answer = (found: FollowAnswer, status = 200) =>
  data<FollowAnswer>(found, { status, headers: { 'Cache-Control': 'no-store' } })

async function show(ctx: RequestContext, code: string, also: FollowAnswer = {}) {
  const found = await findByCode(ctx, { code })
  if (!found) return answer({ errors: { code: copy.unknown }, values: { code } }, 404)
  return answer({ ...also, request: ownRequestView(found, ctx.now) }, also.errors ? 400 : 200)
}

export default function Follow({ loaderData: { isMember }, actionData }: Route.ComponentProps) {
  const { request, isAdded, errors, values } = actionData ?? {}
  return (
    <main id="main" className="wrap section follow-page" tabIndex={-1}>
      <header className="stack">
        <h1>{copy.headline}</h1>
        {!request && <p className="lead">{copy.lead}</p>}
      </header>
      {request ? (
        <>
          <OwnRequest
            request={request}
            level={2}
            charsMax={MESSAGE_CHARS_MAX}
            isAdded={isAdded}
            failure={errors && { errors, values: values ?? {} }}
          />
          <p>
            <Link to="/follow" reloadDocument>
              {copy.another}
            </Link>
          </p>
        </>
      ) : (
        <CodeForm errors={errors} code={values?.['code']} />
      )}
      {isMember && (
        <p className="secondary-ink">
          {copy.member.lead} <Link to="/account/requests">{copy.member.action}</Link>
        </p>
      )}
    </main>
  )
}

function CodeForm({ errors, code }: { errors: FollowAnswer['errors']; code: string | undefined }) {
  const ref = useFocusFirstError(errors)
  return (
    <>
      <Form ref={ref} className="card pad stack" method="post" noValidate>
        <Field
          name="code"
          label={copy.code.label}
          hint={copy.code.hint}
          defaultValue={code}
          error={errors?.['code']}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
        />
        <p>
          <button className="btn primary">{copy.send}</button>
        </p>
      </Form>
      <p className="small secondary-ink">{copy.lost}</p>
    </>
  )
}
