import { ABROAD } from '#app/features/marketplace/schema.ts'
import type {
  OperatorCheck,
  findSellerForOperator,
} from '#app/features/marketplace/sellers/operator-seller-queries.server.ts'
import { formatDate } from '#app/platform/time/dates.ts'
import type { CheckRow } from './checks.tsx'
import { copy } from './copy.ts'

type Found = NonNullable<Awaited<ReturnType<typeof findSellerForOperator>>>

/** A seller for the operators' screen, with all text formatted. */
export function operatorSellerView({ seller, checks, isOwn }: Found, now: Date) {
  const { slug, displayName, bio, voice, regionId, state, deliversTo, legalName, address, verifiedUntil } = seller
  const isVerified = seller.isVerified && verifiedUntil !== null
  return {
    slug,
    displayName,
    portraitUrl: seller.profileImageUrl,
    isOwn,
    values: {
      displayName,
      bio,
      voice: voice ?? '',
      region: regionId,
      state: state ?? ABROAD,
      deliversTo,
      gstin: seller.gstin ?? '',
      enrolmentNumber: seller.enrolmentNumber ?? '',
      legalName: legalName ?? '',
      address: address ?? '',
    },
    badge: isVerified ? copy.badge.verified(formatDate(verifiedUntil)) : copy.badge.unverified,
    checks: checks.map((check, at) => viewOf(check, { now, isNewest: isNewest(checks, at) })),
  }
}

/** Relies on the checks being sorted newest first. */
const isNewest = (checks: readonly OperatorCheck[], at: number) =>
  checks.findIndex(({ kind }) => kind === checks[at]?.kind) === at

function viewOf(check: OperatorCheck, { now, isNewest }: { now: Date; isNewest: boolean }): CheckRow {
  const { id, kind, note, by, checkedAt, validUntil, revokedAt, revokedReason } = check
  const words = copy.checks
  return {
    id,
    what: words.kinds[kind],
    note,
    line: words.by(by, formatDate(checkedAt), formatDate(validUntil)),
    state: revokedAt ? 'revoked' : !isNewest ? 'replaced' : validUntil <= now ? 'ended' : 'holds',
    revokedWhy: revokedReason && words.revokedWhy(revokedReason),
  }
}
