import { Link } from 'react-router'
import { receiveForm } from '#app/features/requests/submit/receive-form.server.ts'
import { startForms } from './request-forms.ts'
import { contextOf, prefillOf } from '#app/platform/http/request.server.ts'
import { readForm } from '#app/platform/request-body/read-form.server.ts'
import { drawKolam } from '#app/ui/kolam/generator/drawing.server.ts'
import { FormDialog } from '#app/ui/form/form-dialog.tsx'
import { WingHead } from '#app/ui/wings/wing-head.tsx'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import type { Route } from './+types/start.route'
import { copy } from './copy.ts'
import { IdeaPanel } from './idea-panel.tsx'
import './start.css'
import { Voices } from './voices.tsx'

export function loader({ context }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  ctx.cacheFor({ tags: [], params: ['ask'] })
  return {
    kolam: drawKolam({ kind: 'wing', wing: 'start' }),
    prefill: prefillOf(ctx),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  return receiveForm(contextOf(context), startForms, await readForm(request))
}

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, copy.title),
  { name: 'description', content: copy.description },
]

export default function Start({ loaderData: { kolam, prefill }, actionData }: Route.ComponentProps) {
  const answer = actionData
  const { idea, cocreator, stories } = copy.actions
  return (
    <main id="main" className="start-wing" tabIndex={-1}>
      <WingHead dye="turmeric" back={copy.back} title={copy.headline} lead={copy.lead} kolam={kolam} />
      <div className="wrap section start-first">
        <section className="stack">
          <h2>{copy.mission.title}</h2>
          <p className="lead">{copy.mission.body}</p>
        </section>
        <IdeaPanel prefill={prefill} answer={answer} />
      </div>
      <section className="wrap section stack">
        <h2>{copy.actions.title}</h2>
        <ul className="start-actions">
          <ActionCard body={idea.body}>
            <FormDialog
              form={startForms.idea}
              title={idea.title}
              opener={idea.title}
              openerClass="btn secondary"
              words={idea}
              answer={answer}
              prefill={prefill}
            />
          </ActionCard>
          <ActionCard body={cocreator.body}>
            <FormDialog
              form={startForms.cocreator}
              title={cocreator.title}
              opener={cocreator.title}
              openerClass="btn secondary"
              words={cocreator}
              answer={answer}
              prefill={prefill}
            />
          </ActionCard>
          <ActionCard body={stories.body}>
            <Link className="btn secondary" to="/stories">
              {stories.title}
            </Link>
          </ActionCard>
        </ul>
      </section>
      <Voices />
      <section className="wrap section stack">
        <h2>{copy.journeys.title}</h2>
        <ul className="start-actions">
          {copy.journeys.list.map(({ to, label, body }) => (
            <li key={to}>
              <Link className="card pad start-door" to={to}>
                <b>{label}</b>
                <span className="secondary-ink">{body}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </main>
  )
}

function ActionCard({ body, children }: { body: string; children: React.ReactNode }) {
  return (
    <li className="card pad start-card">
      <p>{body}</p>
      {children}
    </li>
  )
}
