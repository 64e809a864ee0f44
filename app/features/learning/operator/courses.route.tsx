import { useSearchParams } from 'react-router'
import {
  listForOperator,
  listModulesForOperator,
  listSpotlights,
} from '#app/features/learning/operator-queries.server.ts'
import type { OperatorCourse } from '#app/features/learning/views.ts'
import { operatorOf } from '#app/features/access/operator.server.ts'
import { Editor } from '#app/features/resource-editor/editor.tsx'
import { EDIT_PARAM, NEW } from '#app/features/resource-editor/fields.ts'
import { doneMessage } from '#app/features/resource-editor/done-message.ts'
import { formatDate } from '#app/platform/time/dates.ts'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import type { Route } from './+types/courses.route'
import { actOnCourse } from './actions.server.ts'
import { copy } from './copy.ts'
import { CourseParts } from './course-parts.tsx'
import { Spotlights } from './spotlights.tsx'

const PATH = '/operator/courses'

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, copy.title)]

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = operatorOf(context)
  const search = url.searchParams
  const asked = search.get(EDIT_PARAM)
  const [courses, modules, spotlights] = await Promise.all([
    listForOperator(ctx.db, ctx),
    asked ? listModulesForOperator(ctx.db, { actor: ctx.actor, course: asked }) : [],
    listSpotlights(ctx.db, ctx),
  ])
  const chosen = courses.find(({ slug }) => slug === asked)
  return {
    entries: courses.map((course) => ({
      id: course.slug,
      title: course.title,
      line: copy.line(course.provider, course.enrolled),
      tags: tagsOf(course),
    })),
    isNew: asked === NEW,
    names: Object.fromEntries(courses.map(({ slug, title }) => [slug, title])),
    spotlights,
    chosen: chosen && {
      slug: chosen.slug,
      title: chosen.title,
      state: chosen.state,
      url: chosen.url,
      isPath: chosen.type === 'path',
      link: chosen.linkCheck && { result: chosen.linkCheck.result, day: formatDate(chosen.linkCheck.at) },
      values: valuesOf(chosen),
      modules,
      module: modules.find(({ slug }) => slug === search.get('module')) ?? null,
    },
  }
}

export const action = actOnCourse

function tagsOf({ state, isCheckDue, linkCheck }: OperatorCourse) {
  const tone = { draft: 'wait', published: 'good', retired: 'plain' } as const
  const tags: { words: string; tone: 'wait' | 'good' | 'plain' | 'bad' }[] = [
    { words: copy.tags[state], tone: tone[state] },
  ]
  if (linkCheck?.result === 'broken') tags.push({ words: copy.tags.broken, tone: 'bad' })
  else if (isCheckDue) tags.push({ words: copy.tags.check, tone: 'wait' })
  else if (linkCheck) tags.push({ words: copy.tags.checked(formatDate(linkCheck.at)), tone: 'plain' })
  return tags
}

function valuesOf({ baseline, ...course }: OperatorCourse) {
  const { title, provider, type, tab, url, track, badge, description, duration, level, languages, costNote } = course
  return {
    title,
    provider,
    type,
    description,
    duration,
    level,
    languages,
    costNote,
    tab: tab ?? '',
    url: url ?? '',
    track: track ?? '',
    badge: badge ?? '',
    instructor: course.instructor ?? '',
    tags: course.tags.join(', '),
    students: String(baseline.students),
    rating: baseline.rating === null ? '' : String(baseline.rating),
    ratings: String(baseline.ratings),
    figuresNote: course.figuresNote ?? '',
  }
}

export default function Courses({ loaderData, actionData }: Route.ComponentProps) {
  const { entries, chosen, isNew, spotlights, names } = loaderData
  const [search] = useSearchParams()
  return (
    <Editor
      path={PATH}
      words={copy}
      entries={entries}
      chosen={chosen ? { id: chosen.slug, title: chosen.title } : isNew ? { id: NEW, title: copy.new } : null}
      done={doneMessage(copy.done, search)}
      failure={actionData}
      idle={<Spotlights spotlights={spotlights} courses={names} failure={actionData} />}
    >
      <CourseParts key={chosen?.slug} course={chosen ?? null} failure={actionData} />
    </Editor>
  )
}
