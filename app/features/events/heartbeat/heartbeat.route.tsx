import { foreignLang } from '#app/platform/language/current-language.ts'
import { Link } from 'react-router'
import { receiveForm } from '#app/features/requests/submit/receive-form.server.ts'
import { heartbeatForms } from '#app/features/events/request-forms.ts'
import { together } from '#app/platform/db/together.server.ts'
import { contextOf, prefillOf } from '#app/platform/http/request.server.ts'
import { readForm } from '#app/platform/request-body/read-form.server.ts'
import { drawKolam } from '#app/ui/kolam/generator/drawing.server.ts'
import { FormDialog } from '#app/ui/form/form-dialog.tsx'
import { OnThisPage } from '#app/ui/sections/on-this-page.tsx'
import { WingHead } from '#app/ui/wings/wing-head.tsx'
import type { Route } from './+types/heartbeat.route'
import { copy } from './copy.ts'
import { EventCard } from './event-card.tsx'
import type { EventView } from '#app/features/events/event/event-view.server.ts'
import './events.css'
import './heartbeat.css'
import { loadEvents, loadStories } from './heartbeat.server.ts'
import { ImpactMeter } from './impact-meter.tsx'
import { Stories } from './stories.tsx'
import { useLiveReload } from '#app/features/events/event/use-live-reload.ts'
import { pageTitle } from '#app/platform/seo/page-title.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  ctx.cacheFor({ tags: ['events', 'campaigns', 'testimonies'], params: ['ask'] })
  const read = { ...ctx, db: together(ctx.db) }
  const [events, stories] = await Promise.all([loadEvents(read), loadStories(read)])
  return {
    kolam: drawKolam({ kind: 'wing', wing: 'heartbeat' }),
    prefill: prefillOf(ctx),
    ...events,
    stories,
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  return receiveForm(contextOf(context), heartbeatForms, await readForm(request))
}

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, copy.metaTitle),
  { name: 'description', content: copy.description },
]

export default function Heartbeat({ loaderData, actionData }: Route.ComponentProps) {
  const { kolam, meter, upcoming, past, stories, prefill } = loaderData
  useLiveReload('heartbeat')
  return (
    <main id="main" className="heartbeat" tabIndex={-1}>
      <WingHead dye="lotus" back={copy.back} title={copy.title} lead={copy.lead} kolam={kolam}>
        <a className="btn secondary" href="#events">
          {copy.see}
        </a>
      </WingHead>
      <ImpactMeter meter={meter} />
      <OnThisPage
        sections={[
          ['events-title', copy.events.title],
          ...(past.length > 0 ? [['past-title', copy.past.title] as const] : []),
          ['stories-title', copy.stories.title],
          ['plan-title', copy.plan.title],
        ]}
      />
      <Upcoming events={upcoming} />
      <Past events={past} />
      <Stories stories={stories} />
      <section className="wrap section stack heartbeat-plan" aria-labelledby="plan-title">
        <h2 id="plan-title">{copy.plan.title}</h2>
        <p className="lead">{copy.plan.body}</p>
        <div>
          <FormDialog
            form={heartbeatForms.plan}
            title={copy.plan.title}
            opener={copy.plan.opener}
            words={copy.plan}
            answer={actionData}
            prefill={prefill}
          />
        </div>
      </section>
    </main>
  )
}

function Upcoming({ events }: { events: readonly EventView[] }) {
  return (
    <section className="wrap section stack" id="events" aria-labelledby="events-title">
      <h2 id="events-title">{copy.events.title}</h2>
      {events.length === 0 && <p className="empty">{copy.events.none}</p>}
      <ul className="heartbeat-events">
        {events.map((event) => (
          <li key={event.slug}>
            <EventCard event={event} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Past({ events }: { events: readonly EventView[] }) {
  if (events.length === 0) return null
  return (
    <section className="wrap section stack" aria-labelledby="past-title">
      <h2 id="past-title">{copy.past.title}</h2>
      <ul className="heartbeat-past">
        {events.map(({ slug, path, title, onDay, place, came, funds }) => (
          <li key={slug} className="card pad">
            <h3>
              <Link to={path} lang={foreignLang(title)}>
                {title}
              </Link>
            </h3>
            <p className="small secondary-ink">{`${onDay} · ${place}`}</p>
            <p className="small num">{[came, funds && copy.past.raised(funds.raised)].filter(Boolean).join(' · ')}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
