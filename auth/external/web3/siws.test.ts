import { describe, expect, test } from 'vitest'
import { parseSiws } from './siws.ts'
import { decodeSignature, isSignedBy } from './solana-signature.ts'

const ADDRESS = 'AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9'
const LINES = [
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
]
const MESSAGE = LINES.join('\n')
const PLAIN = 'MsExP4dwxYcoPL4PISzHs2dJhGTRpI6ZguW_MV7WeL1oYVcDi57XP8oaS60Fnpt5vWhHKx4u3bBDyc-HZh1wDg'
const LEDGER = '2EbkMRenHspuTj6CaEmXFC3uicTjdxnHn0PTCcd5CsgzQ4gV5z8Pa6-omHjZCBnoLhwi4F5cOSrUD1Ho-WvOAA'

describe('a Solana sign-in message', () => {
  test('is parsed with all fields', () => {
    expect(parseSiws(MESSAGE)).toEqual({
      domain: 'app.example.com',
      address: ADDRESS,
      statement: 'Sign in to Example',
      uri: 'https://app.example.com/login',
      chainId: 'solana:mainnet',
      issuedAt: new Date('2026-01-02T03:04:05Z'),
      expiresAt: undefined,
      notBefore: undefined,
    })
  })

  test.each(['Resources:', 'Resources'])('may list resources, after "%s"', (line) => {
    const message = [...LINES, line, '- https://app.example.com/terms', '- https://example.org'].join('\n')
    expect(parseSiws(message).domain).toBe('app.example.com')
  })

  test('may omit the statement', () => {
    const lines = [...LINES.slice(0, 3), ...LINES.slice(5)]
    expect(parseSiws(lines.join('\n')).statement).toBeUndefined()
  })

  const broken: [string, string[]][] = [
    ['a domain that is none', ['-bad- wants you to sign in with your Solana account:', ...LINES.slice(1)]],
    ['an address of too few bytes', [LINES[0] ?? '', '1'.repeat(33), ...LINES.slice(2)]],
    [
      'an address with a letter that base58 does not have',
      [LINES[0] ?? '', ADDRESS.replace('A', '0'), ...LINES.slice(2)],
    ],
    ['text where the empty line belongs', LINES.toSpliced(2, 1, 'x')],
    ['another version', LINES.with(5, 'Version: 2')],
    ['no URI', LINES.toSpliced(6, 1)],
    ['a URI that is none', LINES.with(6, 'URI: here')],
    ['no time of issue', LINES.toSpliced(7, 1)],
    ['a time of issue in another form', LINES.with(7, 'Issued At: yesterday')],
    ['an unknown chain', LINES.with(8, 'Chain ID: solana:moon')],
    ['a field twice', [...LINES, 'Version: 1']],
    ['an expiry before the issue', [...LINES, 'Expiration Time: 2026-01-02T03:04:04Z']],
    [
      'a beginning after the expiry',
      [...LINES, 'Expiration Time: 2026-01-03T00:00:00Z', 'Not Before: 2026-01-04T00:00:00Z'],
    ],
    ['a line without a colon', [...LINES, 'nothing']],
    ['a resource that is no URL', [...LINES, 'Resources:', '- nothing']],
    ['too few lines', LINES.slice(0, 4)],
    ['too many bytes', LINES.with(3, 'x'.repeat(21_000))],
  ]
  test.each(broken)('is refused with %s', (_what, lines) => {
    expect(() => parseSiws(lines.join('\n'))).toThrow(/^siws: /)
  })
})

describe('a Solana signature', () => {
  const signer = { address: ADDRESS, domain: 'app.example.com' }
  const isRight = (signature: string, message = MESSAGE) => {
    const bytes = decodeSignature(signature)
    return bytes !== null && isSignedBy(signer, message, bytes)
  }

  test('is valid over the message itself and over the envelope of hardware wallets', () => {
    expect([isRight(PLAIN), isRight(LEDGER)]).toEqual([true, true])
  })

  test('is valid in base64 with padding too', () => {
    expect(isRight(Buffer.from(PLAIN, 'base64url').toString('base64'))).toBe(true)
  })

  test('is invalid over anything else', () => {
    expect([isRight(PLAIN, `${MESSAGE}x`), isRight(LEDGER, `${MESSAGE}x`)]).toEqual([false, false])
    expect(isRight(`A${PLAIN.slice(1)}`)).toBe(false)
  })

  test.each(['', 'short', `${PLAIN}=`, `${PLAIN}AA`, `!${PLAIN.slice(1)}`])(
    'is none when it looks like "%s"',
    (text) => {
      expect(decodeSignature(text)).toBeNull()
    },
  )
})
