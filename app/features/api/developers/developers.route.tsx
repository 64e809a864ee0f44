import { API_PATH, apiDocument, DOCUMENT_PATH } from '#app/features/api/all-routes.server.ts'
import { contextOf } from '#app/platform/http/request.server.ts'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import type { Route } from './+types/developers.route'
import { listCalls } from './calls.server.ts'
import { Call } from './call.tsx'
import { copy } from './copy.ts'
import './developers.css'

/** Rendered from the OpenAPI document. */
export function loader({ context }: Route.LoaderArgs) {
  const { config, cacheFor } = contextOf(context)
  cacheFor({ tags: [] })
  const { siteUrl } = config
  return {
    base: siteUrl + API_PATH,
    document: API_PATH + DOCUMENT_PATH,
    signIn: signInExample(siteUrl),
    groups: listCalls(apiDocument(config)),
  }
}

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, copy.metaTitle),
  { name: 'description', content: copy.metaDescription },
]

export default function Developers({ loaderData }: Route.ComponentProps) {
  const { base, document, signIn, groups } = loaderData
  const { rules } = copy
  return (
    <main id="main" className="wrap developer-page" tabIndex={-1}>
      <header className="stack">
        <h1>{copy.title}</h1>
        <p className="lead">{copy.lead}</p>
        <p className="row">
          <span className="secondary-ink">{copy.base}</span>
          <code>{base}</code>
          <a href={document}>{copy.document}</a>
        </p>
      </header>
      <SignIn example={signIn} />
      <section className="stack" aria-labelledby="rules-title">
        <h2 id="rules-title">{rules.title}</h2>
        <ul className="developer-rules">
          {rules.list.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </section>
      <nav aria-label={copy.contents}>
        <ul className="row">
          {groups.map(({ name }) => (
            <li key={name}>
              <a className="chip" href={`#${anchorOf(name)}`}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {groups.map(({ name, calls }) => (
        <section key={name} className="stack" id={anchorOf(name)} aria-labelledby={`${anchorOf(name)}-title`}>
          <h2 id={`${anchorOf(name)}-title`}>{name}</h2>
          {calls.map((call) => (
            <Call key={call.id} call={call} />
          ))}
        </section>
      ))}
    </main>
  )
}

const anchorOf = (name: string): string => name.toLowerCase().replace(/\W+/g, '-')

function SignIn({ example }: { example: { ask: string; show: string } }) {
  const words = copy.signIn
  return (
    <section className="stack" aria-labelledby="sign-in-title">
      <h2 id="sign-in-title">{words.title}</h2>
      <p>{words.body}</p>
      <pre>
        <code>{example.ask}</code>
      </pre>
      <p>{words.shown}</p>
      <pre>
        <code>{example.show}</code>
      </pre>
      <p>{words.client}</p>
      <p className="secondary-ink">{words.cookie}</p>
    </section>
  )
}

function signInExample(siteUrl: string) {
  const credentials = JSON.stringify({ email: 'meera@example.in', password: '…' })
  return {
    ask: `curl '${siteUrl}/auth/v1/token?grant_type=password' \\\n  -H 'Content-Type: application/json' \\\n  -d '${credentials}'\n\n{ "access_token": "…", "expires_in": 3600, "refresh_token": "…" }`,
    show: `Authorization: Bearer ACCESS_TOKEN`,
  }
}
