/** Days in which an invitation can be answered. Apart from `schema.ts`, which imports the copy. */
export const INVITATION_DAYS = 14
