import type { Auth, Endpoint } from '#auth/context.ts'
import { AuthError } from '#auth/errors.ts'
import { grantIdToken } from './grant-id-token.ts'
import { grantPassword } from './grant-password.ts'
import { grantPkce } from './grant-pkce.ts'
import { grantRefreshToken } from './grant-refresh-token.ts'
import { grantWeb3 } from './grant-web3.ts'

/** POST /token?grant_type=…: a session for a credential. */
export function token(auth: Auth): Endpoint {
  const grants = new Map<string, Endpoint>([
    ['password', grantPassword(auth)],
    ['refresh_token', grantRefreshToken(auth)],
    ['pkce', grantPkce(auth)],
    ['id_token', grantIdToken(auth)],
    ['web3', grantWeb3(auth)],
  ])
  return (c) => {
    const grant = grants.get(c.req.query('grant_type') ?? '')
    if (!grant) throw new AuthError(400, 'invalid_credentials', 'unsupported_grant_type')
    return grant(c)
  }
}
