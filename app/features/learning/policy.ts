import { type Actor, isOperator, type Member } from '#app/platform/context.server.ts'

/** Who may write, publish and retire courses, and check their links. */
export function canManageCourses(actor: Actor): actor is Member {
  return isOperator(actor)
}

/** Who has a place to keep in a course. Reading needs no account. */
export function canKeepPlace(actor: Actor): actor is Member {
  return actor.kind === 'member'
}
