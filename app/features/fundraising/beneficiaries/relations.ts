/** What the beneficiary is to the organiser. */
export const RELATIONS = ['self', 'family', 'friend', 'organisation', 'other'] as const
export type Relation = (typeof RELATIONS)[number]

export const BENEFICIARY_NAME_CHARS_MAX = 80

/** Who a campaign is for, as everybody may see it. */
export interface Beneficiary {
  /** The real name, or the one that is shown instead. */
  name: string
  isPseudonym: boolean
  relation: Relation
}
