/** What an owner can let somebody else do. */
export const CO_OWNER_PARTS = ['story', 'updates', 'supporters', 'money'] as const
export type CoOwnerPart = (typeof CO_OWNER_PARTS)[number]

export interface CoOwner {
  userId: string
  may: readonly CoOwnerPart[]
}

/** Open invitations count too. */
export const CO_OWNERS_MAX = 5
export const INVITATION_DAYS = 14
