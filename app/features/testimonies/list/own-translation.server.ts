import { data, redirect } from 'react-router'
import { translateTestimony } from '#app/features/testimonies/commands/translate-testimony.server.ts'
import { listOwnTestimonies } from '#app/features/testimonies/own-queries.server.ts'
import { testimonyForms } from '#app/features/testimonies/request-forms.ts'
import { readTranslation, translationFormFrom } from '#app/features/translations/card/translation-form.server.ts'
import { TRANSLATION_ACT } from '#app/features/translations/card/translation-form.tsx'
import type { Translation } from '#app/features/translations/queries.server.ts'
import { findMember, type RequestContext } from '#app/platform/http/request.server.ts'

const PATH = '/success-stories/withdraw'
const INVALID = 400

const subjectOf = ({ id, story }: { id: string; story: string }) =>
  ({ kind: 'testimony', id, original: { story }, fields: { story: testimonyForms.story.fields.story } }) as const

/** The form of the other version of an own story, from all that was added to own stories. */
export const testimonyTranslation = (own: { id: string; story: string }, translations: readonly Translation[]) =>
  translationFormFrom(
    translations.filter(({ subjectId }) => subjectId === own.id),
    subjectOf(own),
  )

/** Saves the posted version of an own story. @throws a 404 for a story of somebody else. */
export async function postTranslation(ctx: RequestContext, posted: FormData) {
  const id = String(posted.get('id') ?? '')
  const member = findMember(ctx)
  const all = member ? await listOwnTestimonies(ctx.db, { userId: member.userId }) : []
  const own = all.find((each) => each.id === id && each.verdict !== 'withdrawn')
  if (!own) throw data(null, { status: 404 })
  const form = readTranslation(subjectOf(own), posted)
  if (!form.ok) {
    const { errors, values } = form
    return data({ translation: { act: TRANSLATION_ACT, id, errors, values } }, { status: INVALID })
  }
  const outcome = await translateTestimony(ctx, { id, fields: form.value })
  if (!outcome.ok) throw data(null, { status: 404 })
  throw redirect(`${PATH}?did=saved`, 303)
}
