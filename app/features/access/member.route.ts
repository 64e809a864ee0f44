import type { Route } from './+types/member.route'
import { membersOnly } from './member.server.ts'

/** Screens of whoever is signed in. */
export const middleware: Route.MiddlewareFunction[] = [membersOnly]
