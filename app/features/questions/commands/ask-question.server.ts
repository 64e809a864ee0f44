import { randomUUID } from 'node:crypto'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { sealAsker } from '#app/features/questions/asker-sealing.server.ts'
import type { AskingRefusal } from '#app/features/questions/policy.ts'
import { isOpenQuestion, type QuestionTable, stateOf } from '#app/features/questions/question-table.server.ts'
import {
  ASKER_CHARS_MAX,
  OPEN_QUESTIONS_MAX,
  QUESTION_CHARS_MAX,
  QUESTIONS_A_DAY_MAX,
} from '#app/features/questions/schema.ts'
import type { QuestionSubject } from '#app/features/questions/subject.server.ts'
import { addressOf, type SiteContext } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { findMailRefusal } from '#app/platform/mail/mail-others.ts'
import { notify } from '#app/platform/mail/notify.server.ts'
import type { ContactKind } from '#app/platform/text/contact-kinds.ts'
import { maskContacts, saysMore } from '#app/platform/text/mask-contacts.ts'
import { cleanLine } from '#app/platform/text/text.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'

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
 * Asks a question and notifies who answers. Contact data is masked before anything is stored or mailed. The same text
 * posted twice is one question.
 */
export async function askQuestion(
  ctx: SiteContext,
  subject: QuestionSubject,
  { slug, ...typed }: AskInput,
): Promise<AskOutcome> {
  const { db, actor, now, sealer } = ctx
  const { table } = subject
  if (actor.kind !== 'member') return { ok: false, reason: 'not-signed-in' }
  const { userId } = actor
  if (typed.question.trim().length > QUESTION_CHARS_MAX) return { ok: false, reason: 'too-long' }
  const { question, name, removed } = maskAll(typed)
  // A new account's words are on the page only, not in a mail to somebody else.
  const mayQuote = findMailRefusal(actor, now) === null
  if (!saysMore(question)) return { ok: false, reason: 'empty' }
  return db.transaction(async (tx): Promise<AskOutcome> => {
    const asked = await subject.find(tx, { slug }, ctx)
    if (!asked) return { ok: false, reason: 'not-found' }
    if (asked.refusal) return { ok: false, reason: asked.refusal }
    // Concurrent requests of one person are counted correctly.
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`${subject.name}:${userId}`}, 0))`)
    const asking = { table, subjectId: asked.id, userId }
    const earlier = await findEarlier(tx, { ...asking, question })
    if (earlier) return earlier === 'open' ? { ok: true, removed } : { ok: false, reason: 'already' }
    const reason = await findLimitReached(tx, { ...asking, now })
    if (reason) return { ok: false, reason }
    const id = randomUUID()
    const sealedMail = sealAsker(sealer, subject, { id, address: addressOf(actor) })
    const row = { id, subjectId: asked.id, userId, askerName: name || null, question, sealedMail, createdAt: now }
    await tx.insert(table).values(row)
    const mail = () => subject.askedMail(ctx.config, { id, asked, question: mayQuote ? question : null })
    await notify(tx, ctx, { to: asked.address, key: askedKey(id), mail })
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

interface Asking {
  table: QuestionTable
  subjectId: string
  userId: string
}

async function findEarlier(tx: Db, { table, subjectId, userId, question }: Asking & { question: string }) {
  const { answeredAt, declinedAt, hiddenAt, withdrawnAt } = table
  const [row] = await tx
    .select({ answeredAt, declinedAt, hiddenAt })
    .from(table)
    .where(
      and(eq(table.subjectId, subjectId), eq(table.userId, userId), eq(table.question, question), isNull(withdrawnAt)),
    )
  return row && stateOf(row)
}

async function findLimitReached(tx: Db, { table, subjectId, userId, now }: Asking & { now: Date }) {
  const own = eq(table.userId, userId)
  const open = await tx.$count(table, and(own, eq(table.subjectId, subjectId), isOpenQuestion(table)))
  if (open >= OPEN_QUESTIONS_MAX) return 'too-many-open'
  const dayAgo = new Date(now.getTime() - DAY_MS)
  const today = await tx.$count(table, and(own, gt(table.createdAt, dayAgo)))
  return today >= QUESTIONS_A_DAY_MAX ? 'too-many-today' : null
}
