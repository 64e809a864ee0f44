import { receiveForm } from '#app/features/requests/submit/receive-form.server.ts'
import { campusForms } from './request-forms.ts'
import { contextOf, prefillOf } from '#app/platform/http/request.server.ts'
import { readForm } from '#app/platform/request-body/read-form.server.ts'
import { drawKolam } from '#app/ui/kolam/generator/drawing.server.ts'
import { Offers } from '#app/ui/sections/offers.tsx'
import { RequestForm } from '#app/ui/form/request-form.tsx'
import { WingHead } from '#app/ui/wings/wing-head.tsx'
import { OnThisPage } from '#app/ui/sections/on-this-page.tsx'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import type { Route } from './+types/campus.route'
import './campus.css'
import { copy } from './copy.ts'

export function loader({ context }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  ctx.cacheFor({ tags: [] })
  return {
    kolam: drawKolam({ kind: 'wing', wing: 'campus' }),
    prefill: prefillOf(ctx),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  return receiveForm(contextOf(context), campusForms, await readForm(request))
}

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, copy.title),
  { name: 'description', content: copy.description },
]

export default function Campus({ loaderData: { kolam, prefill }, actionData }: Route.ComponentProps) {
  const { programs, whom, form } = copy
  return (
    <main id="main" className="campus" tabIndex={-1}>
      <WingHead dye="peacock" back={copy.back} title={copy.headline} lead={copy.lead} kolam={kolam}>
        <a className="btn primary" href={`#${campusForms.campus.kind}`}>
          {copy.begin}
        </a>
        <a className="btn secondary" href="#programs">
          {copy.explore}
        </a>
      </WingHead>
      <OnThisPage
        sections={[
          ['programs-title', programs.title],
          ['whom-title', whom.title],
          ['money-title', copy.money.title],
          ['ask-title', form.title],
        ]}
      />
      <Offers id="programs" title={programs.title} stepsLabel={programs.steps} list={programs.list} />
      <Offers id="whom" title={whom.title} list={whom.list} />
      <Money />
      <section className="wrap section" id={campusForms.campus.kind} aria-labelledby="ask-title">
        <div className="card pad ask-card">
          <h2 id="ask-title">{form.title}</h2>
          <p className="secondary-ink">{form.lead}</p>
          <RequestForm form={campusForms.campus} words={form} answer={actionData} prefill={prefill} />
        </div>
      </section>
    </main>
  )
}

function Money() {
  const { title, lead, list, opens } = copy.money
  return (
    <section className="wrap section stack" aria-labelledby="money-title">
      <h2 id="money-title">{title}</h2>
      <p className="lead">{lead}</p>
      <ul className="stack campus-money">
        {list.map(({ label, href, body }) => (
          <li key={href}>
            <a href={href} target="_blank" rel="noopener noreferrer">
              {label}
              <span className="visually-hidden">{` ${opens}`}</span>
            </a>
            <p className="secondary-ink">{body}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
