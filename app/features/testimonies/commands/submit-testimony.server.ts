import { attachMedia } from '#app/features/media/commands/attach-media.server.ts'
import { withdrawMedia } from '#app/features/media/commands/withdraw-media.server.ts'
import { testimonyForms } from '#app/features/testimonies/request-forms.ts'
import { CAPTION_CHARS_MAX } from '#app/features/testimonies/schema.ts'
import { testimonies } from '#app/features/testimonies/tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { ValuesOf } from '#app/platform/form/fields.ts'
import { withoutControls } from '#app/platform/text/text.ts'

type Told = ValuesOf<typeof testimonyForms.story.fields>

/** What the form asks, and the request that it came with. */
interface TestimonyInput {
  requestId: string
  told: Told
  /** An upload of the signed-in person; one that is not hers is left out. */
  picture?: { id: string; caption: string } | null
}

/**
 * Keeps a story beside the request that brought it, in the request's own transaction (`ctx.db`). Where she agreed to
 * anonymous showing, name and place are not taken over at all.
 */
async function submitTestimony(
  ctx: CommandContext,
  { requestId, told, picture = null }: TestimonyInput,
): Promise<{ ok: true }> {
  const showsName = !told.consentAnonymous && told.consentWithName && told.name !== null
  const isHers = picture !== null && (await keepHidden(ctx, picture.id))
  await ctx.db.insert(testimonies).values({
    requestId,
    showsName,
    name: showsName ? told.name : null,
    place: showsName ? told.location : null,
    age: told.age,
    story: told.story,
    ...(isHers && { pictureId: picture.id, pictureCaption: picture.caption }),
    createdAt: ctx.now,
  })
  return { ok: true }
}

/** Nobody sees the picture before somebody has read the story. */
async function keepHidden({ db, actor, now }: CommandContext, id: string): Promise<boolean> {
  if (actor.kind !== 'member') return false
  const attached = await attachMedia(db, { ownerId: actor.userId, mediaIds: [id], now })
  if (attached.ok) await withdrawMedia(db, { mediaIds: [id], now })
  return attached.ok
}

/** For `receiveForm`: what has to be stored together with the request when the form is a story. */
export function keepStory(ctx: CommandContext, posted: FormData) {
  const id = String(posted.get('mediaId') ?? '')
  const caption = withoutControls(String(posted.get('mediaCaption') ?? '')).trim()
  const picture = id ? { id, caption: caption.slice(0, CAPTION_CHARS_MAX) } : null
  return {
    story: (told: Told) => async (tx: Db, requestId: string) =>
      void (await submitTestimony({ ...ctx, db: tx }, { requestId, told, picture })),
  }
}
