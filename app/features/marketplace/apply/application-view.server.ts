import type { OwnApplication } from '#app/features/marketplace/applications/application-queries.server.ts'
import { REGION_MISSING } from '#app/features/marketplace/listing/names.ts'
import { ABROAD } from '#app/features/marketplace/schema.ts'
import { OTHER_DISTRICT } from '#app/platform/india/other-district.ts'
import { districtName } from '#app/platform/india/district-names.server.ts'
import { allDistricts } from '#app/platform/india/places.server.ts'
import { stateName } from '#app/platform/india/state-name.ts'
import { formatRelative } from '#app/platform/time/dates.ts'
import type { FormValues } from '#app/platform/form/parse-form.ts'

interface Viewed {
  application: OwnApplication | null
  email: string | null
  /** Of the account. */
  phone: string
  now: Date
}

/** The state of the application, and the initial values of its form. */
export function applicationView({ application, email, phone, now }: Viewed) {
  const state = application && application.state !== 'approved' ? application.state : 'none'
  const since = application ? formatRelative(application.stateAt, now) : ''
  const isOpen = state === 'waiting' || state === 'returned'
  return {
    id: application?.id ?? '',
    state,
    since,
    email,
    reason: application?.reason ?? null,
    districts: allDistricts((isOpen && application?.homeState) || ''),
    /** As people read them. */
    home: isOpen && application?.homeState ? homeOf(application.homeState, application.district) : null,
    place: application?.place ?? '',
    values: isOpen && application ? valuesOf(application) : { phone },
    evidence: isOpen && application ? application.evidence : [],
  }
}

export type ApplicationView = ReturnType<typeof applicationView>

const homeOf = (state: string, district: string | null) => ({
  state: stateName(state),
  district: district && districtName(state, district),
})

function valuesOf(application: OwnApplication): FormValues {
  const { displayName, bio, regionId, regionWish, homeState, district, town, gstin, secret } = application
  return {
    displayName,
    bio,
    region: regionId ?? REGION_MISSING,
    regionWish: regionWish ?? '',
    state: homeState ?? ABROAD,
    district: district ?? (town ? OTHER_DISTRICT : ''),
    town: town ?? '',
    gstin: gstin ?? '',
    legalName: secret?.legalName ?? '',
    address: secret?.address ?? '',
    phone: secret?.phone ?? '',
  }
}
