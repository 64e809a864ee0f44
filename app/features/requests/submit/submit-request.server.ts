import { randomUUID } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import { type Answers, answersOf, lineOf } from '#app/features/requests/answers.ts'
import { hashCode, newCode } from './codes.server.ts'
import { addEvent } from '#app/features/requests/events.server.ts'
import { receivedMail, waitingMail } from '#app/features/requests/mails/mails.ts'
import { answerHoursOf, isPrivate, promisedHoursOf, type RequestForm } from '#app/features/requests/form.ts'
import { type Receipt, SAME_REQUEST_MS } from '#app/features/requests/schema.ts'
import { answersPlace, codePlace } from '#app/features/requests/sealed-rows.server.ts'
import { queueMembers, requests } from '#app/features/requests/tables.server.ts'
import { type PrivateContext, userIdOf } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { notify } from '#app/platform/mail/notify.server.ts'
import type { Site } from '#app/platform/config/site.ts'
import { isPhoneNumber } from '#app/platform/text/contact.ts'
import { HOUR_MS } from '#app/platform/time/durations.ts'
import { rememberLanguage } from '#app/platform/mail/languages.server.ts'

interface Submission {
  form: RequestForm
  /** As returned by `parseFields`, or as stored. */
  values: Readonly<Record<string, unknown>>
  site: Site
  /** Of a sender without an account: without it the request is a new one. */
  senderKey?: string
  /** Writes that must succeed or fail together with the request, e.g. a row of another feature. */
  also?: ((tx: Db, requestId: string, code: string) => Promise<void>) | undefined
}

/**
 * Stores a form that was checked with `parseFields`, and notifies the sender (if there is an address) and the queue. Submitted
 * twice within fifteen minutes, by the same member or with the same key, it is one request with one code: nobody gets the
 * code of somebody who used the same words.
 */
export async function submitRequest(
  ctx: PrivateContext,
  { form, values, site, senderKey = randomUUID(), also }: Submission,
): Promise<{ ok: true; receipt: Receipt }> {
  const id = randomUUID()
  const answers = answersOf(values)
  const code = newCode()
  const fingerprint = fingerprintOf(ctx, { form, senderKey, answers })
  const previous = fingerprintOf({ ...ctx, now: sameRequestSince(ctx) }, { form, senderKey, answers })
  const isUrgent = form.isUrgent?.(answers) ?? false
  const receipt = {
    kind: form.kind,
    code,
    dueAt: new Date(ctx.now.getTime() + answerHoursOf(form, answers) * HOUR_MS),
    contact: lineOf(answers, form.contactField) || null,
  }
  const earlier = await findEarlier(ctx, previous, receipt)
  if (earlier) return { ok: true, receipt: earlier }
  const isNew = await ctx.db.transaction(async (tx) => {
    const rows = await tx
      .insert(requests)
      .values({
        id,
        kind: form.kind,
        queue: form.queue,
        isUrgent,
        codeHash: hashCode(code),
        codeSealed: ctx.sealer.seal(code, codePlace(id)),
        userId: userIdOf(ctx.actor),
        ...storedAnswers(ctx, { id, form, answers }),
        fingerprint,
        createdAt: ctx.now,
        dueAt: receipt.dueAt,
      })
      .onConflictDoNothing({ target: requests.fingerprint })
      .returning({ id: requests.id })
    if (rows.length === 0) return false
    await addEvent(tx, ctx, { requestId: id, kind: 'received', bySender: true })
    await also?.(tx, id, code)
    await rememberLanguage(tx, ctx, [receipt.contact])
    await notifySender(tx, ctx, { id, form, answers, receipt, site })
    await notifyQueue(tx, ctx, { id, form, site })
    return true
  })
  if (isNew) return { ok: true, receipt }
  const first = await findEarlier(ctx, fingerprint, receipt)
  if (!first) throw new Error('The request that was there a moment ago is gone.')
  return { ok: true, receipt: first }
}

function storedAnswers(
  { sealer }: PrivateContext,
  { id, form, answers }: { id: string; form: RequestForm; answers: Answers },
) {
  if (!isPrivate(form)) return { answers }
  return { answersSealed: sealer.seal(JSON.stringify(answers), answersPlace(id)) }
}

const sameRequestSince = ({ now }: PrivateContext): Date => new Date(now.getTime() - SAME_REQUEST_MS)

/** Equal for equal requests of one sender within the same quarter of an hour. */
function fingerprintOf(
  { actor, now, sealer }: Pick<PrivateContext, 'actor' | 'now' | 'sealer'>,
  { form: { kind }, senderKey, answers }: { form: RequestForm; senderKey: string; answers: Answers },
): string {
  const sender = actor.kind === 'member' ? actor.userId : senderKey
  const window = Math.floor(now.getTime() / SAME_REQUEST_MS)
  return sealer.fingerprint(JSON.stringify([kind, sender, window, answers]), 'requests')
}

/** The receipt of an equal request of the last fifteen minutes, if there is one. */
async function findEarlier(ctx: PrivateContext, fingerprint: string, receipt: Receipt): Promise<Receipt | null> {
  const { id, codeSealed, createdAt, dueAt } = requests
  const [row] = await ctx.db
    .select({ id, codeSealed, dueAt })
    .from(requests)
    .where(and(eq(requests.fingerprint, fingerprint), gt(createdAt, sameRequestSince(ctx))))
  return row ? { ...receipt, code: ctx.sealer.open(row.codeSealed, codePlace(row.id)), dueAt: row.dueAt } : null
}

interface MailInput {
  id: string
  form: RequestForm
  site: Site
}

async function notifySender(
  tx: Db,
  ctx: PrivateContext,
  input: MailInput & { answers: Answers; receipt: Receipt },
): Promise<void> {
  const { id, form, answers, receipt, site } = input
  if (form.hasOwnMail || !receipt.contact) return
  // A text is heard and seen at once. When that is safe is in the answers, for the person who answers.
  if (form.asksSafeTime && isPhoneNumber(receipt.contact)) return
  const mail = () => receivedMail(site, { code: receipt.code, hours: promisedHoursOf(form, answers) })
  await notify(tx, ctx, { to: receipt.contact, key: `request-received:${id}`, mail })
}

async function notifyQueue(tx: Db, ctx: PrivateContext, { id, form, site }: MailInput): Promise<void> {
  const { email, userId } = queueMembers
  const members = await tx.select({ email, userId }).from(queueMembers).where(eq(queueMembers.queue, form.queue))
  for (const member of members) {
    const mail = () => waitingMail(site, { queue: form.queue, title: form.title, id })
    await notify(tx, ctx, { to: member.email, key: `request-waiting:${id}:${member.userId}`, mail, language: 'en' })
  }
}
