export type MailKind =
  | 'confirmation'
  | 'invite'
  | 'magic_link'
  | 'account_exists'
  | 'recovery'
  | 'email_change_new'
  | 'email_change_current'
  | 'reauthentication'
  | 'password_changed'
  | 'email_changed'
  | 'phone_changed'
  | 'phone_released'
  | 'identity_linked'
  | 'identity_unlinked'
  | 'factor_enrolled'
  | 'factor_unenrolled'
  | 'passkey_created'
  | 'passkey_deleted'
  | 'recovery_codes_created'
  | 'recovery_code_used'
  | 'new_device'

export interface MailCopy {
  /** Reveals nothing confidential: it is visible on lock screens. */
  subject: string
  lines: readonly string[]
  /** The label of the link. */
  button?: string
  /** The label of the code. */
  code?: string
  closing: string
}

const NOT_YOU = 'If this was not you, you can ignore this mail. Nothing happens without the link or the code.'
const NOT_YOU_CHANGED = 'If this was not you, please set a new password and write to us.'

/** The text of all mails, with placeholders like `{siteName}`. */
export const mailCopy: Record<MailKind, MailCopy> = {
  confirmation: {
    subject: 'Your link for {siteName}',
    lines: ['Welcome to {siteName}.', 'Please confirm that this address is yours.'],
    button: 'Confirm my address',
    code: 'Or type this code:',
    closing: NOT_YOU,
  },
  invite: {
    subject: 'An invitation to {siteName}',
    lines: ['You are invited to join {siteName}.'],
    button: 'Accept the invitation',
    code: 'Or type this code:',
    closing: 'If you did not expect this, you can ignore this mail.',
  },
  magic_link: {
    subject: 'Your link for {siteName}',
    lines: ['You asked to sign in to {siteName}.'],
    button: 'Sign in',
    code: 'Or type this code:',
    closing: NOT_YOU,
  },
  account_exists: {
    subject: 'Your link for {siteName}',
    lines: ['This address was used to join {siteName}. You already have an account here.'],
    button: 'Sign in',
    code: 'Or type this code:',
    closing: 'If this was not you, you can ignore this mail. Your account and your password have not changed.',
  },
  recovery: {
    subject: 'Your link for {siteName}',
    lines: ['You asked to set a new password for {siteName}.'],
    button: 'Set a new password',
    code: 'Or type this code:',
    closing: NOT_YOU,
  },
  email_change_new: {
    subject: 'Your link for {siteName}',
    lines: ['You asked to use {newEmail} for your account at {siteName}.'],
    button: 'Confirm this address',
    code: 'Or type this code:',
    closing: NOT_YOU,
  },
  email_change_current: {
    subject: 'Your link for {siteName}',
    lines: [
      'You asked to use another address for your account at {siteName}: {newEmail}.',
      'Please confirm this here, and in the mail that we sent to the new address.',
    ],
    button: 'Confirm the change',
    code: 'Or type this code:',
    closing: NOT_YOU,
  },
  reauthentication: {
    subject: 'Your code for {siteName}',
    lines: ['You are about to change something important in your account at {siteName}.'],
    code: 'Please type this code:',
    closing: NOT_YOU,
  },
  password_changed: {
    subject: 'A change to your account at {siteName}',
    lines: ['The password of your account at {siteName} was changed.'],
    closing: NOT_YOU_CHANGED,
  },
  email_changed: {
    subject: 'A change to your account at {siteName}',
    lines: ['Your account at {siteName} now uses the address {newEmail}, no longer {oldEmail}.'],
    closing: NOT_YOU_CHANGED,
  },
  phone_changed: {
    subject: 'A change to your account at {siteName}',
    lines: ['The phone number of your account at {siteName} was changed.'],
    closing: NOT_YOU_CHANGED,
  },
  phone_released: {
    subject: 'A change to your account at {siteName}',
    lines: [
      'Your account at {siteName} was not used for a long time. Somebody else now has its phone number and has joined with it.',
      'We removed the number from your account. Nothing of your account was shown to them. Sign in with this address to add another number.',
    ],
    closing: 'If you still have this number, please write to us.',
  },
  identity_linked: {
    subject: 'A change to your account at {siteName}',
    lines: ['You can now sign in to {siteName} with {provider} too.'],
    closing: NOT_YOU_CHANGED,
  },
  identity_unlinked: {
    subject: 'A change to your account at {siteName}',
    lines: ['You can no longer sign in to {siteName} with {provider}.'],
    closing: NOT_YOU_CHANGED,
  },
  factor_enrolled: {
    subject: 'A change to your account at {siteName}',
    lines: ['Two-step sign-in was turned on for your account at {siteName} ({factorType}).'],
    closing: NOT_YOU_CHANGED,
  },
  factor_unenrolled: {
    subject: 'A change to your account at {siteName}',
    lines: ['A second step was removed from the sign-in to your account at {siteName} ({factorType}).'],
    closing: NOT_YOU_CHANGED,
  },
  passkey_created: {
    subject: 'A change to your account at {siteName}',
    lines: ['A passkey was added to your account at {siteName}. It signs in without a password.'],
    closing: NOT_YOU_CHANGED,
  },
  passkey_deleted: {
    subject: 'A change to your account at {siteName}',
    lines: ['A passkey was removed from your account at {siteName}.'],
    closing: NOT_YOU_CHANGED,
  },
  recovery_codes_created: {
    subject: 'A change to your account at {siteName}',
    lines: ['New recovery codes were made for your account at {siteName}. Older ones do not work any more.'],
    closing: NOT_YOU_CHANGED,
  },
  recovery_code_used: {
    subject: 'A change to your account at {siteName}',
    lines: ['A recovery code was used for your account at {siteName}. Recovery codes left: {codesLeft}.'],
    closing: NOT_YOU_CHANGED,
  },
  new_device: {
    subject: 'A new device at {siteName}',
    lines: [
      'Somebody signed in to your account at {siteName} on a device that was not used for it before.',
      '{signIn}',
      'If it was you, there is nothing to do.',
    ],
    button: 'This was not me',
    closing: 'The button opens a page where you can sign that device out. The link works for 7 days.',
  },
}

/** Text messages, each in at most 160 characters of GSM-7. */
export const textCopy = {
  /** A code; an SMS gets one more line after it. Hindi: in 70 characters together with that line. */
  code: '{code} is your code for {site}. Do not share it with anyone. We never ask for it.',
  /** Spoken by a call. */
  spoken: 'Your code for {siteName} is: {digits}. Once more: {digits}. Do not tell it to anybody.',
  /** What a text message about a change ends with. */
  closing: 'If this was not you, write to us: {siteUrl}',
  phone_taken:
    '{siteName}: somebody tried to add your number to another account. It stays with yours. Was it you? Sign in with this number: {siteUrl}',
  new_device: '{siteName}: a new device signed in to your account. Not you? {link}',
} as const

/** Names of second steps, by the type of the factor. */
export const factorCopy: Readonly<Record<string, string>> = {
  totp: 'authenticator app',
  phone: 'text message',
  webauthn: 'security key',
}

/** How long link and code are valid. */
export const validityCopy = {
  linkAndCode: 'The link works for {linkMinutes} minutes, the code for {codeMinutes} minutes.',
  code: 'The code works for {codeMinutes} minutes.',
} as const

/** The page behind the links in mails. */
export const pageCopy = {
  title: 'One more step',
  text: 'Please press the button to continue. This stops programs that scan e-mails from using your link.',
  button: 'Continue',
} as const
