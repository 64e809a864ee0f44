import { base58 } from '@scure/base'
import { generateKeyPairSync, sign } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { openService, type TestService } from '#auth/test/service.test-support.ts'
import { usedProofs } from '#auth/tables/sso.server.ts'
import { testDatabase } from '#test/database.ts'

const { db } = await testDatabase()
const ON = {
  AUTH_WEB3_SOLANA_ENABLED: 'true',
  AUTH_SITE_URL: 'https://app.example.com',
  AUTH_URI_ALLOW_LIST: 'http://localhost:*/**,https://wallet.example.org/',
  AUTH_MAILER_AUTOCONFIRM: 'false',
}
const ISSUED = new Date('2026-01-02T03:04:05Z')
/** The contract's own vector. */
const ADDRESS = 'AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9'
const VECTOR = [
  'app.example.com wants you to sign in with your Solana account:',
  ADDRESS,
  '',
  'Sign in to Example',
  '',
  'Version: 1',
  'URI: https://app.example.com/login',
  'Issued At: 2026-01-02T03:04:05Z',
  'Chain ID: solana:mainnet',
  'Nonce: n-0S6_WzA2Mj',
].join('\n')
const SIGNATURE = 'MsExP4dwxYcoPL4PISzHs2dJhGTRpI6ZguW_MV7WeL1oYVcDi57XP8oaS60Fnpt5vWhHKx4u3bBDyc-HZh1wDg'
const LEDGER_SIGNATURE = '2EbkMRenHspuTj6CaEmXFC3uicTjdxnHn0PTCcd5CsgzQ4gV5z8Pa6-omHjZCBnoLhwi4F5cOSrUD1Ho-WvOAA'

async function open(env: Record<string, string> = ON): Promise<TestService> {
  const auth = await openService(db, env)
  auth.clock.now = ISSUED
  await db.delete(usedProofs)
  return auth
}
const grant = (auth: TestService, body: Record<string, unknown>) =>
  auth.send('POST', '/token?grant_type=web3', { body: { chain: 'solana', ...body } })

function newWallet() {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const address = base58.encode(publicKey.export({ type: 'spki', format: 'der' }).subarray(-32))
  return (change: { domain?: string; uri?: string; lines?: string[] } = {}) => {
    const message = [
      `${change.domain ?? 'app.example.com'} wants you to sign in with your Solana account:`,
      address,
      '',
      'Version: 1',
      `URI: ${change.uri ?? 'https://app.example.com/'}`,
      `Issued At: ${ISSUED.toISOString()}`,
      ...(change.lines ?? []),
    ].join('\n')
    return { message, signature: sign(null, Buffer.from(message), privateKey).toString('base64url') }
  }
}

describe('a wallet', () => {
  test.each([SIGNATURE, LEDGER_SIGNATURE])('signs its owner in with %s, to one account', async (signature) => {
    const auth = await open()
    const { status, body } = await grant(auth, { message: VECTOR, signature })
    expect(status).toBe(200)
    expect(body.user).toMatchObject({
      email: '',
      app_metadata: { provider: 'web3', providers: ['web3'] },
      identities: [{ provider: 'web3', id: `web3:solana:${ADDRESS}` }],
      user_metadata: {
        custom_claims: { address: ADDRESS, chain: 'solana', network: 'solana:mainnet', domain: 'app.example.com' },
      },
    })
    expect((await auth.verifyAccessToken(body.access_token))?.amr).toMatchObject([{ method: 'web3' }])
    const [first] = await db.select().from(usedProofs)
    expect(first).toBeDefined()
  })

  test('cannot be replayed, in whatever encoding of the signature', async () => {
    const auth = await open()
    const signed = newWallet()()
    expect((await grant(auth, signed)).status).toBe(200)
    const padded = Buffer.from(signed.signature, 'base64url').toString('base64')
    for (const signature of [signed.signature, padded]) {
      const { status, body } = await grant(auth, { ...signed, signature })
      expect([status, body.error]).toEqual([400, 'invalid_grant'])
    }
  })

  test('may omit the colon after Resources, as the official client does', async () => {
    const signed = newWallet()({ lines: ['Resources', '- https://app.example.com/terms'] })
    expect((await grant(await open(), signed)).status).toBe(200)
  })

  test('works through the official client', async () => {
    const auth = await open()
    const { message, signature } = newWallet()()
    const { data, error } = await auth
      .client()
      .signInWithWeb3({ chain: 'solana', message, signature: Buffer.from(signature, 'base64url') })
    expect([error, data.user?.app_metadata.provider]).toEqual([null, 'web3'])
  })

  const refused: [string, Parameters<ReturnType<typeof newWallet>>[0], RegExp][] = [
    ['another site', { domain: 'evil.example', uri: 'https://evil.example/' }, /not allowed on this server/],
    [
      'a page that is not on the list, of a site that is',
      { domain: 'wallet.example.org', uri: 'https://wallet.example.org/deep' },
      /signed for another app/,
    ],
    ['an address over plain http', { uri: 'http://app.example.com/' }, /HTTPS/],
    ["a domain that is not the address's", { domain: 'evil.example' }, /does not match/],
    ['a time that has passed', { lines: [`Expiration Time: ${ISSUED.toISOString()}`] }, /expired/],
    ['a time to come', { lines: ['Not Before: 2026-01-02T03:05:00Z'] }, /future/],
  ]
  test.each(refused)('is refused with %s', async (_what, change, description) => {
    const { status, body } = await grant(await open(), newWallet()(change))
    expect([status, body.error]).toEqual([400, 'invalid_grant'])
    expect(body.error_description).toMatch(description)
  })

  test('may sign for a local site', async () => {
    const signed = newWallet()({ domain: 'localhost:3000', uri: 'http://localhost:3000/' })
    expect((await grant(await open(), signed)).status).toBe(200)
  })

  test.each([601, -601])('is refused when the message is %i seconds old', async (seconds) => {
    const auth = await open()
    auth.clock.forwardS(seconds)
    const { status, body } = await grant(auth, newWallet()())
    expect([status, body.error]).toEqual([400, 'invalid_grant'])
  })

  test('is refused with another wallet’s signature', async () => {
    const { status, body } = await grant(await open(), { message: VECTOR, signature: newWallet()().signature })
    expect([status, body.error_description]).toEqual([400, 'Signature does not match address in message'])
  })

  const malformed: [string, Record<string, unknown>, number, string][] = [
    ['another chain', { chain: 'ethereum', message: VECTOR, signature: '0x' }, 400, 'web3_unsupported_chain'],
    ['no chain', { chain: null }, 400, 'web3_unsupported_chain'],
    ['no message', { signature: SIGNATURE }, 400, 'validation_failed'],
    ['a short message', { message: 'short', signature: SIGNATURE }, 400, 'validation_failed'],
    ['a signature that is none', { message: VECTOR, signature: 'x' }, 400, 'validation_failed'],
    ['a number for a message', { message: 7 }, 400, 'bad_json'],
  ]
  test.each(malformed)('is refused with %s', async (_what, body, status, code) => {
    const answer = await grant(await open(), body)
    expect([answer.status, answer.body.error_code]).toEqual([status, code])
  })

  test.each(['solana', 'ethereum'])('of %s is refused when wallets are disabled', async (chain) => {
    const { status, body } = await grant(await open({}), { chain })
    expect([status, body.error_code, body.msg]).toEqual([422, 'web3_provider_disabled', 'Web3 provider is disabled'])
  })
})
