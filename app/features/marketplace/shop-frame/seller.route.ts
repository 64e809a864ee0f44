import { countOpenQuestions } from '#app/features/marketplace/questions/question-queries.server.ts'
import type { Route } from './+types/seller.route'
import { sellerOf, sellersOnly } from './seller.server.ts'

/** The parent route of the screens for members with a shop. */
export const middleware: Route.MiddlewareFunction[] = [sellersOnly]

/** For the navigation between these screens. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, shop } = sellerOf(context)
  return { openQuestions: await countOpenQuestions(db, { sellerId: shop.id }) }
}
