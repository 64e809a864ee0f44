import { copy as learning } from '#app/features/learning/copy.ts'
import type { CourseCard, CoursePage } from '#app/features/learning/views.ts'
import { formatDate } from '#app/platform/time/dates.ts'
import type { Fact } from '#app/ui/sections/facts.tsx'
import { drawKolam } from '#app/ui/kolam/generator/drawing.server.ts'
import { copy } from './copy.ts'

const { facts } = learning

/** A course as a card of the directory, formatted for display. */
export function cardView(card: CourseCard) {
  const { slug, path, title, provider, description, tags, own } = card
  return {
    slug,
    path,
    title,
    provider,
    description,
    tags,
    type: learning.types[card.type],
    facts: shortFacts(card),
    /** Null when the user is not enrolled. */
    badge: own && (own.completedAt ? learning.badges.done : learning.badges.going),
    action: own ? copy.goOn : copy.start,
    kolam: drawKolam({ kind: 'thing', id: slug }),
  }
}

export type CardView = ReturnType<typeof cardView>

function shortFacts({ rating, duration, students }: CourseCard): Fact[] {
  return [
    { icon: 'star', text: rating === null ? facts.notRated : rating.toFixed(1) },
    { icon: 'clock', text: duration },
    { icon: 'users', text: facts.students(students) },
  ]
}

/** A course as its own page, formatted for display. */
export function pageView(course: CoursePage) {
  const { slug, path, title, provider, description, tags, url, own, linkCheck, figuresNote, badge } = course
  const done = course.modulesList.filter(({ isDone }) => isDone).length
  const next = course.modulesList.find(({ isDone }) => !isDone) ?? course.modulesList[0]
  return {
    slug,
    path,
    title,
    provider,
    description,
    tags,
    isPath: url === null,
    kolam: drawKolam({ kind: 'thing', id: slug }),
    type: learning.types[course.type],
    headFacts: shortFacts(course),
    details: detailsOf(course),
    figuresNote,
    external: url === null ? null : { url, note: copy.course.leaves(new URL(url).host) },
    linkNote: linkCheck && linkText(linkCheck),
    isBroken: linkCheck?.result === 'broken',
    isRetired: course.isRetired,
    modules: course.modulesList.map((module) => ({ ...module, minutes: facts.minutes(module.minutes) })),
    nextPath: next ? `${path}/${next.slug}` : null,
    progress: copy.course.progress(done, course.modulesList.length),
    own: own && {
      percent: own.percent,
      rating: own.rating,
      began: copy.course.began(formatDate(own.startedAt)),
      completed: own.completedAt && copy.course.completedOn(formatDate(own.completedAt)),
    },
    finished:
      badge && course.badgeEarnedAt
        ? {
            badge: copy.course.finished.badge(badge.name),
            body: copy.course.finished.body(formatDate(course.badgeEarnedAt)),
            kolam: drawKolam({ kind: 'thing', id: badge.id }),
          }
        : null,
  }
}

export type PageView = ReturnType<typeof pageView>

function linkText({ result, at }: NonNullable<CoursePage['linkCheck']>): string {
  return result === 'works' ? copy.course.checked(formatDate(at)) : copy.course.broken(formatDate(at))
}

function detailsOf(course: CoursePage): { term: string; text: string }[] {
  const words = copy.course.facts
  const { rating, ratings } = course
  const rows: [string, string | null][] = [
    [words.provider, course.provider],
    [words.instructor, course.instructor],
    [words.duration, course.duration],
    [words.level, learning.levels[course.level]],
    [words.languages, course.languages],
    [words.cost, course.costNote],
    [words.students, course.students.toLocaleString('en-IN')],
    [words.rating, rating === null ? facts.notRated : facts.rating(rating, ratings)],
  ]
  return rows.flatMap(([term, text]) => (text === null ? [] : [{ term, text }]))
}
