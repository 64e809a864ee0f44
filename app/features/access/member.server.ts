import { createContext, redirect, type MiddlewareFunction, type RouterContextProvider } from 'react-router'
import { contextOf, isMember, type MemberContext, privateResponse } from '#app/platform/http/request.server.ts'
import { signInHref } from '#app/platform/session/sign-in-href.ts'
import { type RequestedRoute, returnPath } from './return-path.ts'

type Context = Readonly<RouterContextProvider>

const memberContext = createContext<MemberContext>()

/** The context of a request below `member.route.ts`. */
export const memberOf = (context: Context): MemberContext => context.get(memberContext)

/** @throws a redirect to the sign-in for a visitor, also if the second step is missing. */
export const membersOnly: MiddlewareFunction<Response> = (args) => {
  args.context.set(memberContext, requireMember(args))
}

/**
 * Marks the response as private and returns the context of the member. @throws a redirect to the sign-in for a
 * visitor.
 */
export function requireMember({ context, ...args }: RequestedRoute & { context: Context }): MemberContext {
  context.set(privateResponse, true)
  const ctx = contextOf(context)
  if (!isMember(ctx)) throw redirect(signInHref(returnPath(args)))
  return ctx
}
