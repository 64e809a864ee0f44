import { and, asc, count, desc, eq, isNull, not, or, sql } from 'drizzle-orm'
import { products, sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import { whyNotAsk } from '#app/features/marketplace/policy.ts'
import { isBlockedWith } from '#app/features/students/queries.server.ts'
import { type Actor, userIdOf } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { isOpenQuestion, isPublicQuestion, stateOf } from './question-rows.server.ts'
import { productQuestions } from './question-tables.server.ts'
import { OPEN_QUESTIONS_MAX, type QuestionState, QUESTIONS_PER_PAGE } from './schema.ts'

const OWN_SHOWN_MAX = 20
const SHOP_QUESTIONS_MAX = 200

/** A question as visitors read it. Says nothing about the asker but the name that they chose to show. */
export interface QuestionView {
  id: string
  /** Null for an anonymous question. */
  askerName: string | null
  question: string
  createdAt: Date
  answer: string | null
  answeredAt: Date | null
  state: QuestionState
  /** Why an operator hid it. */
  hiddenReason: string | null
  /** The viewer asked it. */
  isOwn: boolean
}

const { id, askerName, question, createdAt, answer, answeredAt, declinedAt, hiddenAt, hiddenReason, userId } =
  productQuestions
const ROW = { id, askerName, question, createdAt, answer, answeredAt, declinedAt, hiddenAt, hiddenReason, userId }

type Row = Pick<typeof productQuestions.$inferSelect, keyof typeof ROW>

function viewOf({ userId: askedBy, declinedAt: declined, hiddenAt: hidden, ...row }: Row, actor: Actor): QuestionView {
  return {
    ...row,
    state: stateOf({ answeredAt: row.answeredAt, declinedAt: declined, hiddenAt: hidden }),
    isOwn: askedBy !== null && askedBy === userIdOf(actor),
  }
}

interface Page {
  productId: string
  actor: Actor
  /** From 1. */
  page?: number
  perPage?: number
}

/**
 * One page of the answered questions about a product, newest answer first, and how many there are. Named questions of
 * people who blocked the viewer, or whom the viewer blocked, are left out; an anonymous one must not be told apart.
 */
export async function listQuestions(
  db: Db,
  { productId, actor, page = 1, perPage = QUESTIONS_PER_PAGE }: Page,
): Promise<{ questions: QuestionView[]; count: number }> {
  const viewer = userIdOf(actor)
  const isShown = viewer === null ? undefined : or(isNull(askerName), not(isBlockedWith(viewer, userId)))
  const shown = and(eq(productQuestions.productId, productId), isPublicQuestion, isShown)
  const rows = await db
    .select(ROW)
    .from(productQuestions)
    .where(shown)
    .orderBy(desc(answeredAt), asc(id))
    .limit(perPage)
    .offset((page - 1) * perPage)
  return { questions: rows.map((row) => viewOf(row, actor)), count: await db.$count(productQuestions, shown) }
}

/** The viewer's own questions about a product that not everybody reads, newest first. */
export async function listOwnQuestions(
  db: Db,
  { productId, actor }: { productId: string; actor: Actor },
): Promise<QuestionView[]> {
  if (actor.kind !== 'member') return []
  const own = and(eq(productQuestions.productId, productId), eq(userId, actor.userId))
  const rows = await db
    .select(ROW)
    .from(productQuestions)
    .where(and(own, isNull(productQuestions.withdrawnAt), not(isPublicQuestion ?? sql`false`)))
    .orderBy(desc(createdAt), asc(id))
    .limit(OWN_SHOWN_MAX)
  return rows.map((row) => viewOf(row, actor))
}

/** What a viewer may do beside reading the questions about a product. */
export type Asking =
  | { kind: 'visitor' | 'no-seller' | 'blocked' | 'too-many' | 'allowed' }
  /** It is the viewer's own product; `open` questions wait for an answer. */
  | { kind: 'own'; open: number }

/** Whether the viewer may ask; the same rules as `askQuestion`, for what the page offers. */
export async function readAsking(db: Db, { productId, actor }: { productId: string; actor: Actor }): Promise<Asking> {
  const viewer = userIdOf(actor)
  const [shop] = await db
    .select({
      userId: sellerProfiles.userId,
      isBlocked: viewer === null ? sql<boolean>`false` : isBlockedWith(viewer, sellerProfiles.userId).mapWith(Boolean),
    })
    .from(products)
    .innerJoin(sellerProfiles, eq(sellerProfiles.id, products.sellerId))
    .where(eq(products.id, productId))
  const refusal = shop ? whyNotAsk(actor, shop) : 'no-seller'
  const open = and(eq(productQuestions.productId, productId), isOpenQuestion)
  if (refusal === 'own') return { kind: 'own', open: await db.$count(productQuestions, open) }
  if (refusal) return { kind: refusal }
  if (viewer === null) return { kind: 'visitor' }
  const own = await db.$count(productQuestions, and(open, eq(userId, viewer)))
  return { kind: own >= OPEN_QUESTIONS_MAX ? 'too-many' : 'allowed' }
}

/** A question as the seller of the product sees it. */
export interface ShopQuestion extends QuestionView {
  productSlug: string
  productTitle: string
}

/** The questions of a shop: open ones first, oldest first; then the others, newest first. Empty for anybody else. */
export async function listShopQuestions(db: Db, { actor }: { actor: Actor }): Promise<ShopQuestion[]> {
  if (actor.kind !== 'member') return []
  const rows = await db
    .select({ ...ROW, productSlug: products.slug, productTitle: products.title })
    .from(productQuestions)
    .innerJoin(products, eq(products.id, productQuestions.productId))
    .innerJoin(sellerProfiles, eq(sellerProfiles.id, products.sellerId))
    .where(and(eq(sellerProfiles.userId, actor.userId), isNull(productQuestions.withdrawnAt)))
    .orderBy(
      sql`(${isOpenQuestion}) DESC`,
      sql`CASE WHEN ${isOpenQuestion} THEN ${createdAt} END ASC`,
      desc(sql`coalesce(${answeredAt}, ${declinedAt}, ${createdAt})`),
      asc(id),
    )
    .limit(SHOP_QUESTIONS_MAX)
  return rows.map(({ productSlug, productTitle, ...row }) => ({ ...viewOf(row, actor), productSlug, productTitle }))
}

/** The questions that wait for an answer of the shop. */
export async function countOpenQuestions(db: Db, { sellerId }: { sellerId: string }): Promise<number> {
  const [row] = await db
    .select({ open: count() })
    .from(productQuestions)
    .innerJoin(products, eq(products.id, productQuestions.productId))
    .where(and(eq(products.sellerId, sellerId), isOpenQuestion))
  return row?.open ?? 0
}

/** The questions that a member asked, for the personal data export. */
export function listQuestionsBy(db: Db, { userId: by }: { userId: string }) {
  return db
    .select({ product: products.title, name: askerName, question, createdAt, answer, answeredAt })
    .from(productQuestions)
    .innerJoin(products, eq(products.id, productQuestions.productId))
    .where(and(eq(userId, by), isNull(productQuestions.withdrawnAt)))
    .orderBy(desc(createdAt))
}
