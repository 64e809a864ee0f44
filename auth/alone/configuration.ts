import { resolve } from 'node:path'
import * as v from 'valibot'
import { LOOPBACK, type SettingProblem } from '#auth/settings/fields.ts'
import { type AuthSettings, readSettings, SettingsError } from '#auth/settings/settings.ts'
import { openKeys } from '#auth/keys/keys.ts'
import { openSecrets } from '#auth/keys/secrets.ts'

type Environment = Record<string, string | undefined>

/** What the process around the service needs, beside the service's own settings. */
export interface Configuration {
  port: number
  host: string
  /** Absolute: keys, and the embedded database unless there is a `databaseUrl`. */
  dataDir: string
  databaseUrl: string | undefined
  /** Undefined: messages become files in `dataDir`, on a service for this machine. */
  mail: { url: string; from: string } | undefined
  trustedProxies: number
  jwtKeys: string | undefined
  secretKeys: string | undefined
  settings: AuthSettings
}

const whole = (max: number, expected: string) =>
  v.pipe(
    v.string(),
    v.check((text) => /^\d{1,5}$/.test(text) && Number(text) <= max, expected),
    v.transform(Number),
  )
const address = (pattern: RegExp, expected: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.check((text) => pattern.test(text) && URL.canParse(text), expected),
    ),
  )

const environment = v.object({
  PORT: v.optional(whole(65_535, 'expected a port number, like 9999'), '9999'),
  HOST: v.optional(
    v.pipe(v.string(), v.regex(/^[\w.:-]+$/, 'expected a host name or address, like 0.0.0.0')),
    'localhost',
  ),
  DATA_DIR: v.optional(v.string(), './auth-data'),
  DATABASE_URL: address(/^postgres(?:ql)?:\/\/./, 'expected postgres://user:password@host:5432/database'),
  MAIL_URL: address(/^smtps?:\/\/./, 'expected smtps://user:password@host:465'),
  MAIL_FROM: v.optional(v.pipe(v.string(), v.includes('@', 'expected an address, like hello@example.org'))),
  TRUST_PROXY: v.optional(whole(10, 'expected the number of proxies in front, like 1'), '0'),
})

/**
 * Reads and checks everything before anything is created. On this machine nothing needs to be set.
 * @throws SettingsError with one line for each variable that is wrong
 */
export async function readConfiguration(env: Environment): Promise<Configuration> {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))
  const result = v.safeParse(environment, given)
  const problems: SettingProblem[] = (result.issues ?? []).map((issue) => ({
    name: v.getDotPath(issue) ?? '',
    expected: issue.message,
  }))
  for (const { name } of problems) delete given[name]
  const values = result.success ? result.output : v.parse(environment, given)
  const settings = tryRead({ AUTH_EXTERNAL_URL: `http://localhost:${values.PORT}/auth/v1`, ...given }, problems)
  problems.push(...(await keyProblems(given)))
  if (settings) problems.push(...publicProblems(settings, values))
  if (!settings || problems.length > 0) throw new SettingsError(problems)
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    mail: values.MAIL_URL ? { url: values.MAIL_URL, from: values.MAIL_FROM ?? senderOf(settings) } : undefined,
    trustedProxies: values.TRUST_PROXY,
    jwtKeys: given['AUTH_JWT_KEYS'],
    secretKeys: given['AUTH_SECRET_KEYS'],
    settings,
  }
}

function tryRead(env: Environment, problems: SettingProblem[]): AuthSettings | undefined {
  try {
    const site = env['AUTH_SITE_URL'] ?? env['AUTH_EXTERNAL_URL'] ?? ''
    return readSettings(env, { hasTexts: isLocal(site) })
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    problems.push(...error.problems)
    return undefined
  }
}

async function keyProblems(given: Environment): Promise<SettingProblem[]> {
  const opened = [
    { name: 'AUTH_JWT_KEYS', open: openKeys },
    { name: 'AUTH_SECRET_KEYS', open: openSecrets },
  ].map(async ({ name, open }) => {
    const json = given[name]
    if (!json) return []
    return open({ json }).then(
      () => [],
      (error: Error) => [{ name, expected: error.message }],
    )
  })
  return (await Promise.all(opened)).flat()
}

/** What reaches nobody, or anybody, would be noticed too late. */
function publicProblems({ externalUrl, siteUrl, signup }: AuthSettings, values: v.InferOutput<typeof environment>) {
  if (isLocal(siteUrl) && isLocal(externalUrl)) return []
  const problems: SettingProblem[] = []
  if (!externalUrl.startsWith('https:')) {
    problems.push({ name: 'AUTH_EXTERNAL_URL', expected: 'expected an address that begins with https://' })
  }
  if (!values.MAIL_URL && signup.emailEnabled && !signup.mailsDisabled) {
    const expected = 'expected a mail server, like smtps://user:password@host:465, because the service is public'
    problems.push({ name: 'MAIL_URL', expected: `${expected} (or AUTH_MAILS_DISABLED=on)` })
  }
  return problems
}

export const isLocal = (address: string): boolean => LOOPBACK.test(URL.parse(address)?.hostname ?? '')

const senderOf = ({ siteUrl, messages }: AuthSettings): string =>
  `${messages.mail.siteName} <hello@${new URL(siteUrl).hostname}>`
