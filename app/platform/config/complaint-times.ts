/**
 * Hours and days in which complaints are handled: those of the Information Technology Rules, 2021, and the Consumer
 * Protection (E-Commerce) Rules, 2020. The law sets no number for `data` and `objection`.
 */
export const COMPLAINT_HOURS = {
  picturesOfBody: 2,
  order: 3,
  urgent: 36,
  confirmed: 24,
  purchaseConfirmed: 48,
} as const
export const COMPLAINT_DAYS = { decided: 7, data: 30, objection: 30, appeal: 30 } as const

/** Days in advance on which users are told of a closed part of the site and of new terms. A promise of the terms. */
export const NOTICE_DAYS = { closing: 60, newTerms: 30 } as const
