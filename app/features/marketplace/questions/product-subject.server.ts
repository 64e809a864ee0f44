import { and, eq, sql } from 'drizzle-orm'
import { announceProducts } from '#app/features/marketplace/listing/own-product.server.ts'
import { isSlug } from '#app/features/marketplace/schema.ts'
import { products, sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import { whyNotAsk } from '#app/features/questions/policy.ts'
import { isBlockedFor, type QuestionSubject } from '#app/features/questions/subject.server.ts'
import { answeredMail, askedMail } from './mails.ts'
import { productQuestions } from './question-tables.server.ts'
import { SHOP_QUESTIONS_PATH, questionsPath } from './questions-path.ts'
import { copy as words } from './words-copy.ts'

/** Questions to the maker of a product. */
export const productSubject: QuestionSubject = {
  table: productQuestions,
  name: 'product-questions',
  words,
  idOf: (slug) => sql`(SELECT ${products.id} FROM ${products} WHERE ${products.slug} = ${slug})`,
  async find(db, by, { actor }) {
    if ('slug' in by && !isSlug(by.slug)) return undefined
    const { userId, noticeEmail: address, displayName: answerer } = sellerProfiles
    const { id, slug, title } = products
    const [found] = await db
      .select({ id, slug, title, userId, address, answerer, isBlocked: isBlockedFor(actor, userId) })
      .from(products)
      .innerJoin(sellerProfiles, eq(sellerProfiles.id, products.sellerId))
      .where('slug' in by ? and(eq(slug, by.slug), products.isActive) : eq(id, by.id))
    return found && { ...found, refusal: whyNotAsk(actor, found) }
  },
  askedMail: (site, { id, asked: { answerer: seller, title: product }, question }) =>
    askedMail(site, { id, seller, product, question }),
  answeredMail: (site, { asked: { answerer: seller, title: product, slug }, ...said }) =>
    answeredMail(site, { ...said, seller, product, slug }),
  pathOf: questionsPath,
  answersPathOf: () => SHOP_QUESTIONS_PATH,
  announce: (tx, slug) => announceProducts(tx, [slug]),
}
