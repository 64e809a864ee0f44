import { type Actor, isOperator } from '#app/platform/context.server.ts'

/** Who sees a file that is private, or not shown (yet, or any more): whose it is, and those who decide about it. */
export function canSeeHidden(actor: Actor, { ownerId }: { ownerId: string }): boolean {
  return actor.kind === 'member' && (actor.userId === ownerId || isOperator(actor))
}
