import { data, redirect } from 'react-router'
import { applyToSell } from './apply-to-sell.server.ts'
import { withdrawApplication } from './withdraw-application.server.ts'
import { evidenceIn, readApplicationForm } from './application.ts'
import { listHiddenMedia } from '#app/features/media/queries.server.ts'
import type { MediaView } from '#app/features/media/views.ts'
import type { DistrictOptions } from '#app/platform/india/district-names.server.ts'
import { allDistricts, findDistrict } from '#app/platform/india/places.server.ts'
import type { FormValues } from '#app/platform/form/parse-form.ts'
import type { RequestContext } from '#app/platform/http/request.server.ts'
import { SHOP_PATH } from '#app/features/marketplace/shop-frame/seller.server.ts'
import { copy } from './copy.ts'

export interface ApplyAnswer {
  errors: Readonly<Record<string, string>>
  values: FormValues
  /** The uploaded pictures, so that a form that comes back with mistakes still has them. */
  evidence: readonly MediaView[]
  /** Of the chosen State, to choose from. */
  districts: DistrictOptions
}

const INVALID = 400
const CONFLICT = 409

/** Submits an application, or withdraws it. */
export async function applyAct(ctx: RequestContext, posted: FormData) {
  if (posted.get('intent') === 'withdraw') {
    const outcome = await withdrawApplication(ctx, { id: String(posted.get('id') ?? '') })
    throw redirect(`${SHOP_PATH}?did=${outcome.ok ? 'withdrawn' : 'late'}`, 303)
  }
  const form = readApplicationForm(posted)
  if (!form.ok) return answer(ctx, posted, form.errors, INVALID)
  const outcome = await applyToSell(ctx, form.value)
  if (outcome.ok) throw redirect(`${SHOP_PATH}?did=sent`, 303)
  const { reason } = outcome
  if (reason === 'not-signed-in' || reason === 'has-shop') throw redirect(SHOP_PATH, 303)
  const field = { 'no-region': 'region', files: 'evidence', 'too-many': '' }[reason]
  return answer(ctx, posted, { [field]: copy.refused[reason] }, CONFLICT)
}

async function answer(ctx: RequestContext, posted: FormData, errors: ApplyAnswer['errors'], status: number) {
  const ids = evidenceIn(posted)
  const pictures = await listHiddenMedia(ctx.db, { actor: ctx.actor, ids })
  const typed = Object.fromEntries(
    [...posted].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
  const evidence = ids.flatMap((id) => pictures.get(id) ?? [])
  const [state = '', district = ''] = [typed['state'], typed['district']]
  // The list to choose from has its usual name only.
  const values = { ...typed, district: findDistrict(state, district) ?? district }
  const districts = allDistricts(state)
  return data<ApplyAnswer>({ errors, values, evidence, districts }, { status })
}
