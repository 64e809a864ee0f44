import { attachMedia } from '#app/features/media/commands/attach-media.server.ts'
import { withdrawMedia } from '#app/features/media/commands/withdraw-media.server.ts'
import { testimonyForms } from '#app/features/testimonies/request-forms.ts'
import { CAPTION_CHARS_MAX } from '#app/features/testimonies/schema.ts'
import { testimonies } from '#app/features/testimonies/tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { Answers } from '#app/platform/declared-form/fields.ts'
import { withoutControls } from '#app/platform/text.ts'

/** The answers of `requests/forms/testimony`, and the request that they came with. */
interface TestimonyInput {
  requestId: string
  answers: Answers
  /** An upload of the signed-in person; one that is not hers is left out. */
  picture?: { id: string; caption: string } | null
}

/**
 * Keeps a story beside the request that brought it, in the request's own transaction (`ctx.db`). Where she agreed to
 * anonymous showing, name and place are not taken over at all.
 */
async function submitTestimony(
  ctx: CommandContext,
  { requestId, answers, picture = null }: TestimonyInput,
): Promise<{ ok: true }> {
  const said = (field: string) => String(answers[field] ?? '')
  const showsName = said('consentAnonymous') !== 'yes' && said('consentWithName') === 'yes' && said('name') !== ''
  const isHers = picture !== null && (await keepHidden(ctx, picture.id))
  await ctx.db.insert(testimonies).values({
    requestId,
    showsName,
    name: showsName ? said('name') : null,
    place: showsName ? said('location') || null : null,
    age: said('age') ? Number(said('age')) : null,
    story: said('story'),
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
  return (answers: Answers, kind: string) =>
    kind === testimonyForms.story.kind
      ? async (tx: Db, requestId: string) =>
          void (await submitTestimony({ ...ctx, db: tx }, { requestId, answers, picture }))
      : undefined
}
