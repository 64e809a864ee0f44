import { pageUrl } from '#app/platform/language/language-paths.ts'
import { createContext, redirect, type MiddlewareFunction, type RouterContextProvider } from 'react-router'
import { findStudent } from './queries.server.ts'
import type { StudentProfile } from './views.ts'
import { contextOf, isMember, type MemberContext, privateResponse } from '#app/platform/http/request.server.ts'

export interface StudentContext extends MemberContext {
  /** @throws the redirect of `studentsOnly`. */
  readStudent(): Promise<StudentProfile>
}

const studentContext = createContext<StudentContext>()

/** The request's context, whose member has a student profile, below `student.route.ts`. */
export const studentOf = (context: Readonly<RouterContextProvider>): StudentContext => context.get(studentContext)

/**
 * A page is read beside the profile, and dropped without one; a form waits for the profile.
 * @throws a redirect to the programme's sign-in, for visitors and for members without a student profile.
 */
export const studentsOnly: MiddlewareFunction<Response> = async ({ context, request, url }, next) => {
  context.set(privateResponse, true)
  const ctx = contextOf(context)
  if (!isMember(ctx)) throw toSignIn(url)
  const found = findStudent(ctx.db, ctx.actor.userId)
  // React Router changes the redirect that it handles: each caller gets its own.
  const readStudent = async () => (await found) ?? Promise.reject(toSignIn(url))
  context.set(studentContext, { ...ctx, readStudent })
  await (request.method === 'GET' ? Promise.all([readStudent(), next()]) : readStudent())
}

/** The two statuses have historical reasons; both make a browser request the sign-in with GET. */
const toSignIn = (url: URL) => redirect('/ssr/auth', pageUrl(url).pathname === '/ssr/dashboard' ? 303 : 302)
