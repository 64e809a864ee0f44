import { createContext, data, type MiddlewareFunction, type RouterContextProvider } from 'react-router'
import { enterMember } from './member.server.ts'
import { isOperator } from '#app/platform/context.server.ts'
import type { MemberContext } from '#app/platform/request.server.ts'

/** Why a signed-in person may not enter, and what would help. */
export type Refusal = 'not-operator' | 'set-up-second-step'

/** The context of an operator who has shown their second step. */
export type OperatorContext = MemberContext

const operatorContext = createContext<OperatorContext | Refusal>()

/** The request's context on a screen of the console. @throws 403 with a `Refusal` for any other member. */
export function operatorOf(context: Readonly<RouterContextProvider>): OperatorContext {
  const found = context.get(operatorContext)
  if (typeof found === 'string') throw refuse(found)
  return found
}

/**
 * @throws a redirect to the sign-in for a visitor. Other members are refused by `operatorOf`: what a middleware throws
 * is drawn by the root, without the frame's data, but a loader's error by the console, which says what would help.
 */
export const operatorsOnly: MiddlewareFunction<Response> = async (asked, next) => {
  const { context } = asked
  const ctx = enterMember(asked)
  if (isOperator(ctx.actor)) return void context.set(operatorContext, ctx)
  const refusal = await refusalOf(ctx)
  context.set(operatorContext, refusal)
  const answer = await next()
  // A screen that did not ask.
  if (answer.status < 400) throw refuse(refusal)
  return answer
}

const refuse = (refusal: Refusal) => data(refusal, { status: 403 })

/** A role that the account has and this session does not. */
async function refusalOf({ accounts }: MemberContext): Promise<Refusal> {
  const own = await accounts.findOwn()
  const { app_metadata: metadata } = (own?.record ?? {}) as { app_metadata?: { roles?: unknown } }
  const roles = Array.isArray(metadata?.roles) ? metadata.roles : []
  if (!own || !roles.some((role) => role === 'operator' || role === 'administrator')) return 'not-operator'
  return 'set-up-second-step'
}
