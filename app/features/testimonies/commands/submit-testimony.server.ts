import { attachMedia } from '#app/features/media/commands/attach-media.server.ts'
import { withdrawMedia } from '#app/features/media/commands/withdraw-media.server.ts'
import { testimonyForms } from '#app/features/testimonies/request-forms.ts'
import { CAPTION_CHARS_MAX } from '#app/features/testimonies/schema.ts'
import { testimonies } from '#app/features/testimonies/tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { ValuesOf } from '#app/platform/form/fields.ts'
import { withoutControls } from '#app/platform/text/text.ts'

type TestimonyValues = ValuesOf<typeof testimonyForms.story.fields>

/** The form's values and the id of its request. */
interface TestimonyInput {
  requestId: string
  values: TestimonyValues
  /** An upload of the signed-in user; anybody else's is ignored. */
  picture?: { id: string; caption: string } | null
}

/**
 * Stores a story in the transaction of its request (`ctx.db`). For an anonymous story, name and place are not stored.
 */
async function submitTestimony(
  ctx: CommandContext,
  { requestId, values, picture = null }: TestimonyInput,
): Promise<{ ok: true }> {
  const showsName = !values.consentAnonymous && values.consentWithName && values.name !== null
  const isOwn = picture !== null && (await attachHidden(ctx, picture.id))
  await ctx.db.insert(testimonies).values({
    requestId,
    showsName,
    name: showsName ? values.name : null,
    place: showsName ? values.location : null,
    age: values.age,
    story: values.story,
    ...(isOwn && { pictureId: picture.id, pictureCaption: picture.caption }),
    createdAt: ctx.now,
  })
  return { ok: true }
}

/**
 * Attaches the picture and withdraws it until the story is approved. Returns false for an upload that is not the
 * user's.
 */
async function attachHidden({ db, actor, now }: CommandContext, id: string): Promise<boolean> {
  if (actor.kind !== 'member') return false
  const attached = await attachMedia(db, { ownerId: actor.userId, mediaIds: [id], now })
  if (attached.ok) await withdrawMedia(db, { mediaIds: [id], now })
  return attached.ok
}

/** Callbacks for `receiveForm`: stores the story together with its request. */
export function storeTestimony(ctx: CommandContext, posted: FormData) {
  const id = String(posted.get('mediaId') ?? '')
  const caption = withoutControls(String(posted.get('mediaCaption') ?? '')).trim()
  const picture = id ? { id, caption: caption.slice(0, CAPTION_CHARS_MAX) } : null
  return {
    story: (values: TestimonyValues) => async (tx: Db, requestId: string) =>
      void (await submitTestimony({ ...ctx, db: tx }, { requestId, values, picture })),
  }
}
