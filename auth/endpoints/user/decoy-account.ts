import { randomUUID } from 'node:crypto'
import type { Auth } from '#auth/context.ts'
import { identityDataOf, providerOf, type NewAccount } from '#auth/accounts/new-account.ts'
import { mergeMetadata, type Account } from '#auth/accounts/users.ts'
import { NO_PASSWORD } from '#auth/passwords/stored-password.ts'

type DecoyRequest = Pick<NewAccount, 'id' | 'address' | 'data' | 'now'>

/**
 * The response of a sign-up for an address that has an account, built from the request alone. Applications recognise
 * it by its empty list of identities, as the protocol says; where membership is hidden it looks like a new account.
 */
export function decoyAccount({ settings }: Auth, request: DecoyRequest): Account {
  const { id, address, data, now } = request
  const isHidden = settings.signup.hidesMembers
  const provider = providerOf(address)
  const identityData = identityDataOf(request, false)
  const times = { createdAt: now, updatedAt: now }
  const identity = { id: randomUUID(), userId: id, provider, providerId: id, identityData, lastSignInAt: now, ...times }
  return {
    user: {
      ...NOTHING_SET,
      id,
      aud: settings.jwt.aud,
      role: isHidden ? settings.jwt.role : '',
      ...address,
      appMetadata: { provider, providers: [provider] },
      userMetadata: isHidden ? identityData : mergeMetadata(data, {}),
      confirmationSentAt: now,
      ...times,
    },
    identities: isHidden ? [identity] : [],
    factors: [],
  }
}

const NOTHING_SET = {
  email: null,
  phone: null,
  ...NO_PASSWORD,
  wrongPasswords: 0,
  emailConfirmedAt: null,
  phoneConfirmedAt: null,
  invitedAt: null,
  lastSignInAt: null,
  firstSessionAt: null,
  emailChange: null,
  emailChangeConfirmStatus: 0,
  phoneChange: null,
  recoverySentAt: null,
  emailChangeSentAt: null,
  phoneChangeSentAt: null,
  reauthenticationSentAt: null,
  bannedUntil: null,
  isSsoUser: false,
  isAnonymous: false,
  deletedAt: null,
  lastUsedAt: null,
  contactChangedAt: null,
}
