/** A changed bank account is not paid for so long. Apart from `schema.ts`, so that texts do not load the forms' validation. */
export const NEW_ACCOUNT_WAIT_HOURS = 48
/** After a change of phone number or e-mail, money waits for so long. */
export const CONTACT_WAIT_HOURS = 24
