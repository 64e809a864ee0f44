import { type Config, ConfigError, explainValue, readConfig } from '#app/platform/config/config.server.ts'
import type { Database } from '#app/platform/db/database.server.ts'
import { hasDemoData } from '#app/platform/db/demo-seeds.server.ts'
import { DatabaseUnavailableError, hasEmbeddedDatabase, openDatabase } from '#app/platform/db/open.server.ts'
import { isLoopback } from '#app/platform/config/loopback.ts'
import { openKeys } from '#auth/keys/keys.ts'
import { openSecrets } from '#auth/keys/secrets.ts'
import { SettingsError } from '#auth/settings/settings.ts'
import { readAuthSettings } from '#server/accounts/open-auth.ts'

type Environment = Record<string, string | undefined>

/** To validate the settings of the auth service when the configuration is invalid. */
const UNKNOWN_SITE = {
  rateLimits: true,
  siteUrl: 'http://localhost',
  brandName: 'Diya',
  canSendMail: true,
  hasMailbox: true,
}

/**
 * Returns the configuration if the site may start with it. Creates no files and no tables.
 * @throws ConfigError with one line for each problem.
 */
export async function checkStart(env: Environment): Promise<Config> {
  const { config, problems } = await readSettings(env)
  if (config && problems.length === 0) return config
  if (config && !allowsDemoData(config)) problems.push(...(await demoRowProblems(config)))
  throw new ConfigError(problems)
}

/** Why the site may not start with these settings: one line for each problem. Opens nothing. */
export async function settingsProblems(env: Environment): Promise<string[]> {
  return (await readSettings(env)).problems
}

async function readSettings(env: Environment): Promise<{ config?: Config; problems: string[] }> {
  const { config, problems } = tryConfig(env)
  problems.push(...authProblems(config, env), ...(await keyProblems(env)))
  if (config) problems.push(...siteProblems(config))
  return { ...(config && { config }), problems }
}

/** Why a site with this configuration may not start: one line for each problem. */
export function siteProblems(config: Config): string[] {
  const { host, siteUrl, isSiteUrlGiven, isLocal, showcase, payments, mail, demoData } = config
  const problems: string[] = []
  if (showcase && payments.provider !== 'sandbox') {
    const expected = 'expected PAYMENTS=sandbox beside it, because a demonstration takes no real money'
    problems.push(explainValue('SHOWCASE', '1', expected))
  }
  if (!isLoopback(host) && !isSiteUrlGiven) {
    const expected = 'expected SITE_URL beside it, the address that visitors use, like https://diya.example'
    problems.push(explainValue('HOST', host, expected))
  }
  if (isLocal) return problems
  if (!siteUrl.startsWith('https:')) {
    problems.push(explainValue('SITE_URL', siteUrl, 'expected an address that begins with https://'))
  }
  if (showcase) return problems
  if (mail.url === undefined) {
    const expected = `expected a mail server, like smtps://user:password@host:465, ${BECAUSE_PUBLIC}`
    problems.push(explainValue('MAIL_URL', undefined, expected))
  }
  if (payments.provider === 'sandbox') {
    problems.push(explainValue('PAYMENTS', 'sandbox', `expected razorpay, ${BECAUSE_PUBLIC}`))
  }
  if (demoData) problems.push(explainValue('DEMO_DATA', '1', `expected 0, ${BECAUSE_PUBLIC}`))
  return problems
}

const BECAUSE_PUBLIC = 'because SITE_URL is public (or SHOWCASE=1 for a public demonstration)'

/**
 * Refuses a public site on a database with demo rows.
 * @throws ConfigError with one line.
 */
export async function refuseDemoRows(config: Config, { db }: Pick<Database, 'db'>): Promise<void> {
  if (!allowsDemoData(config) && (await hasDemoData(db))) throw new ConfigError([demoRowsIn(config)])
}

const allowsDemoData = ({ isLocal, showcase }: Config): boolean => isLocal || showcase

function demoRowsIn({ databaseUrl, dataDir }: Config): string {
  const [name, value] = databaseUrl ? ['DATABASE_URL', databaseUrl] : ['DATA_DIR', dataDir]
  return explainValue(name, value, `expected a database without demo rows, ${BECAUSE_PUBLIC}`)
}

/** Checks an existing database; creates none. */
async function demoRowProblems(config: Config): Promise<string[]> {
  if (!config.databaseUrl && !hasEmbeddedDatabase(config.dataDir)) return []
  try {
    const database = await openDatabase({ ...config, onError: () => {} })
    try {
      return (await hasDemoData(database.db)) ? [demoRowsIn(config)] : []
    } finally {
      await database.close()
    }
  } catch (error) {
    if (error instanceof DatabaseUnavailableError) return [error.message]
    throw error
  }
}

function tryConfig(env: Environment): { config?: Config; problems: string[] } {
  try {
    return { config: readConfig(env), problems: [] }
  } catch (error) {
    if (error instanceof ConfigError) return { problems: [...error.problems] }
    throw error
  }
}

function authProblems(config: Config | undefined, env: Environment): string[] {
  try {
    readAuthSettings(config ?? UNKNOWN_SITE, env)
    return []
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    return error.problems.map(({ name, expected }) => explainValue(name, env[name], expected))
  }
}

async function keyProblems({ AUTH_JWT_KEYS: keys, AUTH_SECRET_KEYS: secrets }: Environment): Promise<string[]> {
  const check = (name: string, json: string | undefined, open: (source: { json: string }) => Promise<unknown>) =>
    json
      ? open({ json }).then(
          () => [],
          (error: Error) => [explainValue(name, json, error.message)],
        )
      : []
  return (
    await Promise.all([check('AUTH_JWT_KEYS', keys, openKeys), check('AUTH_SECRET_KEYS', secrets, openSecrets)])
  ).flat()
}
