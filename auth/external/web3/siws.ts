import { base58 } from '@scure/base'
import { AuthError } from '#auth/errors.ts'

/** A sign-in message of Solana wallets ("Sign In With Solana"). */
export interface SiwsMessage {
  domain: string
  /** The public key in base58, 32 bytes when decoded. */
  address: string
  statement: string | undefined
  uri: string
  chainId: string | undefined
  issuedAt: Date
  expiresAt: Date | undefined
  notBefore: Date | undefined
}

const MESSAGE_BYTES_MIN = 64
const MESSAGE_BYTES_MAX = 20 * 1_024
const LINES_MIN = 6
const PUBLIC_KEY_BYTES = 32

const HEADER = /^(\S+) wants you to sign in with your Solana account:$/
const DOMAIN =
  /^(?:localhost|(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9][a-z0-9-]{0,61}[a-z0-9])(?::\d{1,5})?$/i
const ADDRESS = /^[A-Za-z0-9]{32,44}$/
const CHAIN_ID = /^solana:(?:mainnet|devnet|testnet|localnet)$/
const RFC_3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?(?:Z|[+-]\d{2}:\d{2})$/

/** Throws AuthError 400 `validation_failed` that says what is wrong with the message. */
export function parseSiws(text: string): SiwsMessage {
  const bytes = Buffer.byteLength(text)
  if (bytes < MESSAGE_BYTES_MIN) throw invalid('message is too short')
  if (bytes > MESSAGE_BYTES_MAX) throw invalid('message is too long')
  const [header = '', address = '', empty, ...rest] = text.split('\n')
  if (rest.length + 3 < LINES_MIN) throw invalid('message needs at least 6 lines')
  const domain = HEADER.exec(header)?.[1]
  if (!domain || !DOMAIN.test(domain)) throw invalid('first line does not name a valid domain')
  if (!isAddress(address)) throw invalid('address is not a Solana public key')
  if (empty !== '') throw invalid('third line must be empty')
  const hasStatement = rest[0] !== '' && rest[1] === ''
  const fields = parseFields(hasStatement ? rest.slice(2) : rest)
  return { domain, address, statement: hasStatement ? rest[0] : undefined, ...checkFields(fields) }
}

function parseFields(lines: string[]): Map<string, string> {
  const fields = new Map<string, string>()
  let isInResources = false
  for (const line of lines) {
    if (isInResources && line.startsWith('- ')) {
      if (!URL.canParse(line.slice(2).trim())) throw invalid('resource is not a URL')
      continue
    }
    // The official client omits the colon for wallets that only sign messages.
    const colonAt = line === 'Resources' ? line.length : line.indexOf(':')
    if (colonAt < 0) throw invalid('a line after the statement has no colon')
    const key = line.slice(0, colonAt)
    if (fields.has(key)) throw invalid(`"${key.slice(0, 32)}" appears twice`)
    fields.set(key, line.slice(colonAt + 1).trim())
    isInResources = key === 'Resources'
  }
  return fields
}

function checkFields(fields: Map<string, string>): Omit<SiwsMessage, 'domain' | 'address' | 'statement'> {
  const uri = fields.get('URI') ?? ''
  const chainId = fields.get('Chain ID')
  const issuedAt = timeOf(fields, 'Issued At')
  const expiresAt = timeOf(fields, 'Expiration Time')
  const notBefore = timeOf(fields, 'Not Before')
  if (fields.get('Version') !== '1') throw invalid('version must be 1')
  if (!URL.canParse(uri)) throw invalid('URI is missing or not a URL')
  if (chainId !== undefined && !CHAIN_ID.test(chainId)) throw invalid('chain ID is not known')
  if (!issuedAt) throw invalid('issued at is missing')
  if (expiresAt && issuedAt > expiresAt) throw invalid('issued at is after the expiration time')
  if (expiresAt && notBefore && notBefore > expiresAt) throw invalid('not before is after the expiration time')
  return { uri, chainId, issuedAt, expiresAt, notBefore }
}

function timeOf(fields: Map<string, string>, key: string): Date | undefined {
  const text = fields.get(key)
  if (text === undefined) return undefined
  const time = new Date(text)
  if (!RFC_3339.test(text) || Number.isNaN(time.getTime()))
    throw invalid(`${key.toLowerCase()} is not an RFC 3339 time`)
  return time
}

function isAddress(text: string): boolean {
  if (!ADDRESS.test(text)) return false
  try {
    return base58.decode(text).length === PUBLIC_KEY_BYTES
  } catch {
    return false
  }
}

function invalid(reason: string): AuthError {
  return new AuthError(400, 'validation_failed', `siws: ${reason}`)
}
