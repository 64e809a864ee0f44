import { useState } from 'react'
import { Link, redirect, useSearchParams } from 'react-router'
import * as v from 'valibot'
import { listUpcoming } from '#app/features/events/queries.server.ts'
import { saveNotes } from '#app/features/private-notes/commands/save-notes.server.ts'
import { findAccountNotes } from '#app/features/private-notes/queries.server.ts'
import { weekStart } from '#app/features/private-notes/views.ts'
import { contextOf } from '#app/platform/http/request.server.ts'
import { readForm } from '#app/platform/request-body/read-form.server.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Kolam } from '#app/ui/kolam/kolam.tsx'
import '#app/features/private-notes/cards/private-cards.css'
import { OnThisPage } from '#app/ui/sections/on-this-page.tsx'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import { copy as breathing } from './breathing/copy.ts'
import { copy as yoga } from './flows/copy.ts'
import type { Route } from './+types/sahaara.route'
import { BreathingExercise } from './breathing/breathing-exercise.tsx'
import type { RhythmId } from './breathing/rhythms.ts'
import { Breathwork } from './breathwork.tsx'
import { copy } from './copy.ts'
import { Events } from './events.tsx'
import { YogaFlows } from './flows/yoga-flows.tsx'
import { HelpStrip } from './help-strip.tsx'
import { entryOf } from './log/log-buttons.ts'
import { MoodPicker } from './log/mood-picker.tsx'
import { PeaceStories } from './peace-stories.tsx'
import { PRACTICES } from './practices-copy.ts'
import { drawings, eventView, peaceStories } from './sahaara.server.ts'
import './sahaara.css'
import { useSahaaraLog } from './log/use-sahaara-log.ts'
import { WeekCard } from './log/week-card.tsx'

const EVENTS_MAX = 6

/** The title is only the brand, so that the tab does not name Sahaara. */
export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches), { name: 'robots', content: 'noindex' }]

/** Not cached. The server knows nothing about a visitor's week. */
export async function loader({ context }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  const starts = weekStart(ctx.now)
  const [events, account] = await Promise.all([
    listUpcoming(ctx.db, { circle: 'sahaara', now: ctx.now, limit: EVENTS_MAX }),
    findAccountNotes(ctx, { kind: 'sahaara-log', since: starts }),
  ])
  return {
    weekStartsAt: starts.getTime(),
    drawings: drawings(),
    stories: peaceStories(),
    practices: PRACTICES,
    events: events.map(eventView),
    account,
    formKey: crypto.randomUUID(),
  }
}

/** An entry posted without JavaScript. It is stored only if the user keeps notes in the account. */
export async function action({ context, request }: Route.ActionArgs) {
  const ctx = contextOf(context)
  const form = await readForm(request)
  const entry = entryOf(form.get('entry'))
  const id = v.safeParse(v.pipe(v.string(), v.uuid()), form.get('id'))
  if (!entry || !id.success) throw redirect('/sahaara#week', 303)
  const note = { id: id.output, kind: 'sahaara-log', at: ctx.now.getTime(), text: JSON.stringify(entry) } as const
  const outcome = await saveNotes(ctx, [note])
  throw redirect(outcome.ok ? '/sahaara#week' : '/sahaara?kept=no#week', 303)
}

export default function Sahaara({ loaderData }: Route.ComponentProps) {
  const { drawings, stories, practices, events, account, weekStartsAt, formKey } = loaderData
  const log = useSahaaraLog(account, weekStartsAt)
  const [rhythm, setRhythm] = useState<RhythmId>('calm')
  const [search] = useSearchParams()
  return (
    <main id="main" className="sahaara d-indigo" tabIndex={-1}>
      <header className="cloth sahaara-head">
        <Kolam drawing={drawings.wing} />
        <div className="wrap">
          <Link className="crumb" to="/wings">
            <Icon name="arrow-left" small />
            {copy.back}
          </Link>
          <h1>{copy.title}</h1>
          <p>{copy.lead}</p>
        </div>
      </header>
      <OnThisPage
        sections={[
          ['moods-title', copy.moods.title],
          ['breathe', breathing.title],
          ['week-title', copy.week.title],
          ['yoga-title', yoga.title],
          ['breathwork-title', copy.breathwork.title],
          ['events-title', copy.events.title],
          ['stories-title', copy.stories.title],
        ]}
      />
      <MoodPicker kolams={drawings.moods} counted={log.isReady ? log.place : null} onChoose={log.checkIn} />
      <div className="wrap sahaara-two">
        <BreathingExercise drawing={drawings.wing} rhythm={rhythm} onRhythm={setRhythm} onFinished={log.logBreathing} />
        <WeekCard
          log={log}
          petals={drawings.petals}
          account={account}
          formKey={formKey}
          isRefused={search.get('kept') === 'no'}
        />
      </div>
      <HelpStrip />
      <YogaFlows onFinished={log.logFlow} />
      <Breathwork practices={practices} onFollow={setRhythm} />
      <Events events={events} log={log} />
      <PeaceStories stories={stories} log={log} />
    </main>
  )
}
