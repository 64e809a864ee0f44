import type { Config } from '#app/platform/config/config.server.ts'
import type { Database } from '#app/platform/db/database.server.ts'
import { formatDate } from '#app/platform/time/dates.ts'
import { generateKey } from '#auth/keys/keys.ts'
import { newSecretsJson } from '#auth/keys/secrets.ts'
import { hasKeys, keySource, type KeyUse, openSecretKeys, openTokenKeys } from '#server/accounts/auth-keys.ts'
import { forgetKey, listKnownKeys } from '#server/accounts/known-keys.ts'
import { countSealedRows, type SealedRows } from '#server/sealed-rows.ts'

type Environment = Record<string, string | undefined>

const USES: Record<KeyUse, string> = { jwt: 'signs access tokens', secret: 'seals private texts' }

/** Lines about the keys that the database knows: whether this machine has them, and the rows encrypted with each. */
export async function describeKeys({ db }: Database, config: Config, env: Environment): Promise<string[]> {
  const known = await listKnownKeys(db)
  const here = { jwt: await idsHere('jwt', config, env), secret: await idsHere('secret', config, env) }
  const sealed = await countSealedRows(db)
  const lines = known.map(({ use, id, firstSeenAt }) => {
    const place = here[use].includes(id) ? 'on this machine' : 'NOT on this machine'
    const rows = use === 'secret' ? `; ${describeRows(rowsOf(sealed, id))}` : ''
    return `${id}  ${USES[use]}; remembered since ${formatDate(firstSeenAt)}; ${place}${rows}`
  })
  const lost = [...new Set(sealed.map(({ keyId }) => keyId))].filter((id) => !known.some((key) => key.id === id))
  const unknown = lost.map((id) => `${id}  is not remembered; ${describeRows(rowsOf(sealed, id))}`)
  return lines.length + unknown.length > 0 ? [...lines, ...unknown] : ['The database remembers no key yet.']
}

/** Lines with a new key of each kind and where it goes. Nothing is changed. */
export async function describeNewKeys(config: Config, env: Environment): Promise<string[]> {
  const placeOf = (use: KeyUse) => {
    const { json, variable, path } = keySource(use, config, env)
    return json ? variable : path
  }
  const { keys: secrets } = JSON.parse(await newSecretsJson()) as { keys: object[] }
  return [
    `It seals private texts: put it first into "keys" of ${placeOf('secret')} of every server, keep the old ones, and start again.`,
    JSON.stringify(secrets[0]),
    `It will sign access tokens: add it to "keys" of ${placeOf('jwt')} of every server and start again. After ten minutes move ` +
      '"sign" of the old key’s "key_ops" to it, leave "verify" to the old one, and start again.',
    JSON.stringify(await generateKey('verify')),
  ]
}

/**
 * Removes a known key, so that processes start without it. Returns lines about the rows that become unreadable.
 * @throws Error when the database does not know the key.
 */
export async function forget({ db }: Database, config: Config, env: Environment, id: string): Promise<string[]> {
  const forgotten = await forgetKey(db, { id })
  if (forgotten.length === 0) throw new Error(`The database remembers no key ${id}: npm run admin -- keys lists them.`)
  const rows = rowsOf(await countSealedRows(db), id)
  const lines = []
  for (const { use } of forgotten) {
    lines.push(`Forgot the key ${id}, which ${USES[use]}.`)
    if (use === 'jwt')
      lines.push('Access tokens signed with it are refused where it is missing; browsers renew theirs.')
    else if (rows.length === 0) lines.push('Nothing is sealed with it: nothing becomes unreadable.')
    else lines.push('Unreadable for every process without it:', ...rows.map(({ table, rows }) => `  ${table}: ${rows}`))
    const { variable, path, json } = keySource(use, config, env)
    const isHere = (await idsHere(use, config, env)).includes(id)
    if (isHere)
      lines.push(`This machine still has it, in ${json ? variable : path}: the next start remembers it again.`)
  }
  return lines
}

async function idsHere(use: KeyUse, config: Config, env: Environment): Promise<string[]> {
  const source = keySource(use, config, env)
  if (!hasKeys(source)) return []
  const { names } = use === 'jwt' ? await openTokenKeys(source) : await openSecretKeys(source)
  return names.map(({ id }) => id)
}

const rowsOf = (sealed: readonly SealedRows[], id: string) => sealed.filter(({ keyId }) => keyId === id)

function describeRows(rows: readonly SealedRows[]): string {
  if (rows.length === 0) return 'no row is sealed with it'
  return `rows sealed with it: ${rows.map(({ table, rows }) => `${table} ${rows}`).join(', ')}`
}
