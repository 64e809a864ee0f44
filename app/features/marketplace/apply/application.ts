import { gstNumberField, stateCheck } from '#app/features/marketplace/gst/gst-number-field.ts'
import { perLanguage } from '#app/platform/language/per-language.ts'
import { applicationCopy } from './application-copy.ts'
import {
  ABROAD,
  ADDRESS_CHARS_MAX,
  EVIDENCE_MAX,
  LEGAL_NAME_CHARS_MAX,
  REGION_CHARS_MAX,
  SELLER_BIO_CHARS_MAX,
  SELLER_NAME_CHARS_MAX,
  TOWN_CHARS_MAX,
} from '#app/features/marketplace/schema.ts'
import { copy } from './copy.ts'
import { stateName, stateOptions } from '#app/platform/india/state-name.ts'
import { findIndianState } from '#app/platform/india/states.ts'
import { OTHER_DISTRICT } from '#app/platform/india/other-district.ts'
import { findDistrict } from '#app/platform/india/places.server.ts'
import { EVIDENCE_FIELD, REGION_MISSING } from '#app/features/marketplace/listing/names.ts'
import { declareForm } from '#app/platform/form/fields.ts'
import { parseFields } from '#app/platform/form/parse-fields.ts'
import { formValues, type ParsedForm, textsOf } from '#app/platform/form/parse-form.ts'
import { withoutControls } from '#app/platform/text/text.ts'
import { isUuid } from '#app/platform/text/uuid.ts'

const { wrong } = applicationCopy
const { fields } = copy
const limit = (charsMax: number) => ({ charsMax, tooLong: wrong.tooLong(charsMax) })

const asTyped = { as: 'text', read: withoutControls } as const
const name = { as: 'line' } as const

/** `region`: an id, or that the region is missing in the list; then `regionWish` names it abroad. */
const applicationForm = perLanguage(() =>
  declareForm({
    fields: {
      displayName: {
        ...name,
        ...limit(SELLER_NAME_CHARS_MAX),
        label: fields.displayName.label,
        missing: wrong.displayName,
      },
      bio: { ...asTyped, ...limit(SELLER_BIO_CHARS_MAX), label: fields.bio.label, missing: wrong.bio },
      region: {
        ...name,
        label: fields.region.label,
        read: (typed: string) => (typed === REGION_MISSING || isUuid(typed) ? typed : null),
        missing: wrong.region,
        wrong: wrong.region,
        tooLong: wrong.region,
      },
      regionWish: { ...name, ...limit(REGION_CHARS_MAX), label: fields.regionWish.label, optional: true },
      state: {
        as: 'select',
        options: { ...stateOptions(), [ABROAD]: fields.state.abroad },
        label: fields.state.label,
        missing: wrong.state,
      },
      district: { ...name, ...limit(TOWN_CHARS_MAX), label: fields.district.label, optional: true },
      town: { ...name, ...limit(TOWN_CHARS_MAX), label: fields.town.label, optional: true },
      legalName: { ...name, ...limit(LEGAL_NAME_CHARS_MAX), label: fields.legalName.label, missing: wrong.legalName },
      address: { ...asTyped, ...limit(ADDRESS_CHARS_MAX), label: fields.address.label, missing: wrong.address },
      phone: { as: 'phone', label: fields.phone.label, missing: wrong.phone, wrong: wrong.phone },
      gstin: { label: fields.gstin.label, ...gstNumberField('gstin') },
      undertaking: { as: 'check', label: fields.undertaking.label, missing: wrong.undertaking },
    },
    checks: [
      stateCheck('gstin'),
      {
        field: 'regionWish',
        of: ['region', 'regionWish', 'state'],
        message: wrong.regionWish,
        isRight: ({ region, regionWish, state }) =>
          region !== REGION_MISSING || state !== ABROAD || regionWish !== null,
      },
      {
        field: 'district',
        of: ['state', 'district', 'town'],
        message: wrong.district.missing,
        isRight: ({ state, district, town }) => state === ABROAD || district !== null || town !== null,
      },
      {
        field: 'town',
        of: ['state', 'district', 'town'],
        message: wrong.district.town,
        isRight: ({ state, district, town }) => state === ABROAD || district !== OTHER_DISTRICT || town !== null,
      },
    ],
  }),
)

export interface ApplicationInput {
  displayName: string
  bio: string
  /** Null when the list does not have it: then `regionWish` names it abroad, and district or town in India. */
  regionId: string | null
  regionWish: string | null
  /** Null abroad. */
  homeState: string | null
  /** In India at least one of the two. */
  district?: string | null
  town?: string | null
  gstin: string | null
  secret: { legalName: string; address: string; phone: string }
  /** Ids of the applicant's uploads, in the order in which they are shown. */
  evidence: readonly string[]
}

export const evidenceIn = (form: FormData): string[] =>
  textsOf(form, `${EVIDENCE_FIELD}Id`).filter(isUuid).slice(0, EVIDENCE_MAX)

/** Reads and checks a posted application to sell. */
export function readApplicationForm(form: FormData): ParsedForm<ApplicationInput> {
  const parsed = parseFields(applicationForm, form)
  if (!parsed.ok) return parsed
  const { displayName, bio, region, regionWish, state, district, town, gstin, legalName, address, phone } = parsed.value
  const isMissing = region === REGION_MISSING
  const homeState = findIndianState(state)
  const found = homeState && findDistrict(homeState, district ?? town ?? '')
  if (homeState && district !== null && district !== OTHER_DISTRICT && found === null) {
    return { ok: false, errors: { district: wrong.district.unknown(stateName(homeState)) }, values: formValues(form) }
  }
  return {
    ok: true,
    value: {
      displayName,
      bio,
      regionId: isMissing ? null : region,
      regionWish: isMissing && homeState === null ? regionWish : null,
      homeState,
      district: found,
      town: homeState && town,
      gstin,
      secret: { legalName, address, phone },
      evidence: evidenceIn(form),
    },
  }
}
