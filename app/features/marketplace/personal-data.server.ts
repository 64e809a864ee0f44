import { OPERATORS_ONLY, type PersonalData } from '#app/platform/personal-data.ts'
import { forgetReviewer } from './trust/forget-reviewer.server.ts'
import { expireShops } from './sellers/expire-shops.server.ts'
import { exportShop } from './sellers/export-shop.server.ts'
import { forgetShop } from './sellers/forget-shop.server.ts'
import { listAllOwnProducts } from './listing/own-queries.server.ts'
import { listOwnApplications } from './applications/application-queries.server.ts'
import { forgetApplications } from './applications/forget-applications.server.ts'
import { forgetQuestions } from './questions/forget-questions.server.ts'
import { listQuestionsBy } from './questions/question-queries.server.ts'
import { listReviewsBy, listVotesBy } from './trust/review-queries.server.ts'

const CLOSED = 'The closed shop that it belongs to names nobody any more.'

export const personalData: PersonalData = {
  name: 'marketplace',
  tables: {
    seller_applications: {},
    product_reviews: {},
    review_votes: {},
    product_questions: {},
    seller_profiles: { kept: 'The invoices name the shop; the account and the picture are taken off it.' },
    seller_delivery: { kept: CLOSED },
    seller_totals: { kept: CLOSED, notExported: 'Counted from the products and reviews, which are exported.' },
    products: { kept: CLOSED },
    product_photos: { notExported: 'Shown on the page of the product; the files are listed as media.' },
    product_imports: { notExported: 'The products that were imported are exported.' },
    synonym_groups: OPERATORS_ONLY,
    seller_checks: { ...OPERATORS_ONLY, kept: CLOSED },
    listing_requirements: OPERATORS_ONLY,
    fssai_checks: { ...OPERATORS_ONLY, kept: CLOSED },
    market_flags: { notExported: 'Work of the desk once it is sent: nobody but operators reads it.' },
  },
  async forget(ctx) {
    await forgetReviewer(ctx)
    await forgetQuestions(ctx)
    await forgetApplications(ctx)
    await forgetShop(ctx)
  },
  expire: expireShops,
  export: {
    shop: ({ db, actor }) => exportShop(db, actor),
    shopApplications: listOwnApplications,
    reviews: ({ db, actor }) => listReviewsBy(db, actor),
    helpfulReviews: ({ db, actor }) => listVotesBy(db, actor),
    questions: ({ db, actor }) => listQuestionsBy(db, actor),
    listings: ({ db, actor }) => listAllOwnProducts(db, actor),
  },
}
