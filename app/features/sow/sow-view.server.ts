import { copy as learning } from '#app/features/learning/copy.ts'
import type { BadgeView, CourseCard, LearningFigures } from '#app/features/learning/views.ts'
import { formatDate } from '#app/platform/time/dates.ts'
import type { Fact } from '#app/ui/sections/facts.tsx'
import { drawKolam } from '#app/ui/kolam/generator/drawing.server.ts'
import { copy } from './copy.ts'

const { facts } = learning

/** A learning path for its card: facts, progress, state and the label of the button. */
export function pathView(course: CourseCard) {
  const { slug, path, title, description, duration, modules, students, rating, own } = course
  const percent = own?.percent ?? 0
  const list: Fact[] = [
    { icon: 'book-open', text: facts.modules(modules) },
    { icon: 'clock', text: duration },
    { icon: 'users', text: facts.students(students) },
    { icon: 'star', text: rating === null ? facts.notRated : rating.toFixed(1) },
  ]
  return {
    slug,
    path,
    title,
    description,
    facts: list,
    track: course.track && learning.tracks[course.track],
    by: copy.paths.by(course.instructor ?? course.provider, learning.levels[course.level]),
    percent,
    progress: copy.paths.progress(percent),
    state: percent === 100 ? learning.badges.done : percent > 0 ? learning.badges.going : learning.badges.fresh,
    action: percent > 0 ? copy.paths.goOn : copy.paths.begin,
    kolam: drawKolam({ kind: 'thing', id: slug }),
  }
}
export type PathView = ReturnType<typeof pathView>

export function badgeView({ badge, course, earnedAt }: BadgeView) {
  return {
    badge: badge.name,
    path: `/school/${course.slug}`,
    for: copy.boost.for(course.title),
    earned: earnedAt && copy.boost.earned(formatDate(earnedAt)),
    kolam: drawKolam({ kind: 'thing', id: badge.id }),
  }
}
export type BadgeCardView = ReturnType<typeof badgeView>

/** The figures, without those that are 0. */
export function figuresView({ notes, ...counts }: LearningFigures) {
  const keys = ['students', 'courses', 'providers', 'modules', 'completed'] as const
  return {
    notes,
    list: keys
      .filter((key) => counts[key] > 0)
      .map((key) => ({ key, value: counts[key].toLocaleString('en-IN'), text: copy.figures[key] })),
  }
}
export type FiguresView = ReturnType<typeof figuresView>
