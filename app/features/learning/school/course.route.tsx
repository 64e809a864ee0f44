import { foreignLang } from '#app/platform/language/current-language.ts'
import { localeUrl } from '#app/platform/language/language-paths.ts'
import { data, Link, redirect } from 'react-router'
import { completeCourse } from '#app/features/learning/commands/complete-course.server.ts'
import { enrol } from '#app/features/learning/commands/enrol.server.ts'
import { leaveCourse } from '#app/features/learning/commands/leave-course.server.ts'
import { rateCourse } from '#app/features/learning/commands/rate-course.server.ts'
import { copy as learning } from '#app/features/learning/copy.ts'
import { findCourse } from '#app/features/learning/queries.server.ts'
import { parseFields } from '#app/platform/form/parse-fields.ts'
import { contextOf, findMember } from '#app/platform/http/request.server.ts'
import { readForm } from '#app/platform/request-body/read-form.server.ts'
import { describe } from '#app/platform/seo/structured-data.server.ts'
import { signInHref } from '#app/platform/session/sign-in-href.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Facts } from '#app/ui/sections/facts.tsx'
import { Kolam } from '#app/ui/kolam/kolam.tsx'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import type { Route } from './+types/course.route'
import { copy } from './copy.ts'
import { CourseSide } from './course-side.tsx'
import { courseStructuredData } from './course-structured-data.ts'
import { pageView } from './course-view.server.ts'
import './course.css'
import { Finished } from './finished.tsx'
import { ratingForm } from './form.ts'
import { ModuleList } from './module-list.tsx'

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(matches, loaderData?.course.title ?? copy.title),
  { name: 'description', content: loaderData?.course.description },
  { tagName: 'link', rel: 'canonical', href: loaderData?.url },
]

/** A course with the user's enrolment. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  const member = findMember(ctx)
  const course = await findCourse(ctx.db, { slug: params.slug, userId: member?.userId ?? null })
  if (!course) throw data(null, { status: 404 })
  ctx.cacheFor({ tags: ['courses'], params: [] })
  describe(ctx, courseStructuredData(course, ctx.config.siteUrl))
  return {
    url: localeUrl(ctx.config.siteUrl, course.path),
    isMember: member !== null,
    course: pageView(course),
  }
}

/** Starts, completes, rates or leaves the course. A visitor is redirected to sign-in and back. */
export async function action({ context, params: { slug }, request }: Route.ActionArgs) {
  const ctx = contextOf(context)
  const path = `/school/${encodeURIComponent(slug)}`
  if (!findMember(ctx)) throw redirect(signInHref(path), 303)
  const form = await readForm(request)
  const done = form.get('do')
  if (done === 'rate') {
    const rating = parseFields(ratingForm, form)
    if (!rating.ok) return data({ errors: rating.errors }, { status: 400 })
    return answer(await rateCourse(ctx, { slug, ...rating.value }), `${path}#rate`)
  }
  if (done === 'complete') return answer(await completeCourse(ctx, { slug }), `${path}#place`)
  if (done === 'leave') return answer(await leaveCourse(ctx, { slug }), `${path}#place`)
  const outcome = await enrol(ctx, { slug })
  const first = outcome.ok ? (await findCourse(ctx.db, { slug }))?.modulesList[0] : undefined
  return answer(outcome, first ? `${path}/${first.slug}` : `${path}#place`)
}

type Outcome = { ok: true } | { ok: false; reason: keyof typeof learning.refused }

/** Redirects to `next`, or returns the reason with status 409. */
function answer(outcome: Outcome, next: string) {
  if (outcome.ok) throw redirect(next, 303)
  return data({ problem: learning.refused[outcome.reason] }, { status: outcome.reason === 'not-found' ? 404 : 409 })
}

export default function Course({ loaderData, actionData }: Route.ComponentProps) {
  const { course, isMember, url } = loaderData
  const words = copy.course
  const problem = actionData && 'problem' in actionData ? actionData.problem : undefined
  const errors = actionData && 'errors' in actionData ? actionData.errors : undefined
  return (
    <main id="main" className="course-page d-turmeric" tabIndex={-1}>
      <header className="cloth course-head">
        <Kolam drawing={course.kolam} className="corner" />
        <div className="wrap">
          <Link className="crumb" to={course.isPath ? '/sow#paths' : '/school'}>
            <Icon name="arrow-left" small />
            {course.isPath ? words.backToPaths : words.back}
          </Link>
          <p className="caption">{`${course.type}, ${course.provider}`}</p>
          <h1 lang={foreignLang(course.title)}>{course.title}</h1>
          <Facts list={course.headFacts} />
        </div>
      </header>
      <div className="wrap course-grid">
        {course.finished && <Finished finished={course.finished} title={course.title} url={url} />}
        <CourseSide course={course} isMember={isMember} problem={problem} errors={errors} />
        <div className="course-main">
          {course.isRetired && <p className="notice">{words.retired}</p>}
          <section className="stack">
            <h2>{words.about}</h2>
            <p className="lead" lang={foreignLang(course.description)}>
              {course.description}
            </p>
            <ul className="row">
              {course.tags.map((tag) => (
                <li key={tag} className="tag">
                  {tag}
                </li>
              ))}
            </ul>
          </section>
          {course.isPath && <ModuleList course={course} />}
          <Details course={course} />
        </div>
      </div>
    </main>
  )
}

function Details({ course }: { course: Route.ComponentProps['loaderData']['course'] }) {
  return (
    <section className="card pad stack">
      <h2>{copy.course.details}</h2>
      <dl className="term-list">
        {course.details.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {course.figuresNote && <p className="caption muted">{course.figuresNote}</p>}
    </section>
  )
}
