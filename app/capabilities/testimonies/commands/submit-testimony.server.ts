import { testimonyForms } from '#app/capabilities/requests/forms/testimony/forms.ts'
import { testimonies } from '#app/capabilities/testimonies/tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { Answers } from '#app/platform/declared-form/fields.ts'

/** The answers of `requests/forms/testimony`, and the request that they came with. */
interface TestimonyInput {
  requestId: string
  answers: Answers
}

/**
 * Keeps a story beside the request that brought it, in the request's own transaction (`ctx.db`). Where she agreed to
 * anonymous showing, name and place are not taken over at all.
 */
export async function submitTestimony(
  { db, now }: CommandContext,
  { requestId, answers }: TestimonyInput,
): Promise<{ ok: true }> {
  const said = (field: string) => String(answers[field] ?? '')
  const showsName = said('consentAnonymous') !== 'yes' && said('consentWithName') === 'yes' && said('name') !== ''
  await db.insert(testimonies).values({
    requestId,
    showsName,
    name: showsName ? said('name') : null,
    place: showsName ? said('location') || null : null,
    age: said('age') ? Number(said('age')) : null,
    story: said('story'),
    createdAt: now,
  })
  return { ok: true }
}

/** For `receiveForm`: what has to be stored together with the request when the form is a story. */
export function keepStory(ctx: CommandContext) {
  return (answers: Answers, kind: string) =>
    kind === testimonyForms.story.kind
      ? async (tx: Db, requestId: string) => void (await submitTestimony({ ...ctx, db: tx }, { requestId, answers }))
      : undefined
}
