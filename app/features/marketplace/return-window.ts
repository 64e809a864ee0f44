import { DAY_MS } from '#app/platform/time/durations.ts'

/** The time after delivery in which the buyer may ask to return; then the money is released to the seller. */
export const RETURN_WINDOW_DAYS = 7
export const RETURN_WINDOW_MS = RETURN_WINDOW_DAYS * DAY_MS
