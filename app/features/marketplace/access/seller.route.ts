import type { Route } from './+types/seller.route'
import { sellersOnly } from './seller.server.ts'

/** Screens of who has a shop. */
export const middleware: Route.MiddlewareFunction[] = [sellersOnly]
