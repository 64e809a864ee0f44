import { type HelplineView, listHelplines } from '#app/features/helplines/queries.server.ts'
import { receiveForm } from '#app/features/requests/submit/receive-form.server.ts'
import { supportForms } from './request-forms.ts'
import { formatDate } from '#app/platform/time/dates.ts'
import { contextOf } from '#app/platform/http/request.server.ts'
import { readForm } from '#app/platform/request-body/read-form.server.ts'
import { RequestForm } from '#app/ui/form/request-form.tsx'
import { OnThisPage } from '#app/ui/sections/on-this-page.tsx'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import type { Route } from './+types/support.route'
import { copy } from './copy.ts'
import { Helplines } from './helplines.tsx'
import { Safety } from './safety.tsx'
import './support.css'

/** The title is only the brand, because other people may see the screen. */
export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches), { name: 'robots', content: 'noindex' }]

/** Helplines first. Not cached on the server or in the browser. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db } = contextOf(context)
  const lines = (await listHelplines(db)).map(drawn)
  const { title, lead, others, about, exit, danger, traces, form } = copy
  return {
    words: { title, lead, others, about, exit, danger, traces, form },
    urgent: lines.filter(({ isUrgent }) => isUrgent),
    others: lines.filter(({ isUrgent }) => !isUrgent),
  }
}

function drawn({ number, what, note, hours, languages, source, verifiedOn, isUrgent }: HelplineView) {
  return {
    number,
    call: copy.call(number),
    what,
    note,
    hours: [hours, languages && copy.languages(languages)].filter(Boolean).join(', '),
    source: copy.source(source),
    checked: verifiedOn ? copy.checked(formatDate(new Date(verifiedOn))) : copy.unchecked,
    isUrgent,
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  return receiveForm(contextOf(context), supportForms, await readForm(request))
}

export default function Support({ loaderData, actionData }: Route.ComponentProps) {
  const { words, urgent, others } = loaderData
  const { form } = words
  return (
    <main id="main" className="wrap support" tabIndex={-1}>
      <header className="stack">
        <h1>{words.title}</h1>
        <p className="lead">{words.lead}</p>
      </header>
      <OnThisPage
        sections={[
          ['more-numbers', words.others],
          ['exit-title', words.exit.title],
          ['danger-title', words.danger.title],
          ['traces-title', words.traces.title],
          ['write-title', form.title],
        ]}
      />
      <Helplines urgent={urgent} others={others} words={words} />
      <Safety words={words} />
      <section className="support-form" id="write" aria-labelledby="write-title">
        <header className="stack">
          <h2 id="write-title">{form.title}</h2>
          <p className="secondary-ink">{form.lead}</p>
        </header>
        <div className="card pad">
          <RequestForm form={supportForms.need} words={form} answer={actionData} />
        </div>
      </section>
    </main>
  )
}
