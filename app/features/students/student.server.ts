import { createContext, redirect, type MiddlewareFunction, type RouterContextProvider } from 'react-router'
import { findStudent } from './queries.server.ts'
import type { StudentProfile } from './views.ts'
import { contextOf, isMember, type MemberContext, privateAnswer } from '#app/platform/http/request.server.ts'

export interface StudentContext extends MemberContext {
  student: StudentProfile
}

const studentContext = createContext<StudentContext>()

/** The request's context, with the caller's profile, on a screen below `student.route.ts`. */
export const studentOf = (context: Readonly<RouterContextProvider>): StudentContext => context.get(studentContext)

/** @throws a redirect to the programme's sign-in, which asks a visitor to sign in and a member for a profile. */
export const studentsOnly: MiddlewareFunction<Response> = async ({ context, url }) => {
  context.set(privateAnswer, true)
  const ctx = contextOf(context)
  const student = isMember(ctx) ? await findStudent(ctx.db, ctx.actor.userId) : null
  // Two statuses by history; both make a browser ask for the sign-in.
  if (!isMember(ctx) || !student) throw redirect('/ssr/auth', url.pathname === '/ssr/dashboard' ? 303 : 302)
  context.set(studentContext, { ...ctx, student })
}
