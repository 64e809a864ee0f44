/**
 * inter-state: what a seller of India needs to deliver beyond their own State.
 * tax-details: what the products of a seller with a GST number need before they are sent.
 */
export const GST_RULES = ['inter-state', 'tax-details'] as const
export type GstRule = (typeof GST_RULES)[number]

/** nothing; for inter-state a GST number, or that or an enrolment number; for tax-details HSN code and rate. */
export const GST_RULE_NEEDS = ['nothing', 'gst-number', 'gst-or-enrolment-number', 'hsn-and-rate'] as const
export type GstNeed = (typeof GST_RULE_NEEDS)[number]

export const GST_SOURCE_CHARS_MAX = 300

/** What each rule needs today. */
export type GstNeeds = Readonly<Record<GstRule, GstNeed>>

export interface Registration {
  /** The State that the seller sends from; null abroad or while it is unknown. */
  state: string | null
  gstin: string | null
  enrolmentNumber: string | null
  /** Of a shop from before the rules: they do not hold for it until then. */
  gstDueAt: Date | null
}

const isDue = ({ gstDueAt }: Pick<Registration, 'gstDueAt'>, now: Date): boolean => gstDueAt === null || gstDueAt <= now

/** Whether a seller may deliver beyond their own State. The law of GST does not apply to sellers abroad. */
export function mayLeaveState(seller: Registration, needs: GstNeeds, now: Date): boolean {
  return seller.state === null || !isDue(seller, now) || hasNumber(seller, needs['inter-state'])
}

/** The same without the time that a shop from before the rules still has. */
export const hasNumber = ({ gstin, enrolmentNumber }: Registration, need: GstNeed): boolean =>
  need === 'nothing' || gstin !== null || (need === 'gst-or-enrolment-number' && enrolmentNumber !== null)

/** Whether the products of this seller are sent with HSN code and rate only. */
export function needsTaxDetails(seller: Registration, needs: GstNeeds, now: Date): boolean {
  return seller.gstin !== null && needs['tax-details'] === 'hsn-and-rate' && isDue(seller, now)
}

/** '18', '0.25': a rate in percent, as people write it. */
export const rateText = (basisPoints: number): string => String(basisPoints / 100)

/** HSN code and rate of a product; null while they are missing. */
export interface ProductTax {
  hsn: string | null
  gstBasisPoints: number | null
}
