import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'
import type { PrivateContext } from '#app/platform/context.server.ts'
import { type Addresses, contactsOf } from '#app/platform/personal-data.ts'
import type { Sealer } from '#app/platform/sealer.ts'
import type { Answers } from '#app/features/requests/answers.ts'
import { answersPlace, openAnswers } from '#app/features/requests/sealed-rows.server.ts'
import { findForm } from '#app/features/requests/submit/offered-forms.server.ts'
import { queueMembers, requests } from '#app/features/requests/tables.server.ts'

const BATCH_MAX = 500

/**
 * Deletes the requests of the signed-in member with their history, and their memberships of queues. Requests that were
 * sent from these addresses without an account lose the name and the addresses. Their text stays for those who have the
 * code: a family may share one address.
 */
export async function forgetRequests(ctx: PrivateContext, addresses: Addresses): Promise<{ ok: true }> {
  const { db, actor } = ctx
  if (actor.kind !== 'member') return { ok: true }
  await db.transaction(async (tx) => {
    await tx.delete(requests).where(eq(requests.userId, actor.userId))
    await tx.delete(queueMembers).where(eq(queueMembers.userId, actor.userId))
  })
  const contacts = new Set(contactsOf(addresses))
  if (contacts.size > 0) await forgetContacts(ctx, contacts)
  return { ok: true }
}

async function forgetContacts({ db, sealer }: PrivateContext, contacts: ReadonlySet<string>): Promise<void> {
  for (let rows = await listUnowned(db, null); rows.length > 0; rows = await listUnowned(db, rows.at(-1)?.id ?? null)) {
    for (const row of rows) {
      const answers = openReadable(sealer, row)
      const kept = answers && withoutContacts(row.kind, answers, contacts)
      if (!kept) continue
      const stored = row.answers
        ? { answers: kept }
        : { answersSealed: sealer.seal(JSON.stringify(kept), answersPlace(row.id)) }
      await db.update(requests).set(stored).where(eq(requests.id, row.id))
    }
  }
}

/** Requests without an account, after this id. */
function listUnowned(db: Db, after: string | null) {
  const { id, kind, answers, answersSealed } = requests
  return db
    .select({ id, kind, answers, answersSealed })
    .from(requests)
    .where(and(isNull(requests.userId), after === null ? undefined : gt(id, after)))
    .orderBy(asc(id))
    .limit(BATCH_MAX)
}

/** Null when the key of a private request was lost: nobody can read its addresses any more. */
function openReadable(sealer: Sealer, row: Parameters<typeof openAnswers>[1]): Answers | null {
  try {
    return openAnswers(sealer, row)
  } catch {
    return null
  }
}

/** The answers without these addresses, and without the sender's name if it was theirs; null if there is nothing to do. */
function withoutContacts(kind: string, answers: Answers, contacts: ReadonlySet<string>): Answers | null {
  const form = findForm(kind)
  const isContact = (answer: unknown) => typeof answer === 'string' && contacts.has(answer)
  if (!Object.values(answers).some(isContact)) return null
  const isSender = form?.contactField !== undefined && isContact(answers[form.contactField])
  const isErased = (field: string) =>
    isContact(answers[field]) ||
    (isSender && (field === form?.nameField || /^(email|phone|contact)$/.test(form?.fields[field]?.as ?? '')))
  return Object.fromEntries(Object.entries(answers).map(([field, answer]) => [field, isErased(field) ? '' : answer]))
}
