import { endOfIndianDay } from '#app/platform/time/indian-days.ts'
import type { Decision } from '#app/features/marketplace/applications/decide-application.server.ts'
import { type CheckInput, isCheckEnd } from '#app/features/marketplace/trust/check.ts'
import {
  APPLICATION_REASON_CHARS_MAX,
  CHECK_KINDS,
  CHECK_NOTE_CHARS_MAX,
  type CheckKind,
} from '#app/features/marketplace/schema.ts'
import { declareForm, type FormFields, type ValuesOf } from '#app/platform/form/fields.ts'
import { copy } from './copy.ts'

const words = copy.approve
/** The option for a shop that does not exist yet. */
const NEW_SHOP = 'new'

/** The option for the applicant's own district or town. */
const OWN_PLACE = 'own'

interface Choices {
  /** The applicant's district or town in India; undefined while a posted form is read. */
  ownPlace?: string | null
  regions: readonly { id: string; name: string; country: string }[]
  /** Shops that operators run. */
  shops: readonly { slug: string; displayName: string; region: string }[]
}

/**
 * The form of an approval: regions and shops come from the database. Method and end date are required for ticked
 * checks.
 */
export const approveForm = (
  { regions, shops, ownPlace = '' }: Choices,
  { now, ticked = CHECK_KINDS }: { now: Date; ticked?: readonly CheckKind[] },
) => {
  const fields: FormFields = {
    region: {
      as: 'select',
      ...words.region,
      options: {
        ...(ownPlace !== null && { [OWN_PLACE]: words.ownPlace(ownPlace) }),
        ...Object.fromEntries(regions.map(({ id, name, country }) => [id, `${name}, ${country}`])),
      },
    },
    shop: {
      as: 'select',
      label: words.shop.label,
      hint: words.shop.hint,
      options: {
        [NEW_SHOP]: words.shop.new,
        ...Object.fromEntries(shops.map(({ slug, displayName, region }) => [slug, `${displayName}, ${region}`])),
      },
    },
    ...fieldsOf(ticked),
  }
  return declareForm({
    fields,
    checks: ticked.map((kind) => ({
      field: `${kind}-until`,
      message: words.untilWrong,
      isRight: (values: Values) => isCheckEnd(untilOf(values, kind), now),
    })),
  })
}

/** The checks ticked in a posted form. */
export const checkedKinds = (form: FormData): CheckKind[] =>
  CHECK_KINDS.filter((kind) => form.get(`${kind}-checked`) === 'yes')

const fieldsOf = (kinds: readonly CheckKind[]): FormFields => Object.assign({}, ...kinds.map(checkFields))

const checkFields = (kind: CheckKind): FormFields => ({
  [`${kind}-checked`]: { as: 'check', label: words.kinds[kind], optional: true },
  [`${kind}-note`]: {
    as: 'line',
    label: words.note,
    hint: words.notes[kind],
    charsMax: CHECK_NOTE_CHARS_MAX,
    missing: words.noteMissing,
  },
  [`${kind}-until`]: { as: 'date', label: words.until, missing: words.untilWrong },
})

type Values = ValuesOf<FormFields>

const untilOf = (values: Values, kind: CheckKind) => endOfIndianDay(String(values[`${kind}-until`]))

/** Form values as the command's input. */
export function approvalOf(values: Values): Extract<Decision, { verdict: 'approved' }> {
  const shop = String(values['shop'])
  const checks: CheckInput[] = CHECK_KINDS.filter((kind) => values[`${kind}-checked`]).map((kind) => ({
    kind,
    note: String(values[`${kind}-note`]),
    validUntil: untilOf(values, kind),
  }))
  const region = String(values['region'])
  return {
    verdict: 'approved',
    regionId: region === OWN_PLACE ? null : region,
    shop: shop === NEW_SHOP ? null : shop,
    checks,
  }
}

interface Initial {
  regionId: string | null
  ownPlace: string | null
  until: string
}

/** Initial values of an approval. */
export const approvalValues = ({ regionId, ownPlace, until }: Initial) => ({
  region: regionId ?? (ownPlace === null ? '' : OWN_PLACE),
  shop: NEW_SHOP,
  ...Object.fromEntries(CHECK_KINDS.map((kind) => [`${kind}-until`, until])),
})

/** A return and a refusal require a reason. */
export const reasonForm = (said: { label: string; hint: string }) =>
  declareForm({ fields: { reason: { as: 'text', rows: 3, charsMax: APPLICATION_REASON_CHARS_MAX, ...said } } })
