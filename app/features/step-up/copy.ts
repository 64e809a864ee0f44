import { PROOF_MINUTES } from '#app/platform/session/session-names.ts'
export const copy = {
  title: 'Confirm it is you',
  lead: (what: string) => `Please confirm it is you to ${what}.`,
  leadAlone: 'Please confirm it is you before you continue.',
  why: `We ask before important changes, so that nobody else can make them on your phone. We do not ask again for ${PROOF_MINUTES} minutes.`,
  first: (what: string) => `Confirm it is you to ${what}`,
  again: {
    body: `Nothing was saved, because you confirmed more than ${PROOF_MINUTES} minutes ago. Your text is kept.`,
    link: 'Confirm it is you (opens in a new tab)',
    after: 'Then come back to this page and try again.',
  },
  acts: {
    'bank-account': 'change your bank account',
    payouts: 'decide about payouts',
    'bank-file': 'download the file for the bank',
    disputes: 'decide about this dispute',
    holds: 'decide about holds',
    commission: 'set a commission rate',
    people: 'change the roles of people',
    export: 'download your data',
    erasure: 'erase your account',
    email: 'change your e-mail',
    phone: 'change your phone number',
    password: 'change your password',
    ways: 'change connected accounts',
    'second-step': 'change two-step sign-in',
    passkeys: 'change your passkeys',
    'recovery-codes': 'make recovery codes',
  },
  password: { label: 'Your password', forgot: 'Forgot your password?' },
  code: {
    app: 'Code from your authenticator app',
    either: 'Code from your authenticator app or from the text message',
    text: 'Code from the text message',
    mail: 'Code from the e-mail',
    hint: 'Six digits. In the app they change every 30 seconds.',
    lost: 'Lost your phone? Type a recovery code instead. No codes?',
    support: 'Write to us',
  },
  send: {
    mail: (address: string) => `Send a code to ${address}`,
    sms: (ending: string) => `Send a code to the phone ending in ${ending}`,
    sent: 'We sent you a code. Enter it below.',
    again: 'No message? Wait a minute, check your spam folder, then ask for a new code.',
  },
  signIn: {
    body: 'Your account has no password and no confirmed address. Sign out, sign in again as usual, then come back here.',
    submit: 'Sign Out',
  },
  submit: 'Confirm',
  back: 'Go back without confirming',
  done: {
    title: 'Confirmed',
    body: 'Close this tab and go back to your form. Your text is kept. Send it again.',
    link: 'Or open the page again here',
  },
  errors: {
    passwordMissing: 'Enter your password.',
    codeMissing: 'Enter the code.',
    password: 'The password is wrong. Nothing was changed. Try again.',
    code: 'The code is wrong or has expired. Nothing was changed. Try again with a new code.',
    notSent: 'We could not send a code. Nothing was changed. Please try again later.',
    tooOften: (minutes: number) =>
      minutes === 1
        ? 'Too many tries. Nothing was changed. Wait a minute, then try again.'
        : `Too many tries. Nothing was changed. Wait ${minutes} minutes, then try again.`,
  },
} as const
