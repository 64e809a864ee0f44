import type { Route } from './+types/seller.route'
import { sellersOnly } from './seller.server.ts'

/** The parent route of the screens for members with a shop. */
export const middleware: Route.MiddlewareFunction[] = [sellersOnly]
