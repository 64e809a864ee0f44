import { HOUR_MS } from '#app/platform/time/durations.ts'

/** A changed bank account is not paid for so long, so that somebody who did not change it can react. */
export const NEW_ACCOUNT_WAIT_HOURS = 48
export const NEW_ACCOUNT_WAIT_MS = NEW_ACCOUNT_WAIT_HOURS * HOUR_MS
/** After a change of phone number or e-mail, money waits for so long. */
export const CONTACT_WAIT_HOURS = 24
export const CONTACT_WAIT_MS = CONTACT_WAIT_HOURS * HOUR_MS
