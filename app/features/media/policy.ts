import { type Actor, isOperator } from '#app/platform/context.server.ts'

/** Who sees a private, unused or withdrawn file: its owner and operators. */
export function canSeeHidden(actor: Actor, { ownerId }: { ownerId: string }): boolean {
  return actor.kind === 'member' && (actor.userId === ownerId || isOperator(actor))
}
