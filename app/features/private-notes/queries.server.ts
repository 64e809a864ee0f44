import { and, desc, eq, gte } from 'drizzle-orm'
import type { PrivateContext } from '#app/platform/context.server.ts'
import type { RequestContext } from '#app/platform/http/request.server.ts'
import type { Sealer } from '#app/platform/sealer.ts'
import { canSaveNotes } from './policy.ts'
import type { NoteKind } from './schema.ts'
import { placeOf } from './sealing.server.ts'
import { privateNoteSync, privateNotes } from './tables.server.ts'

const NOTES_READ_MAX = 500
const NOTES_EXPORTED_MAX = 5_000

export interface NoteView {
  id: string
  kind: string
  /** When it was written, in milliseconds since 1970. */
  at: number
  /** JSON from the browser; 'null' when it cannot be opened any more. */
  text: string
}

interface NotesQuery {
  kind?: NoteKind
  /** Only notes written then or later. */
  since?: Date
  limit?: number
}

/** The actor's own private notes, opened, newest first; [] for a visitor. */
export async function listNotes(
  { db, actor, sealer }: PrivateContext,
  { kind, since, limit = NOTES_READ_MAX }: NotesQuery = {},
): Promise<NoteView[]> {
  if (!canSaveNotes(actor)) return []
  const { userId } = actor
  const rows = await db
    .select()
    .from(privateNotes)
    .where(
      and(
        eq(privateNotes.userId, userId),
        kind ? eq(privateNotes.kind, kind) : undefined,
        since ? gte(privateNotes.writtenAt, since) : undefined,
      ),
    )
    .orderBy(desc(privateNotes.writtenAt), privateNotes.id)
    .limit(limit)
  return rows.map(({ id, kind, sealed, writtenAt }) => ({
    id,
    kind,
    at: writtenAt.getTime(),
    text: open(sealer, sealed, placeOf({ id, userId })),
  }))
}

/**
 * Opens a sealed text. Returns 'null' when it was altered or its key is gone, so that the page still loads and the note
 * can be deleted.
 */
function open(sealer: Sealer, sealed: string, place: string): string {
  try {
    return sealer.open(sealed, place)
  } catch {
    return 'null'
  }
}

/** When the actor switched account storage on; null when it is off. */
export async function findNoteSync({ db, actor }: Pick<PrivateContext, 'db' | 'actor'>): Promise<Date | null> {
  if (!canSaveNotes(actor)) return null
  const own = eq(privateNoteSync.userId, actor.userId)
  const [row] = await db.select().from(privateNoteSync).where(own)
  return row?.since ?? null
}

/** The `account` of `usePrivateCards`. */
export interface AccountNotes {
  /** The account's user id, so that a shared device never sends one user's notes to another's account. */
  owner: string
  /** New notes are stored in the account. */
  isOn: boolean
  notes: NoteView[]
}

/** The notes in the actor's account; null for a visitor. */
export async function findAccountNotes(ctx: RequestContext, wanted: NotesQuery = {}): Promise<AccountNotes | null> {
  if (!canSaveNotes(ctx.actor)) return null
  const [since, notes] = await Promise.all([findNoteSync(ctx), listNotes(ctx, wanted)])
  return { owner: ctx.actor.userId, isOn: since !== null, notes }
}

/** All private notes of the actor, for their download. */
export async function listOwnNotes(ctx: PrivateContext) {
  const notes = await listNotes(ctx, { limit: NOTES_EXPORTED_MAX })
  return {
    keptInAccountSince: await findNoteSync(ctx),
    notes: notes.map(({ kind, at, text }) => ({ kind, writtenAt: new Date(at), note: JSON.parse(text) as unknown })),
  }
}
