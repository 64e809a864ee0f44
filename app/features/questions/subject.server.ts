import { and, eq, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { isBlockedWith } from '#app/features/students/queries.server.ts'
import type { Site } from '#app/platform/config/site.ts'
import { type Actor, type PrivateContext, userIdOf } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { MailDraft } from '#app/platform/mail/draft.ts'
import { isUuid } from '#app/platform/text/uuid.ts'
import type { AskingRefusal } from './policy.ts'
import type { QuestionRow, QuestionTable } from './question-table.server.ts'
import type { QuestionWords } from './schema.ts'

/** One thing that is asked about. */
export interface Asked {
  id: string
  slug: string
  title: string
  /** The account of who answers; null while operators run it. */
  userId: string | null
  /** The accounts of others who answer for them. */
  others?: readonly string[]
  /** The public name of who answers. */
  answerer: string
  /** Where their messages go. */
  address: string | null
  /** Why the actor may not ask. */
  refusal: AskingRefusal | null
}

/** By slug only what is public. */
type AskedBy = { slug: string } | { id: string }

export interface Viewing {
  actor: Actor
  now: Date
}

/** A kind of thing that is asked about: how its feature finds it, names it and writes about it. */
export interface QuestionSubject {
  table: QuestionTable
  /** Part of locks and seals; never changed. */
  name: string
  words: QuestionWords
  /** SQL column of its table: operators answered instead. */
  isByTeam?: SQL<boolean>
  /** SQL query of the id of what is asked about. */
  idOf(slug: SQLWrapper): SQL
  find(db: Db, by: AskedBy, viewing: Viewing): Promise<Asked | undefined>
  /** To who answers. `question`: null when the asker's words may not be mailed yet. */
  askedMail(site: Site, mail: { id: string; asked: Asked; question: string | null }): MailDraft
  /** To the asker. `name`: the one they chose to show. */
  answeredMail(site: Site, mail: { name: string | null; asked: Asked; question: string; answer: string }): MailDraft
  /** Why this answer of the actor may not be published, in words; null when it may. */
  whyNotPublish?(tx: Db, ctx: PrivateContext, reply: { id: string; answer: string }): Promise<string | null>
  /** The page with all questions; its forms are posted there, from other pages too. */
  pathOf(slug: string): string
  /** The page on which they are answered. */
  answersPathOf(slug: string): string
  /** Announces that the public pages with its questions changed. */
  announce(tx: Db, slug: string): Promise<void>
}

export const NOBODY = sql<boolean>`false`

/** SQL column: the actor and the account have blocked each other, in one direction or both. */
export function isBlockedFor(actor: Actor, account: SQLWrapper): SQL<boolean> {
  const viewer = userIdOf(actor)
  return viewer === null ? sql<boolean>`false` : isBlockedWith(viewer, account).mapWith(Boolean)
}

/** A question with what it is about, locked until the transaction ends; undefined once withdrawn. */
export async function lockQuestion(
  tx: Db,
  { table, find, isByTeam = NOBODY }: QuestionSubject,
  { id, ...viewing }: Viewing & { id: string },
): Promise<{ question: QuestionRow; isByTeam: boolean; asked: Asked } | undefined> {
  if (!isUuid(id)) return undefined
  const [found] = await tx
    .select({ question: table, isByTeam })
    .from(table)
    .where(and(eq(table.id, id), isNull(table.withdrawnAt)))
    .for('update')
  const asked = found && (await find(tx, { id: found.question.subjectId }, viewing))
  return asked && { ...found, asked }
}
