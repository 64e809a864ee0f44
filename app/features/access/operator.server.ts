import { createContext, data, type MiddlewareFunction, type RouterContextProvider } from 'react-router'
import { requireMember } from './member.server.ts'
import { hasOperatorRole, isOperator } from '#app/platform/context.server.ts'
import type { MemberContext } from '#app/platform/http/request.server.ts'

/** Why a member is refused, and what would help. */
export type Refusal = 'not-operator' | 'set-up-second-step' | 'signed-in-by-passkey'

/** The context of an operator with a second step. */
export type OperatorContext = MemberContext

const operatorContext = createContext<OperatorContext | Refusal>()

/** The context of a request in the console. @throws 403 with a `Refusal` for any other member. */
export function operatorOf(context: Readonly<RouterContextProvider>): OperatorContext {
  const found = context.get(operatorContext)
  if (typeof found === 'string') throw refuse(found)
  return found
}

/**
 * @throws a redirect to the sign-in for a visitor. `operatorOf` refuses other members: an error of a middleware is
 * rendered by the root, without the data of the frame, but an error of a loader by the console, which says what
 * would help.
 */
export const operatorsOnly: MiddlewareFunction<Response> = async (args, next) => {
  const { context } = args
  const ctx = requireMember(args)
  if (isOperator(ctx.actor)) return void context.set(operatorContext, ctx)
  const refusal = await refusalOf(ctx)
  context.set(operatorContext, refusal)
  const answer = await next()
  // A screen that did not call `operatorOf`.
  if (answer.status < 400) throw refuse(refusal)
  return answer
}

const refuse = (refusal: Refusal) => data(refusal, { status: 403 })

/** Whether the account has a role that this session lacks. */
async function refusalOf({ accounts, session }: MemberContext): Promise<Refusal> {
  const own = await accounts.findOwn()
  const { app_metadata: metadata } = (own?.record ?? {}) as { app_metadata?: { roles?: unknown } }
  const roles = Array.isArray(metadata?.roles) ? metadata.roles : []
  if (!own || !hasOperatorRole(roles)) return 'not-operator'
  // A passkey does not open the console (decision 031), but the second step that the account has does.
  const isByPasskey = session?.amr.some(({ method }) => method === 'passkey') && session.factor === null
  return isByPasskey && own.factors.length > 0 ? 'signed-in-by-passkey' : 'set-up-second-step'
}
