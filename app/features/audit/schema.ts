import * as v from 'valibot'
import { MINUTE_MS } from '#app/platform/time/durations.ts'

/** What was done. */
export const VERBS = [
  'read',
  'took',
  'assigned',
  'released',
  'noted',
  'replied',
  'closed',
  'reopened',
  'added',
  'changed',
  'checked',
  'approved',
  'declined',
  'published',
  'retired',
  'cancelled',
  'removed',
  'appointed',
  'dismissed',
] as const
export type Verb = (typeof VERBS)[number]

/** The kind of the subject. */
export const SUBJECT_KINDS = [
  'request',
  'desk',
  'operator',
  'figure',
  'helpline',
  'chapter',
  'course',
  'module',
  'spotlight',
  'event',
  'ticket',
  'document',
  'demo',
  'testimony',
  'story',
  'student',
  'team-member',
  'startup',
  'tier',
  'campaign',
  'campaign-document',
  'campaign-hold',
  'giving-rule',
  'payee',
  'tranche',
  'product',
  'seller',
  'application',
  'region',
  'listing-requirement',
  'synonyms',
  'gst-rate',
  'gst-rule',
  'payment-cost',
  'tax-approval',
  'service',
  'carer',
  'badge',
  'referral',
  'report',
  'need',
  'payout',
  'settlement',
  'hold',
  'case',
  'commission',
  'order',
] as const
export type SubjectKind = (typeof SUBJECT_KINDS)[number]

/** An entry of the log. It must not contain private text: all operators can read it, and it is never deleted. */
export interface AuditedAction {
  verb: Verb
  /** The id is a uuid, a slug or a number that identifies the subject. */
  subject: { kind: SubjectKind; id: string }
  /** A short description of the change, e.g. 'baseline 8,500'. */
  detail?: string
}

export const SUBJECT_ID_CHARS_MAX = 200
export const DETAIL_CHARS_MAX = 300
/** Claims are possible for three years (Limitation Act 1963, article 113); logs are kept for one at least. */
export const ACTS_KEPT_YEARS = 3
export const AUDIT_PAGE_SIZE = 50
/** Reading the same request again within this time is one act. */
export const SAME_READ_MS = 15 * MINUTE_MS

/** The filter in the URL; invalid values are ignored. */
export const auditFilter = v.object({
  verb: v.fallback(v.optional(v.picklist(VERBS)), undefined),
  kind: v.fallback(v.optional(v.picklist(SUBJECT_KINDS)), undefined),
  by: v.fallback(v.optional(v.pipe(v.string(), v.uuid())), undefined),
  /** Id of an entry: only older ones. */
  before: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))), undefined),
})
export type AuditFilter = v.InferOutput<typeof auditFilter>
