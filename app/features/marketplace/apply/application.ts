import * as v from 'valibot'
import { applicationCopy } from './application-copy.ts'
import {
  ABROAD,
  ADDRESS_CHARS_MAX,
  EVIDENCE_MAX,
  GSTIN,
  LEGAL_NAME_CHARS_MAX,
  REGION_CHARS_MAX,
  SELLER_BIO_CHARS_MAX,
  SELLER_NAME_CHARS_MAX,
} from '#app/features/marketplace/schema.ts'
import { findIndianState } from '#app/platform/india/states.ts'
import { EVIDENCE_FIELD, REGION_MISSING } from '#app/features/marketplace/listing/names.ts'
import { normalizePhone } from '#app/platform/text/contact.ts'
import { type ParsedForm, parseForm, textsOf } from '#app/platform/form/parse-form.ts'
import { typedLine, typedText } from '#app/platform/form/text-schemas.ts'
import { isUuid } from '#app/platform/text/uuid.ts'

const { wrong } = applicationCopy

const line = (charsMax: number, missing: string) =>
  v.pipe(typedLine(charsMax, wrong.tooLong(charsMax)), v.minLength(1, missing))
const text = (charsMax: number, missing: string) =>
  v.pipe(typedText(charsMax, wrong.tooLong(charsMax)), v.minLength(1, missing))

/** Empty, or a GST number in capitals and without spaces. */
const typedGstin = v.pipe(
  v.optional(v.string(), ''),
  v.transform((typed) => typed.replace(/[\s-]/g, '').toUpperCase()),
  v.check((gstin) => gstin === '' || GSTIN.test(gstin), wrong.gstin),
  v.transform((gstin) => gstin || null),
)

/** A State of India; null for abroad. */
const typedState = v.pipe(
  v.optional(v.string(), ''),
  v.check((name) => name === ABROAD || findIndianState(name) !== null, wrong.state),
  v.transform((name) => findIndianState(name)),
)

const applicationForm = v.pipe(
  v.object({
    displayName: line(SELLER_NAME_CHARS_MAX, wrong.displayName),
    bio: text(SELLER_BIO_CHARS_MAX, wrong.bio),
    region: v.pipe(
      v.optional(v.string(), ''),
      v.check((id) => id === REGION_MISSING || isUuid(id), wrong.region),
    ),
    regionWish: typedLine(REGION_CHARS_MAX, wrong.tooLong(REGION_CHARS_MAX)),
    state: typedState,
    legalName: line(LEGAL_NAME_CHARS_MAX, wrong.legalName),
    address: text(ADDRESS_CHARS_MAX, wrong.address),
    phone: v.pipe(
      v.optional(v.string(), ''),
      v.transform(normalizePhone),
      v.check((phone) => phone !== '', wrong.phone),
    ),
    gstin: typedGstin,
    undertaking: v.pipe(
      v.optional(v.string(), ''),
      v.check((ticked) => ticked === 'yes', wrong.undertaking),
    ),
  }),
  v.forward(
    v.partialCheck(
      [['region'], ['regionWish']],
      ({ region, regionWish }) => region !== REGION_MISSING || regionWish !== '',
      wrong.regionWish,
    ),
    ['regionWish'],
  ),
)

export interface ApplicationInput {
  displayName: string
  bio: string
  /** Exactly one of the two is set. */
  regionId: string | null
  regionWish: string | null
  /** Null abroad. */
  homeState: string | null
  gstin: string | null
  secret: { legalName: string; address: string; phone: string }
  /** Ids of the applicant's uploads, in the order in which they are shown. */
  evidence: readonly string[]
}

export const evidenceIn = (form: FormData): string[] =>
  textsOf(form, `${EVIDENCE_FIELD}Id`).filter(isUuid).slice(0, EVIDENCE_MAX)

/** Reads and checks a posted application to sell. */
export function readApplicationForm(form: FormData): ParsedForm<ApplicationInput> {
  const parsed = parseForm(applicationForm, form)
  if (!parsed.ok) return parsed
  const { displayName, bio, region, regionWish, state, gstin, legalName, address, phone } = parsed.value
  const isMissing = region === REGION_MISSING
  return {
    ok: true,
    value: {
      displayName,
      bio,
      regionId: isMissing ? null : region,
      regionWish: isMissing ? regionWish : null,
      homeState: state,
      gstin,
      secret: { legalName, address, phone },
      evidence: evidenceIn(form),
    },
  }
}
