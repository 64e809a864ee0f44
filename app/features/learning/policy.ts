import { type Actor, isOperator, type Member } from '#app/platform/context.server.ts'

/** Who may write, publish and retire courses, check their links and manage spotlights. */
export function canManageCourses(actor: Actor): actor is Member {
  return isOperator(actor)
}

/** Who may enrol. Reading needs no account. */
export function canEnrol(actor: Actor): actor is Member {
  return actor.kind === 'member'
}
