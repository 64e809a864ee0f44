import { and, desc, eq, gte } from 'drizzle-orm'
import type { PrivateContext } from '#app/platform/context.server.ts'
import type { RequestContext } from '#app/platform/http/request.server.ts'
import type { Sealer } from '#app/platform/sealer.ts'
import { canKeepNotes } from './policy.ts'
import type { NoteKind } from './schema.ts'
import { placeOf } from './sealing.server.ts'
import { privateNoteKeeping, privateNotes } from './tables.server.ts'

const NOTES_READ_MAX = 500
const NOTES_EXPORTED_MAX = 5_000

export interface NoteView {
  id: string
  kind: string
  /** When she wrote it, in milliseconds since 1970. */
  at: number
  /** JSON, as her browser made it; `null` when it cannot be opened any more. */
  text: string
}

interface NotesWanted {
  kind?: NoteKind
  /** Only what was written then or later. */
  since?: Date
  limit?: number
}

/** The actor's own private notes, opened, newest first; a visitor has none, and nobody reads another's. */
export async function listNotes(
  { db, actor, sealer }: PrivateContext,
  { kind, since, limit = NOTES_READ_MAX }: NotesWanted = {},
): Promise<NoteView[]> {
  if (!canKeepNotes(actor)) return []
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

/** One note that was altered, or whose key is gone, must not close the page: there she can still remove it. */
function open(sealer: Sealer, sealed: string, place: string): string {
  try {
    return sealer.open(sealed, place)
  } catch {
    return 'null'
  }
}

/** Since when the actor keeps her private notes in her account; null when they stay on her device. */
export async function findKeeping({ db, actor }: Pick<PrivateContext, 'db' | 'actor'>): Promise<Date | null> {
  if (!canKeepNotes(actor)) return null
  const own = eq(privateNoteKeeping.userId, actor.userId)
  const [row] = await db.select().from(privateNoteKeeping).where(own)
  return row?.since ?? null
}

/** What a page hands to `usePrivateCards`. */
export interface AccountNotes {
  /** Whose account, so that a shared device never sends one person's notes to another's. */
  owner: string
  /** New notes go to her account. */
  isOn: boolean
  notes: NoteView[]
}

/** The account's half of the private notes of a kind; null for a visitor. */
export async function findAccountNotes(ctx: RequestContext, wanted: NotesWanted = {}): Promise<AccountNotes | null> {
  if (!canKeepNotes(ctx.actor)) return null
  const since = await findKeeping(ctx)
  return { owner: ctx.actor.userId, isOn: since !== null, notes: await listNotes(ctx, wanted) }
}

/** Everything she keeps, to take with her. */
export async function listOwnNotes(ctx: PrivateContext) {
  const notes = await listNotes(ctx, { limit: NOTES_EXPORTED_MAX })
  return {
    keptInAccountSince: await findKeeping(ctx),
    notes: notes.map(({ kind, at, text }) => ({ kind, writtenAt: new Date(at), note: JSON.parse(text) as unknown })),
  }
}
