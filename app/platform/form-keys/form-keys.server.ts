import { randomUUID } from 'node:crypto'
import { contentHash } from '#app/platform/text/content-hash.server.ts'
import { eq, lte } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'
import { FORM_KEY_DAYS } from '#app/platform/http/form-key-days.ts'
import { isUuid } from '#app/platform/text/uuid.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { formKeys } from './tables.server.ts'

/** One post of a form that must make its thing once. */
export interface FormUse {
  /** What the form makes, and of what: 'gift', 'return:<shipment>'. */
  place: string
  /** Another user with the same key makes her own. */
  userId: string | null
  key: string
  /** Everything that was agreed. */
  content: unknown
  now: Date
}

/** `changed`: the key came before, with other content. */
export type FormUsed = 'first' | 'again' | 'changed'

export const FORM_CHANGED = { ok: false, reason: 'form-changed' } as const

/**
 * Notes in the caller's transaction that this form makes its thing. A post at the same time waits for the end of that
 * transaction, and then is the first or a repetition.
 */
export async function claimFormKey(tx: Db, use: FormUse): Promise<FormUsed> {
  const contentSha256 = contentHash(use.content)
  const [claimed] = await tx
    .insert(formKeys)
    .values({ id: idOf(use), contentSha256, postedAt: use.now })
    .onConflictDoNothing()
    .returning({ id: formKeys.id })
  if (claimed) return 'first'
  return (await findUsed(tx, use))?.contentSha256 === contentSha256 ? 'again' : 'changed'
}

/**
 * Runs `act` for the first post of a form, in the caller's transaction, and returns its outcome to every later one,
 * whatever has become of the thing since. What is refused does not use the key up.
 */
export async function onceForForm<Outcome extends { ok: boolean }>(
  tx: Db,
  use: FormUse,
  act: () => Promise<Outcome>,
): Promise<Outcome | typeof FORM_CHANGED> {
  const used = await claimFormKey(tx, use)
  if (used === 'changed') return FORM_CHANGED
  if (used === 'again') return (await findUsed(tx, use))?.outcome as Outcome
  const outcome = await act()
  const isThis = eq(formKeys.id, idOf(use))
  await (outcome.ok ? tx.update(formKeys).set({ outcome }).where(isThis) : tx.delete(formKeys).where(isThis))
  return outcome
}

/** The key of a posted form; a new one for a form without. */
export function readKey(form: FormData): string {
  const key = String(form.get('key') ?? '')
  return isUuid(key) ? key : randomUUID()
}

/** For a job. */
export async function forgetFormKeys({ db, now }: { db: Db; now: Date }): Promise<void> {
  await db.delete(formKeys).where(lte(formKeys.postedAt, new Date(now.getTime() - FORM_KEY_DAYS * DAY_MS)))
}

async function findUsed(tx: Db, use: FormUse) {
  const [used] = await tx
    .select()
    .from(formKeys)
    .where(eq(formKeys.id, idOf(use)))
  return used
}

const idOf = ({ place, userId, key }: FormUse): string => contentHash([place, userId, key])
