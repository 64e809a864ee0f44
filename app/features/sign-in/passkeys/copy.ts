/** What passkeys say, loaded with them. */
export const copy = {
  offer: {
    title: 'Next time with your fingerprint',
    lead: 'You are signed in. Next time, use your fingerprint, your face or the PIN of this device. No password, no code. It works on this site only, and your fingerprint stays on your device.',
    yes: 'Set it up',
    no: 'Not now',
    mine: 'Do this only on a device of your own.',
  },
  done: { title: 'Passkey added', body: 'Next time, choose “Sign in with a passkey”.' },
  key: {
    unsupported: 'This browser cannot use security keys. Use a recovery code, or another browser.',
    cancelled: 'No security key was used. Try again, or use a recovery code.',
    wrong: 'We could not accept this security key. Use the one of your account, or a recovery code.',
  },
  shared: 'You said that this is not your own phone. Add a passkey on a phone of your own.',
  unsupported: 'This browser cannot use passkeys. Please sign in in another way.',
  unsupportedToAdd: 'This browser cannot use passkeys. Try another browser, or your phone.',
  cancelled: 'No passkey was used. Try again, or sign in in another way.',
  cancelledToAdd: 'No passkey was added. You can try again at any time.',
  already: 'This device has a passkey for your account already.',
  again: 'That took too long. Please choose your passkey again.',
  unknown:
    'This passkey does not open an account here. It may have been removed from the account, or belong to another site. Sign in in another way, then add a new one.',
  unverified:
    'We could not accept this passkey. Use one of this site, with your fingerprint, face or PIN. You can also sign in in another way.',
  tooMany: 'Your account has the most passkeys it can have. Remove one first.',
  off: 'Passkeys are switched off at the moment. Please sign in in another way.',
} as const
