import { type Actor, isOperator, type Member } from '#app/platform/context.server.ts'

interface Author {
  userId: string
}

/** Why she may not share or like: a visitor signs in first, a member makes her student profile first. */
export type StudentRefusal = 'not-signed-in' | 'no-profile'

/** Sharing and liking are for students: members with a profile. Null when she may. */
export function refuseUnlessStudent(actor: Actor, student: Author | null): StudentRefusal | null {
  if (actor.kind !== 'member') return 'not-signed-in'
  return student?.userId === actor.userId ? null : 'no-profile'
}

/** Anybody may report, signed in or not; her own story she takes back instead. */
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

/** Who decides about this story: an operator, and never about her own. */
export function canDecide(actor: Actor, author: Author): actor is Member {
  return isOperator(actor) && actor.userId !== author.userId
}

/** Whoever hid a story may show it again, but that it stays hidden is said by another person. */
export function canUphold(actor: Actor, decision: { byUserId: string }): boolean {
  return isOperator(actor) && actor.userId !== decision.byUserId
}
