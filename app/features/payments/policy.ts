import { type Actor, isOperator, type Member } from '#app/platform/context.server.ts'

/** Sees what the providers settled, and explains where it differs from our books. */
export function canReconcile(actor: Actor): actor is Member {
  return isOperator(actor)
}
