import { receiveForm } from '#app/features/requests/submit/receive-form.server.ts'
import { legalForms } from './request-forms.ts'
import { contextOf } from '#app/platform/http/request.server.ts'
import { readForm } from '#app/platform/request-body/read-form.server.ts'
import { Calls } from '#app/ui/calls.tsx'
import { drawKolam } from '#app/ui/kolam/generator/drawing.server.ts'
import { Offers } from '#app/ui/sections/offers.tsx'
import { RequestForm } from '#app/ui/form/request-form.tsx'
import { WingHead } from '#app/ui/wings/wing-head.tsx'
import { OnThisPage } from '#app/ui/sections/on-this-page.tsx'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import type { Route } from './+types/legal-companion.route'
import { copy } from './copy.ts'
import './legal-companion.css'

export function loader() {
  return { kolam: drawKolam({ kind: 'wing', wing: 'legal' }) }
}

export async function action({ context, request }: Route.ActionArgs) {
  return receiveForm(contextOf(context), legalForms, await readForm(request))
}

/** The title is only the brand, because other people may see the phone. */
export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches), { name: 'robots', content: 'noindex' }]

/** Legal information, and a form to legal aid. Lists no lawyers: that would be solicitation (Bar Council rule 36). */
export default function LegalCompanion({ loaderData: { kolam }, actionData }: Route.ComponentProps) {
  const { services, approach, free, intake } = copy
  return (
    <main id="main" className="legal-companion" tabIndex={-1}>
      <WingHead dye="indigo" back={copy.back} title={copy.headline} lead={copy.lead} kolam={kolam}>
        <a className="btn primary" href={`#${legalForms.intake.kind}`}>
          {copy.support}
        </a>
        <a className="btn secondary" href="#free">
          {copy.consultation}
        </a>
      </WingHead>
      <Calls {...copy.calls} />
      <OnThisPage
        sections={[
          ['free-title', free.title],
          ['services-title', services.title],
          ['approach-title', approach.title],
          ['intake-title', intake.title],
        ]}
      />
      <section className="wrap section stack" id="free" aria-labelledby="free-title">
        <h2 id="free-title">{free.title}</h2>
        <p className="lead legal-free">{free.body}</p>
        <p>
          <a className="btn secondary" href={`#${legalForms.intake.kind}`}>
            {copy.schedule}
          </a>
        </p>
      </section>
      <Offers id="services" title={services.title} stepsLabel={services.steps} list={services.list} />
      <Offers id="approach" title={approach.title} list={approach.list} />
      <section className="wrap section" id={legalForms.intake.kind} aria-labelledby="intake-title">
        <div className="card pad ask-card">
          <h2 id="intake-title">{intake.title}</h2>
          <p className="secondary-ink">{intake.lead}</p>
          <RequestForm form={legalForms.intake} words={intake} answer={actionData} />
        </div>
      </section>
    </main>
  )
}
