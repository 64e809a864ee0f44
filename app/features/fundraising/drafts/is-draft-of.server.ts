import { and, eq, isNull } from 'drizzle-orm'
import { campaignDrafts } from '#app/features/fundraising/drafts/draft-tables.server.ts'

/** `mends`: the submission that the draft changes; null for a new campaign. */
export const isDraftOf = ({ userId, mends }: { userId: string; mends: string | null }) =>
  and(
    eq(campaignDrafts.userId, userId),
    mends === null ? isNull(campaignDrafts.mends) : eq(campaignDrafts.mends, mends),
  )
