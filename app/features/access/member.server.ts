import { createContext, redirect, type MiddlewareFunction, type RouterContextProvider } from 'react-router'
import { contextOf, isMember, type MemberContext, privateAnswer } from '#app/platform/request.server.ts'
import { signInHref } from '#app/platform/session/sign-in-href.ts'
import { type Asked, wayBack } from './way-back.ts'

type Context = Readonly<RouterContextProvider>

const memberContext = createContext<MemberContext>()

/** The request's context on a screen below `member.route.ts`. */
export const memberOf = (context: Context): MemberContext => context.get(memberContext)

/** @throws a redirect to the sign-in for a visitor, which asks for the second step where one is missing. */
export const membersOnly: MiddlewareFunction<Response> = (asked) => {
  asked.context.set(memberContext, enterMember(asked))
}

/** Marks the answer as private and names who asks. @throws a redirect to the sign-in for a visitor. */
export function enterMember({ context, ...asked }: Asked & { context: Context }): MemberContext {
  context.set(privateAnswer, true)
  const ctx = contextOf(context)
  if (!isMember(ctx)) throw redirect(signInHref(wayBack(asked)))
  return ctx
}
