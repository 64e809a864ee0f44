import { data, Form, Link, redirect } from 'react-router'
import { contextOf } from '#app/platform/http/request.server.ts'
import { readForm } from '#app/platform/request-body/read-form.server.ts'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import { LAST_DIGITS } from '#app/platform/texts/limits.ts'
import { enterLastDigits, findShortLink } from '#app/platform/texts/short-links.server.ts'
import { formatTime } from '#app/platform/time/dates.ts'
import { Field } from '#app/ui/form/field.tsx'
import { NextSteps } from '#app/ui/sections/next-steps.tsx'
import { useFocusFirstError } from '#app/ui/form/use-focus-first-error.ts'
import type { Route } from './+types/short-link.route'
import { copy } from './copy.ts'
import './short-link.css'

/** The title shows only the site's name, because somebody else may hold the phone. */
export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches),
  { name: 'robots', content: 'noindex, nofollow' },
]

/** The URL is a secret: no cache, no index, no Referer to other sites. */
const HEADERS = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex, nofollow',
}

export const headers: Route.HeadersFunction = () => HEADERS

const goTo = (path: string) => redirect(path, { status: 303, headers: HEADERS })

/**
 * Goes straight to a page that asks for sign-in or is public. A page that shows itself to whoever has its URL needs the
 * last digits of the number first; a text that can be stopped offers that here.
 */
export async function loader({ context, params }: Route.LoaderArgs) {
  const link = await findShortLink(contextOf(context), params.id)
  if (!link) return data(null, { status: 404 })
  const { path, stopPath, asksDigits } = link
  if (asksDigits) return data({ path: null, stopPath })
  if (stopPath === null) throw goTo(path)
  return data({ path, stopPath })
}

/** Wrong digits, or after right ones what is posted to the page. */
type Answer = { error: string; digits: string } | { path: string; posts: Readonly<Record<string, string>> }

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = contextOf(context)
  const posted = await readForm(request)
  const link = await findShortLink(ctx, params.id)
  if (!link) return data(null, { status: 404 })
  const digits = String(posted.get('digits') ?? '').trim()
  const answer = (error: string, status = 400) => reply({ error, digits }, status)
  if (digits === '') return answer(copy.ask.missing)
  const entered = await enterLastDigits(ctx, link, digits)
  const { path, posts } = link
  if (entered.ok && posts) return reply({ path, posts })
  if (entered.ok) throw goTo(path)
  return entered.reason === 'wrong' ? answer(copy.ask.wrong) : answer(copy.ask.tooMany(formatTime(entered.from)), 429)
}

const reply = (answer: Answer, status = 200) => data<Answer>(answer, { status, headers: HEADERS })

export default function ShortLink({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) return <Missing />
  const { path, stopPath } = loaderData
  const posted = actionData && 'posts' in actionData ? actionData : null
  const failure = actionData && 'error' in actionData ? actionData : undefined
  const words = path === null && !posted ? copy.ask : copy.open
  return (
    <main id="main" className="wrap section stack short-link" tabIndex={-1}>
      <h1>{words.title}</h1>
      <p className="lead">{words.lead}</p>
      {posted ? (
        <PostForm {...posted} />
      ) : path === null ? (
        <DigitsForm failure={failure} />
      ) : (
        <p>
          <Link className="btn primary" to={path}>
            {words.button}
          </Link>
        </p>
      )}
      {stopPath !== null && (
        <p>
          <Link to={stopPath}>{copy.stop}</Link>
        </p>
      )}
    </main>
  )
}

/** Posted, not linked: the code is in no address and in no history of the browser. */
function PostForm({ path, posts }: Extract<Answer, { path: string }>) {
  return (
    <Form method="post" action={path} noValidate>
      {Object.entries(posts).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button className="btn primary">{copy.open.button}</button>
    </Form>
  )
}

function DigitsForm({ failure }: { failure: Extract<Answer, { error: string }> | undefined }) {
  const ref = useFocusFirstError(failure)
  return (
    <Form ref={ref} className="stack" method="post" noValidate>
      <Field
        name="digits"
        label={copy.ask.label}
        defaultValue={failure?.digits}
        error={failure?.error}
        inputMode="numeric"
        autoComplete="off"
        maxLength={LAST_DIGITS}
      />
      <p>
        <button className="btn primary">{copy.ask.button}</button>
      </p>
    </Form>
  )
}

function Missing() {
  return (
    <main id="main" className="wrap section stack" tabIndex={-1}>
      <h1>{copy.missing.title}</h1>
      <p className="lead">{copy.missing.lead}</p>
      <p>
        <Link to="/contact">{copy.missing.contact}</Link>
      </p>
      <NextSteps />
    </main>
  )
}
