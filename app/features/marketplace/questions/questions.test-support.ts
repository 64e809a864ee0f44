import { eq } from 'drizzle-orm'
import { openShop } from '#app/features/marketplace/shop.test-support.ts'
import { products, sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import { answerQuestion as answer } from '#app/features/questions/commands/answer-question.server.ts'
import { type AskInput, askQuestion as ask } from '#app/features/questions/commands/ask-question.server.ts'
import { declineQuestion as decline } from '#app/features/questions/commands/decline-question.server.ts'
import { withdrawQuestion as withdraw } from '#app/features/questions/commands/withdraw-question.server.ts'
import { listOwnQuestions as listOwn, listQuestions as list } from '#app/features/questions/queries.server.ts'
import type { Actor, CommandContext, SiteContext } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { productSubject } from './product-subject.server.ts'

/** The shop of a seller with an account: a pickle and a saree for sale, and a draft. */
export async function openAskedShop(db: Db, { userId, email }: { userId: string; email: string | null }) {
  const shop = await openShop(db)
  for (const slug of ['pickle', 'saree']) await shop.add({ slug, title: slug === 'pickle' ? 'Mango pickle' : 'Saree' })
  await shop.add({ slug: 'draft', isActive: false })
  await db.update(sellerProfiles).set({ userId, noticeEmail: email })
  const idOf = async (slug: string): Promise<string> => {
    const [row] = await db.select({ id: products.id }).from(products).where(eq(products.slug, slug))
    return row?.id ?? ''
  }
  return { pickleId: await idOf('pickle'), sareeId: await idOf('saree') }
}

/** The commands and lists, bound to questions about products. */
export const askQuestion = (ctx: SiteContext, input: AskInput) => ask(ctx, productSubject, input)
export const answerQuestion = (ctx: SiteContext, input: { id: string; answer: string }) =>
  answer(ctx, productSubject, input)
export const declineQuestion = (ctx: CommandContext, input: { id: string }) => decline(ctx, productSubject, input)
export const withdrawQuestion = (ctx: CommandContext, input: { id: string }) => withdraw(ctx, productSubject, input)

interface About {
  slug: string
  actor: Actor
  page?: number
  perPage?: number
}

export const listQuestions = (db: Db, about: About) => list(db, productSubject, about)
export const listOwnQuestions = (db: Db, about: About) => listOwn(db, productSubject, about)
