export const SECOND_MS = 1_000
export const MINUTE_MS = 60 * SECOND_MS
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

export const MINUTE_S = 60
export const HOUR_S = 60 * MINUTE_S
export const DAY_S = 24 * HOUR_S

/** The offset of Indian time from UTC, all year. */
export const INDIA_OFFSET_MS = 5.5 * HOUR_MS
