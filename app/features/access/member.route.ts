import type { Route } from './+types/member.route'
import { membersOnly } from './member.server.ts'

/** The layout of screens for members. */
export const middleware: Route.MiddlewareFunction[] = [membersOnly]
