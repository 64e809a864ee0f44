import type { Route } from './+types/student.route'
import { studentsOnly } from './student.server.ts'

/** Screens of who has a student profile. */
export const middleware: Route.MiddlewareFunction[] = [studentsOnly]
