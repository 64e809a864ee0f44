import type { Route } from './+types/student.route'
import { studentsOnly } from './student.server.ts'

/** Layout of the screens that require a student profile. */
export const middleware: Route.MiddlewareFunction[] = [studentsOnly]
