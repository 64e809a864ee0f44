import { randomUUID } from 'node:crypto'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { type AskingRefusal, whyNotAsk } from '#app/features/marketplace/policy.ts'
import { isSlug } from '#app/features/marketplace/schema.ts'
import { products, sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import { isBlockedWith } from '#app/features/students/queries.server.ts'
import { addressOf, type SiteContext } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { findMailRefusal } from '#app/platform/mail/mail-others.ts'
import { notify } from '#app/platform/mail/notify.server.ts'
import type { ContactKind } from '#app/platform/text/contact-kinds.ts'
import { maskContacts, saysMore } from '#app/platform/text/mask-contacts.ts'
import { cleanLine } from '#app/platform/text/text.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { askedMail } from './mails.ts'
import { sealAsker } from './question-sealing.server.ts'
import { isOpenQuestion, stateOf } from './question-rows.server.ts'
import { productQuestions } from './question-tables.server.ts'
import { ASKER_CHARS_MAX, OPEN_QUESTIONS_MAX, QUESTION_CHARS_MAX, QUESTIONS_A_DAY_MAX } from './schema.ts'

export interface AskInput {
  slug: string
  question: string
  /** The name to show; empty for an anonymous question. */
  name: string
}

export type AskOutcome =
  /** `removed`: the kinds of contact data that were masked. */
  { ok: true; removed: readonly ContactKind[] } | { ok: false; reason: AskRefusal }

type AskRefusal =
  | 'not-signed-in'
  | 'not-found'
  | AskingRefusal
  /** The text is empty, or nothing but contact data. */
  | 'empty'
  | 'too-long'
  /** The same question was asked before, and is answered, declined or hidden. */
  | 'already'
  | 'too-many-open'
  | 'too-many-today'

/**
 * Asks the maker of a product a question and notifies the seller. Contact data is masked before anything is stored or
 * mailed. The same text posted twice is one question.
 */
export async function askQuestion(ctx: SiteContext, { slug, ...typed }: AskInput): Promise<AskOutcome> {
  const { db, actor, now, sealer } = ctx
  if (actor.kind !== 'member') return { ok: false, reason: 'not-signed-in' }
  const { userId } = actor
  if (!isSlug(slug)) return { ok: false, reason: 'not-found' }
  if (typed.question.trim().length > QUESTION_CHARS_MAX) return { ok: false, reason: 'too-long' }
  const { question, name, removed } = maskAll(typed)
  // A new account's words are on the page only, not in a mail to somebody else.
  const mayQuote = findMailRefusal(actor, now) === null
  if (!saysMore(question)) return { ok: false, reason: 'empty' }
  return db.transaction(async (tx): Promise<AskOutcome> => {
    const found = await findAsked(tx, { slug, viewer: userId })
    if (!found) return { ok: false, reason: 'not-found' }
    const refusal = whyNotAsk(actor, found)
    if (refusal) return { ok: false, reason: refusal }
    // Concurrent requests of one person are counted correctly.
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`product-questions:${userId}`}, 0))`)
    const { productId } = found
    const earlier = await findEarlier(tx, { productId, userId, question })
    if (earlier) return earlier === 'open' ? { ok: true, removed } : { ok: false, reason: 'already' }
    const reason = await findLimitReached(tx, { productId, userId, now })
    if (reason) return { ok: false, reason }
    const id = randomUUID()
    const sealedMail = sealAsker(sealer, { id, address: addressOf(actor) })
    const row = { id, productId, userId, askerName: name || null, question, sealedMail, createdAt: now }
    await tx.insert(productQuestions).values(row)
    const mail = askedMail(ctx.config, {
      id,
      product: found.title,
      seller: found.seller,
      question: mayQuote ? question : null,
    })
    await notify(tx, ctx, { to: found.noticeEmail, key: askedKey(id), mail })
    return { ok: true, removed }
  })
}

export const askedKey = (id: string): string => `question-asked:${id}`

function maskAll({ question, name }: Omit<AskInput, 'slug'>) {
  const [text, asker] = [maskContacts(question), maskContacts(cleanLine(name))]
  return {
    question: text.text.slice(0, QUESTION_CHARS_MAX),
    // A name with contact data is none.
    name: asker.removed.length > 0 ? '' : asker.text.slice(0, ASKER_CHARS_MAX),
    removed: [...new Set([...text.removed, ...asker.removed])],
  }
}

async function findAsked(tx: Db, { slug, viewer }: { slug: string; viewer: string }) {
  const { userId, noticeEmail, displayName } = sellerProfiles
  const [found] = await tx
    .select({
      productId: products.id,
      title: products.title,
      userId,
      noticeEmail,
      seller: displayName,
      isBlocked: isBlockedWith(viewer, userId).mapWith(Boolean),
    })
    .from(products)
    .innerJoin(sellerProfiles, eq(sellerProfiles.id, products.sellerId))
    .where(and(eq(products.slug, slug), products.isActive))
  return found
}

interface Asking {
  productId: string
  userId: string
}

async function findEarlier(tx: Db, { productId, userId, question }: Asking & { question: string }) {
  const { answeredAt, declinedAt, hiddenAt, withdrawnAt } = productQuestions
  const [row] = await tx
    .select({ answeredAt, declinedAt, hiddenAt })
    .from(productQuestions)
    .where(
      and(
        eq(productQuestions.productId, productId),
        eq(productQuestions.userId, userId),
        eq(productQuestions.question, question),
        isNull(withdrawnAt),
      ),
    )
  return row && stateOf(row)
}

async function findLimitReached(tx: Db, { productId, userId, now }: Asking & { now: Date }) {
  const own = eq(productQuestions.userId, userId)
  const open = await tx.$count(productQuestions, and(own, eq(productQuestions.productId, productId), isOpenQuestion))
  if (open >= OPEN_QUESTIONS_MAX) return 'too-many-open'
  const dayAgo = new Date(now.getTime() - DAY_MS)
  const today = await tx.$count(productQuestions, and(own, gt(productQuestions.createdAt, dayAgo)))
  return today >= QUESTIONS_A_DAY_MAX ? 'too-many-today' : null
}
