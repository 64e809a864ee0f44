import { and, eq, isNull } from 'drizzle-orm'
import { recordAct } from '#app/features/audit/record-act.server.ts'
import { acceptanceMail } from '#app/features/circles/mails.ts'
import { chapters, circleInterests, circleMembers } from '#app/features/circles/tables.server.ts'
import { isOperator, type SiteContext } from '#app/platform/context.server.ts'
import { notify } from '#app/platform/mail/notify.server.ts'

interface AcceptInput {
  /** The membership's or the interest's id. */
  id: string
  /** True for a signed-in user who joined, false for a visitor's request. */
  isMember: boolean
  /** The chapter's slug. */
  chapter: string
}

/** `isMailed` is false when the person left a phone number: somebody has to call. */
export type AcceptOutcome = { ok: true; isMailed: boolean } | { ok: false; reason: 'not-allowed' | 'not-found' }

/**
 * Accepts an applicant into a chapter and mails the hour and place of its meetings, which nobody is told before.
 * Operators only; for the chapter's lead.
 */
export async function acceptApplicant(
  ctx: SiteContext,
  { id, isMember, chapter: slug }: AcceptInput,
): Promise<AcceptOutcome> {
  if (!isOperator(ctx.actor)) return { ok: false, reason: 'not-allowed' }
  return ctx.db.transaction(async (tx) => {
    const [chapter] = await tx.select().from(chapters).where(eq(chapters.slug, slug))
    if (!chapter) return { ok: false, reason: 'not-found' }
    const people = isMember ? circleMembers : circleInterests
    const [person] = await tx
      .update(people)
      .set({ chapterId: chapter.id, acceptedAt: ctx.now })
      .where(and(eq(people.id, id), isNull(people.acceptedAt)))
      .returning({ name: people.name, contact: people.contact })
    if (!person) return { ok: false, reason: 'not-found' }
    await recordAct(tx, ctx, { verb: 'approved', subject: { kind: 'chapter', id: slug } })
    const isMailed = person.contact.includes('@')
    if (isMailed) {
      const mail = () => acceptanceMail(ctx.config, { name: person.name, chapter })
      await notify(tx, ctx, { to: person.contact, key: `chapter:${id}`, mail })
    }
    return { ok: true, isMailed }
  })
}
