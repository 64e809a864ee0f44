import { data, redirect } from 'react-router'
import { copy as beneficiaryCopy } from '#app/features/fundraising/beneficiaries/copy.ts'
import { postUpdate, type UpdatePicture } from '#app/features/fundraising/owner/post-update.server.ts'
import type { OwnCampaign } from '#app/features/fundraising/owner/page/own-campaign.server.ts'
import { listOwnUploads } from '#app/features/media/queries.server.ts'
import type { MediaView } from '#app/features/media/views.ts'
import { parseFields } from '#app/platform/form/parse-fields.ts'
import { formValues, type FormValues } from '#app/platform/form/parse-form.ts'
import { perLanguage } from '#app/platform/language/per-language.ts'
import { copy } from './copy.ts'
import { thanksForm, updateForm } from './form.ts'
import { thankSupporters } from './thank-supporters.server.ts'

export interface UpdateAnswer {
  /** The form that was posted. */
  act: string
  errors: Readonly<Record<string, string>>
  values: FormValues
  /** The pictures of the posted update, to show again. */
  uploads: readonly MediaView[]
}

/** Why an update or thanks were not sent, in words. */
export const REFUSED = perLanguage(() => ({ ...copy.refused, 'tells-name': beneficiaryCopy.nameTyped }))

interface Acting extends OwnCampaign {
  posted: FormData
}

async function post(acting: Acting) {
  const { ctx, campaign, posted } = acting
  const form = parseFields(updateForm, posted)
  if (!form.ok) return answer('post', acting, form.errors, 400)
  const outcome = await postUpdate(ctx, { slug: campaign.slug, ...form.value, pictures: picturesOf(posted) })
  if (outcome.ok) return done(campaign.slug, 'posted')
  const { reason } = outcome
  if (reason === 'not-found' || reason === 'not-allowed') throw data(null, { status: 404 })
  const field = reason === 'no-pictures' ? 'media' : reason === 'too-many' ? '' : 'message'
  return answer('post', acting, { [field]: REFUSED[reason] }, 409)
}

async function thank(acting: Acting) {
  const { ctx, campaign, posted } = acting
  const form = parseFields(thanksForm, posted)
  if (!form.ok) return answer('thank', acting, form.errors, 400)
  const { key, thanks } = form.value
  const outcome = await thankSupporters(ctx, { slug: campaign.slug, key, words: thanks, seed: null })
  if (outcome.ok) return done(campaign.slug, 'thanked')
  if (outcome.reason === 'not-found') throw data(null, { status: 404 })
  const field = outcome.reason === 'tells-name' ? 'thanks' : ''
  return answer('thank', acting, { [field]: REFUSED[outcome.reason] }, 409)
}

/** The form with its errors and everything that was typed. */
async function answer(act: string, { ctx, posted }: Acting, errors: UpdateAnswer['errors'], status: number) {
  const { mediaId: _id, mediaCaption: _caption, ...values } = formValues(posted)
  const pictures = picturesOf(posted)
  const own = await listOwnUploads(ctx.db, { ownerId: ctx.actor.userId, ids: pictures.map(({ id }) => id) })
  const uploads = pictures.flatMap(({ id, caption }) => {
    const upload = own.get(id)
    return upload ? [{ ...upload, caption }] : []
  })
  return data<UpdateAnswer>({ act, errors, values, uploads }, { status })
}

function picturesOf(posted: FormData): UpdatePicture[] {
  const captions = posted.getAll('mediaCaption').map(String)
  const ids = posted.getAll('mediaId').map(String)
  return ids.flatMap((id, i) => (id === '' ? [] : [{ id, caption: captions[i] ?? '' }]))
}

const done = (slug: string, did: string): never => {
  throw redirect(`/account/campaigns/${slug}/updates?did=${did}`, 303)
}

/** The forms of the page by their field `act`. */
export const UPDATE_ACTIONS = { post, thank } as const
