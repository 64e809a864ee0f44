import { pageUrl } from '#app/platform/language/language-paths.ts'
import { createContext, redirect, type MiddlewareFunction, type RouterContextProvider } from 'react-router'
import { findStudent } from './queries.server.ts'
import type { StudentProfile } from './views.ts'
import { contextOf, isMember, type MemberContext, privateResponse } from '#app/platform/http/request.server.ts'

export interface StudentContext extends MemberContext {
  student: StudentProfile
}

const studentContext = createContext<StudentContext>()

/** The request's context with the user's student profile, below `student.route.ts`. */
export const studentOf = (context: Readonly<RouterContextProvider>): StudentContext => context.get(studentContext)

/** @throws a redirect to the programme's sign-in, for visitors and for members without a student profile. */
export const studentsOnly: MiddlewareFunction<Response> = async ({ context, url }) => {
  context.set(privateResponse, true)
  const ctx = contextOf(context)
  const student = isMember(ctx) ? await findStudent(ctx.db, ctx.actor.userId) : null
  // The two statuses have historical reasons; both make a browser request the sign-in with GET.
  if (!isMember(ctx) || !student) throw redirect('/ssr/auth', pageUrl(url).pathname === '/ssr/dashboard' ? 303 : 302)
  context.set(studentContext, { ...ctx, student })
}
