import { endOfIndianDay } from '#app/platform/time/indian-days.ts'
import { data, redirect } from 'react-router'
import { listRegions } from '#app/features/marketplace/queries.server.ts'
import { HOLIDAY_DAYS_MAX, sendsWithin } from '#app/features/marketplace/schema.ts'
import { gstForm } from '#app/features/marketplace/shop-gst/form.ts'
import { setGst } from '#app/features/marketplace/shop-gst/set-gst.server.ts'
import type { SellerContext } from '#app/features/marketplace/shop-frame/seller.server.ts'
import { shopTexts } from '#app/features/marketplace/sellers/shop-texts.ts'
import { readTranslation } from '#app/features/translations/card/translation-form.server.ts'
import { TRANSLATION_ACT } from '#app/features/translations/card/translation-form.tsx'
import { parseFields } from '#app/platform/form/parse-fields.ts'
import type { FormValues, InvalidForm } from '#app/platform/form/parse-form.ts'
import { copy } from './copy.ts'
import { deliveryForm, holidayForm, minimumForm, minorOf, shopForm, shopTextFields } from './form.ts'
import { readPortrait } from './portrait-field.tsx'
import { saveOwnShop } from './save-own-shop.server.ts'
import { removeDelivery, setDelivery } from './set-delivery.server.ts'
import { setHoliday } from './set-holiday.server.ts'
import { setMinimum } from './set-minimum.server.ts'
import { translateShop } from './translate-shop.server.ts'

const PATH = '/account/shop/settings'

export interface SettingsAnswer {
  /** The form that was posted. */
  act: string
  errors: Readonly<Record<string, string>>
  values: FormValues
}

interface Acting {
  ctx: SellerContext
  posted: FormData
}

const invalid = (act: string, { errors, values }: InvalidForm) =>
  data<SettingsAnswer>({ act, errors, values }, { status: 400 })
const refused = (act: string, errors: SettingsAnswer['errors'], values: FormValues) =>
  data<SettingsAnswer>({ act, errors, values }, { status: 409 })
/** @throws a redirect to the page, which says what was done. */
const done = (did: string): never => {
  throw redirect(`${PATH}?did=${did}`, 303)
}
/** @throws a 404: the shop is gone, or the form was not ours. */
const missing = (): never => {
  throw data(null, { status: 404 })
}

async function saveShop({ ctx, posted }: Acting) {
  const form = parseFields(shopForm(await listRegions(ctx.db)), posted)
  if (!form.ok) return invalid('shop', form)
  const { bio, voice, region } = form.value
  const outcome = await saveOwnShop(ctx, { bio, voice, regionId: region, portraitId: readPortrait(posted) })
  if (outcome.ok) return done('saved')
  const { reason } = outcome
  const field = reason === 'no-region' ? 'region' : reason === 'no-picture' ? 'portraitId' : missing()
  const message = copy.refused[field === 'region' ? 'no-region' : 'no-picture']
  return refused('shop', { [field]: message }, { bio, voice: voice ?? '', region })
}

async function startHoliday({ ctx, posted }: Acting) {
  const form = parseFields(holidayForm, posted)
  if (!form.ok) return invalid('holiday', form)
  const { until, holidayNote } = form.value
  const outcome = await setHoliday(ctx, { until: endOfIndianDay(until), note: holidayNote })
  if (outcome.ok) return done('holiday')
  const words = copy.holiday.refused
  const message =
    outcome.reason === 'past'
      ? words.past
      : outcome.reason === 'too-far'
        ? words['too-far'](HOLIDAY_DAYS_MAX)
        : missing()
  return refused('holiday', { until: message }, { until, holidayNote: holidayNote ?? '' })
}

async function endHoliday({ ctx }: Acting) {
  const outcome = await setHoliday(ctx, { until: null, note: null })
  return outcome.ok ? done('holiday-ended') : missing()
}

async function saveMinimum({ ctx, posted }: Acting) {
  const form = parseFields(minimumForm, posted)
  if (!form.ok) return invalid('minimum', form)
  const { minimum } = form.value
  const outcome = await setMinimum(ctx, { minOrderMinor: minimum === null ? null : minorOf(minimum) })
  return outcome.ok ? done('minimum') : missing()
}

async function saveDelivery({ ctx, posted }: Acting) {
  const form = parseFields(deliveryForm({ state: ctx.shop.state, within: sendsWithin(ctx.shop) }), posted)
  if (!form.ok) return invalid('delivery', form)
  const { places, delivers, cost, days } = form.value
  const rate = delivers === 'no' || cost === null || days === null ? null : { costMinor: minorOf(cost), days }
  const outcome = await setDelivery(ctx, { places, rate })
  return outcome.ok ? done('delivery') : missing()
}

async function dropDelivery({ ctx, posted }: Acting) {
  const outcome = await removeDelivery(ctx, { place: String(posted.get('place') ?? '') })
  return outcome.ok ? done('delivery') : missing()
}

async function saveGst({ ctx, posted }: Acting) {
  const { state } = ctx.shop
  if (state === null) return missing()
  const form = parseFields(gstForm(state), posted)
  if (!form.ok) return invalid('gst', form)
  const outcome = await setGst(ctx, form.value)
  return outcome.ok ? done('gst') : missing()
}

async function saveVersion({ ctx, posted }: Acting) {
  const form = readTranslation({ original: shopTexts(ctx.shop), fields: shopTextFields() }, posted)
  if (!form.ok) return invalid(TRANSLATION_ACT, form)
  const outcome = await translateShop(ctx, form.value)
  return outcome.ok ? done('saved') : missing()
}

/** The forms of the settings by their field `act`; without it the form of the shop. */
export const SETTINGS_ACTIONS = {
  shop: saveShop,
  [TRANSLATION_ACT]: saveVersion,
  holiday: startHoliday,
  'end-holiday': endHoliday,
  minimum: saveMinimum,
  gst: saveGst,
  delivery: saveDelivery,
  'remove-delivery': dropDelivery,
} as const
