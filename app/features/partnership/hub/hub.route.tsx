import { Link } from 'react-router'
import { listFreeSlots } from '#app/features/partnership/queries.server.ts'
import { formatShortDay } from '#app/features/partnership/views.ts'
import { formatTime } from '#app/platform/time/dates.ts'
import { listDocuments } from '#app/features/documents/queries.server.ts'
import { CASE_STUDIES_SLUG } from '#app/features/documents/schema.ts'
import { contextOf } from '#app/platform/http/request.server.ts'
import { DocumentCards } from '#app/features/documents/card/document-card.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { drawKolam } from '#app/ui/kolam/generator/drawing.server.ts'
import { WingHead } from '#app/ui/wings/wing-head.tsx'
import { OnThisPage } from '#app/ui/sections/on-this-page.tsx'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import { localePath } from '#app/platform/language/language-paths.ts'
import type { Route } from './+types/hub.route'
import { copy } from './copy.ts'
import './hub.css'
import { Benefits, Packages, PartnerTypes } from './offers.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { db, now, cacheFor } = contextOf(context)
  cacheFor({ tags: ['documents', 'demos'] })
  const [[soonest], studies] = await Promise.all([
    listFreeSlots(db, { now }),
    listDocuments(db, { kind: 'case-study' }),
  ])
  return {
    kolam: drawKolam({ kind: 'thing', id: 'corp-2' }),
    kolams: copy.types.list.map(({ seed }) => drawKolam({ kind: 'thing', id: seed })),
    studies,
    studiesFile: `/documents/${CASE_STUDIES_SLUG}.pdf`,
    soonest: soonest ? `${formatShortDay(soonest.startsAt)}, ${formatTime(soonest.startsAt)}` : null,
  }
}

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, copy.metaTitle),
  { name: 'description', content: copy.description },
]

export default function PartnershipHub({ loaderData }: Route.ComponentProps) {
  const { kolam, kolams, studies, studiesFile, soonest } = loaderData
  const { demo, close } = copy
  return (
    <main id="main" className="d-neem hub" tabIndex={-1}>
      <WingHead dye="neem" back={copy.home} backTo="/" title={copy.title} lead={copy.lead} kolam={kolam}>
        <ScheduleDemo />
        {studies.length > 0 && <DownloadStudies href={studiesFile} />}
        <p className="hub-next small">{soonest ? demo.next(soonest) : demo.none}</p>
      </WingHead>
      <OnThisPage
        sections={[
          ['benefits-title', copy.benefits.title],
          ['types-title', copy.types.title],
          ['packages-title', copy.packages.title],
          ['studies-title', copy.studies.title],
        ]}
      />
      <Benefits />
      <PartnerTypes kolams={kolams} />
      <Packages />
      <section className="wrap section stack" aria-labelledby="studies-title" id="case-studies">
        <h2 id="studies-title">{copy.studies.title}</h2>
        <p className="lead">{copy.studies.lead}</p>
        {studies.length > 0 ? (
          <DocumentCards documents={studies} take={copy.studies.take} isThreeColumns />
        ) : (
          <p>{copy.studies.empty}</p>
        )}
      </section>
      <section className="hub-close" aria-labelledby="close-title">
        <div className="wrap">
          <div className="stack">
            <h2 id="close-title">{close.title}</h2>
            <p className="lead">{close.body}</p>
          </div>
          <p className="row">
            <ScheduleDemo />
            <Link className="btn secondary" to={close.talk.to}>
              {close.talk.label}
            </Link>
          </p>
        </div>
      </section>
    </main>
  )
}

const ScheduleDemo = () => (
  <Link className="btn primary" to="/partnership-hub/demo">
    {copy.demo.label}
  </Link>
)

const DownloadStudies = ({ href }: { href: string }) => (
  <a className="btn secondary" href={localePath(href)} download rel="nofollow">
    <Icon name="download" small />
    {copy.studies.label}
  </a>
)
