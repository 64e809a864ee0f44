import { receiveForm } from '#app/features/requests/submit/receive-form.server.ts'
import { pageUrl } from '#app/platform/language/language-paths.ts'
import { copy as formCopy } from './request-forms-copy.ts'
import { frontForms } from './request-forms.ts'
import { addressOf } from '#app/platform/config/config.server.ts'
import { contextOf, prefillOf } from '#app/platform/http/request.server.ts'
import { readForm } from '#app/platform/request-body/read-form.server.ts'
import { RequestForm } from '#app/ui/form/request-form.tsx'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import type { Route } from './+types/contact.route'
import { Aside } from './aside.tsx'
import './contact.css'
import { copy } from './copy.ts'

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(matches, loaderData?.words.metaTitle),
  { name: 'description', content: loaderData?.words.metaDescription },
]

/** One form at two paths: `/contact`, and `/feedback` with the kind of message preselected. */
export function loader({ request, context }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  ctx.cacheFor({ tags: [] })
  const { config } = ctx
  const { type, ...words } = copy[/^\/feedback\b/.test(pageUrl(request).pathname) ? 'feedback' : 'contact']
  const address = addressOf(config.mail.from)
  const { urgent, mail, grievance } = copy.aside
  return {
    words,
    prefill: { type, ...prefillOf(ctx) },
    aside: {
      urgent,
      mail: { title: mail.title, href: `mailto:${address}`, label: mail.write(address) },
      grievance: {
        title: grievance.title,
        body: grievance.body,
        link: grievance.link,
        officer: config.grievanceOfficer ?? address,
      },
    },
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  return receiveForm(contextOf(context), frontForms, await readForm(request))
}

export default function Contact({ loaderData: { words, prefill, aside }, actionData }: Route.ComponentProps) {
  return (
    <main id="main" className="wrap contact-page" tabIndex={-1}>
      <header className="stack">
        <h1>{words.title}</h1>
        <p className="lead">{words.lead}</p>
      </header>
      <div className="card pad contact-form">
        <RequestForm form={frontForms.contact} words={formCopy.contact.screen} prefill={prefill} answer={actionData} />
      </div>
      <Aside {...aside} />
    </main>
  )
}
