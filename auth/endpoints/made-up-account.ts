import { randomUUID } from 'node:crypto'
import type { Auth } from '#auth/context.ts'
import { identityDataOf, providerOf, type NewAccount } from '#auth/new-account.ts'
import { mergeMetadata, type Account } from '#auth/users.ts'
import { NO_PASSWORD } from '#auth/stored-password.ts'

type Asked = Pick<NewAccount, 'id' | 'address' | 'data' | 'now'>

/**
 * What a sign-up answers for an address that has an account. It is built from nothing but the request. The protocol
 * has applications know it by its empty list of identities; where membership is hidden it looks like a new account.
 */
export function madeUpAccount({ settings }: Auth, asked: Asked): Account {
  const { id, address, data, now } = asked
  const isHidden = settings.signup.hidesMembers
  const provider = providerOf(address)
  const identityData = identityDataOf(asked, false)
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
  emailConfirmedAt: null,
  phoneConfirmedAt: null,
  invitedAt: null,
  lastSignInAt: null,
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
}
