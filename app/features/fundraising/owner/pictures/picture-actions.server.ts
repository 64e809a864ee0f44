import { data, redirect } from 'react-router'
import { copy as beneficiaryCopy } from '#app/features/fundraising/beneficiaries/copy.ts'
import type { ActAnswer } from '#app/features/fundraising/owner/page/act-form.tsx'
import type { OwnCampaign } from '#app/features/fundraising/owner/page/own-campaign.server.ts'
import { addPictures } from '#app/features/fundraising/pictures/add-pictures.server.ts'
import {
  type ChangePictureOutcome,
  declarePeople,
  makeCover,
  removePicture,
  withdrawConsent,
} from '#app/features/fundraising/pictures/change-picture.server.ts'
import { ALT_CHARS_MAX } from '#app/features/fundraising/pictures/picture-limits.ts'
import { recordConsent } from '#app/features/fundraising/pictures/record-consent.server.ts'
import { listOwnUploads } from '#app/features/media/queries.server.ts'
import type { MediaView } from '#app/features/media/views.ts'
import { parseFields } from '#app/platform/form/parse-fields.ts'
import { formValues } from '#app/platform/form/parse-form.ts'
import { cleanLine } from '#app/platform/text/text.ts'
import { perLanguage } from '#app/platform/language/per-language.ts'
import { copy } from './copy.ts'
import { consentForm, peopleForm } from './form.ts'

export interface PictureAnswer extends ActAnswer {
  /** The picture of the form. */
  picture: string
  /** The uploads of the posted form, to show again. */
  uploads: readonly MediaView[]
}

interface Acting extends OwnCampaign {
  posted: FormData
}

async function add(acting: Acting) {
  const { ctx, campaign, posted } = acting
  const alts = posted.getAll('mediaCaption').map((typed) => cleanLine(String(typed)))
  const pictures = posted.getAll('mediaId').map((id, i) => ({ id: String(id), alt: alts[i] ?? '' }))
  const again = async (words: string, status: number) => {
    const own = await listOwnUploads(ctx.db, { ownerId: ctx.actor.userId, ids: pictures.map(({ id }) => id) })
    const uploads = pictures.flatMap(({ id, alt }) => {
      const upload = own.get(id)
      return upload ? [{ ...upload, caption: alt }] : []
    })
    return data<PictureAnswer>({ act: 'add', picture: '', errors: { media: words }, values: {}, uploads }, { status })
  }
  if (pictures.length === 0) return again(copy.add.missing, 400)
  if (pictures.some(({ alt }) => alt === '')) return again(copy.add.noAlt, 400)
  if (pictures.some(({ alt }) => alt.length > ALT_CHARS_MAX)) return again(copy.add.altLong, 400)
  const outcome = await addPictures(ctx, { slug: campaign.slug, pictures })
  if (outcome.ok) return done(acting, 'added')
  return outcome.reason === 'not-found' ? missing() : again(ADD_REFUSED[outcome.reason], 409)
}

const ADD_REFUSED = perLanguage(
  () =>
    ({
      closed: copy.closed,
      'too-many': copy.add.tooMany,
      'no-pictures': copy.add.gone,
      'tells-name': beneficiaryCopy.nameTyped,
    }) as const,
)

async function people(acting: Acting) {
  const form = parseFields(peopleForm, acting.posted)
  if (!form.ok) return answer(acting, 'people', form.errors, 400)
  return finish(acting, 'people', await declarePeople(acting.ctx, { ...whichOf(acting), ...form.value }))
}

async function consent(acting: Acting) {
  const form = parseFields(consentForm, acting.posted)
  if (!form.ok) return answer(acting, 'consent', form.errors, 400)
  const { key: id, ...person } = form.value
  const outcome = await recordConsent(acting.ctx, { ...whichOf(acting), id, ...person })
  if (outcome.ok) return done(acting, 'consent')
  const { reason } = outcome
  if (reason === 'future') return answer(acting, 'consent', { givenOn: copy.consent.givenOn.future }, 409)
  if (reason === 'guardian-missing') return answer(acting, 'consent', { guardian: copy.consent.guardian.missing }, 409)
  return finish(acting, 'consent', { ok: false, reason })
}

async function withdraw(acting: Acting) {
  const consentId = String(acting.posted.get('consent') ?? '')
  return finish(acting, 'withdraw', await withdrawConsent(acting.ctx, { ...whichOf(acting), consentId }))
}

const cover = async (acting: Acting) => finish(acting, 'cover', await makeCover(acting.ctx, whichOf(acting)))
const remove = async (acting: Acting) => finish(acting, 'remove', await removePicture(acting.ctx, whichOf(acting)))

const whichOf = ({ campaign: { slug }, posted }: Acting) => ({ slug, pictureId: String(posted.get('picture') ?? '') })

function finish(acting: Acting, act: string, outcome: ChangePictureOutcome) {
  if (outcome.ok) return done(acting, act)
  return outcome.reason === 'not-found' ? missing() : answer(acting, act, { '': copy.closed }, 409)
}

function answer({ posted }: Acting, act: string, errors: ActAnswer['errors'], status: number) {
  const picture = String(posted.get('picture') ?? '')
  return data<PictureAnswer>({ act, picture, errors, values: formValues(posted), uploads: [] }, { status })
}

const done = ({ campaign: { slug } }: Acting, did: string): never => {
  throw redirect(`/account/campaigns/${slug}/pictures?did=${did}`, 303)
}
const missing = (): never => {
  throw data(null, { status: 404 })
}

/** The forms of the page by their field `act`. */
export const PICTURE_ACTIONS = { add, people, consent, withdraw, cover, remove } as const
