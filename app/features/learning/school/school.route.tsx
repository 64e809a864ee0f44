import { localeUrl } from '#app/platform/language/language-paths.ts'
import { Link } from 'react-router'
import { copy as learning } from '#app/features/learning/copy.ts'
import { searchCourses } from '#app/features/learning/courses/course-search.server.ts'
import { readCourseFilter, TABS } from '#app/features/learning/schema.ts'
import type { CourseCard as CourseCardRecord } from '#app/features/learning/views.ts'
import { contextOf, findMember } from '#app/platform/http/request.server.ts'
import { FilterForm } from '#app/ui/filter-form/filter-form.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { drawKolam } from '#app/ui/kolam/generator/drawing.server.ts'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import { pageUrl } from '#app/platform/language/language-paths.ts'
import type { Route } from './+types/school.route'
import { copy } from './copy.ts'
import { CourseCard } from './course-card.tsx'
import { cardView } from './course-view.server.ts'
import { NoCourse } from './no-course.tsx'
import './school.css'

const NOTES_MAX = 2

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(matches, copy.metaTitle),
  { name: 'description', content: copy.metaDescription },
  { tagName: 'link', rel: 'canonical', href: localeUrl(loaderData?.siteUrl ?? '', '/school') },
]

/** The directory of free courses; search text and tab are query parameters. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  const { tab, q } = readCourseFilter(pageUrl(request).searchParams)
  const userId = findMember(ctx)?.userId ?? null
  ctx.cacheFor({ tags: ['courses'], params: ['q', 'tab'] })
  const { courses, counts, isSimilar } = await searchCourses(ctx.db, { tab, q, userId })
  return {
    siteUrl: ctx.config.siteUrl,
    q,
    tab,
    found: isSimilar ? copy.similar(courses.length, q) : copy.found(courses.length, q),
    tabs: TABS.map((id) => ({ id, label: learning.tabs[id], count: counts[id], href: hrefOf(id, q) })),
    cards: courses.map(cardView),
    notes: notesOf(courses),
    kolam: drawKolam({ kind: 'wing', wing: 'sow' }),
  }
}

/** The sources of the figures on the cards; one general sentence when there are too many. */
function notesOf(courses: readonly CourseCardRecord[]): string[] {
  const notes = [...new Set(courses.map(({ figuresNote }) => figuresNote).filter((note) => note !== null))]
  return notes.length > NOTES_MAX ? [copy.figures] : notes
}

function hrefOf(tab: string, q: string): string {
  return `/school?${new URLSearchParams({ tab, ...(q && { q }) })}`
}

export default function School({ loaderData }: Route.ComponentProps) {
  const { tab, tabs, cards, found, notes } = loaderData
  return (
    <main id="main" className="wrap school d-turmeric" tabIndex={-1}>
      <div className="school-head">
        <div>
          <h1>{copy.title}</h1>
          <p className="lead">{copy.lead}</p>
        </div>
        <Search q={loaderData.q} />
      </div>
      <nav className="segments" aria-label={copy.tabsLabel}>
        {tabs.map(({ id, label, count, href }) => (
          <Link key={id} to={href} preventScrollReset replace aria-current={id === tab ? 'page' : undefined}>
            <span>
              {label} <span className="num muted">{count}</span>
            </span>
          </Link>
        ))}
      </nav>
      <section aria-labelledby="found">
        <h2 id="found" className="visually-hidden">
          {tabs.find(({ id }) => id === tab)?.label ?? copy.everySubject}
        </h2>
        <p className="small secondary-ink" role="status">
          {found}
        </p>
        {cards.length === 0 ? (
          <NoCourse {...loaderData} />
        ) : (
          <ul className="courses">
            {cards.map((card) => (
              <li key={card.slug}>
                <CourseCard card={card} />
              </li>
            ))}
          </ul>
        )}
        {notes.map((note) => (
          <p key={note} className="caption muted">
            {note}
          </p>
        ))}
      </section>
      <ToPaths />
      <p className="small secondary-ink">
        {copy.suggest.ask} <Link to="/feedback">{copy.suggest.link}</Link>
      </p>
    </main>
  )
}

/** Looks in every subject; the tabs narrow the result. */
function Search({ q }: { q: string }) {
  const words = copy.search
  return (
    <FilterForm action="/school" className="search school-find">
      <label className="visually-hidden" htmlFor="q">
        {words.label}
      </label>
      <Icon name="search" />
      <input
        className="input"
        id="q"
        name="q"
        type="search"
        maxLength={100}
        defaultValue={q}
        placeholder={words.placeholder}
        autoComplete="off"
      />
    </FilterForm>
  )
}

/** A link to our own learning paths. */
function ToPaths() {
  const words = copy.paths
  return (
    <section className="to-paths cloth">
      <div>
        <h2>{words.title}</h2>
        <p>{words.body}</p>
      </div>
      <Link className="btn" to="/sow">
        {words.link}
      </Link>
    </section>
  )
}
