import { type Actor, isOperator, type Member } from '#app/platform/context.server.ts'

interface Author {
  userId: string
}

/** Why somebody may not share or like: a visitor has to sign in, a member has to create a student profile. */
export type StudentRefusal = 'not-signed-in' | 'no-profile'

/** Sharing and liking need a student profile. Returns null when it is allowed. */
export function refuseUnlessStudent(actor: Actor, student: Author | null): StudentRefusal | null {
  if (actor.kind !== 'member') return 'not-signed-in'
  return student?.userId === actor.userId ? null : 'no-profile'
}

/** Anybody may report, signed in or not, except the author. */
export function canReport(actor: Actor, author: Author): boolean {
  return !isAuthor(actor, author)
}

export function isAuthor(actor: Actor, author: Author): actor is Member {
  return actor.kind === 'member' && actor.userId === author.userId
}

/** Who reads reports and appeals. */
export function canModerate(actor: Actor): actor is Member {
  return isOperator(actor)
}

/** Who decides about this story: an operator who is not its author. */
export function canDecide(actor: Actor, author: Author): actor is Member {
  return isOperator(actor) && actor.userId !== author.userId
}

/** The operator who hid a story may restore it, but only another one may uphold the decision. */
export function canUphold(actor: Actor, decision: { byUserId: string }): boolean {
  return isOperator(actor) && actor.userId !== decision.byUserId
}
