import { isIP } from 'node:net'
import { resolve } from 'node:path'
import * as v from 'valibot'

const PORT_MAX = 65_535
const PROXY_HOPS_MAX = 10

/** A text that is present: an empty environment variable counts as absent. */
const text = v.pipe(v.string(), v.trim(), v.minLength(1))

const port = v.pipe(
  text,
  v.regex(/^\d+$/, 'expected a port number, like 3000'),
  v.transform(Number),
  v.maxValue(PORT_MAX, `expected a port number up to ${PORT_MAX}`),
)
const httpUrl = v.pipe(
  text,
  v.check(
    (url) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol),
    'expected an address like https://diya.example',
  ),
  v.transform((url) => new URL(url).origin),
)
/** Some stores live below a path. */
const endpointUrl = v.pipe(
  text,
  v.check(
    (url) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol),
    'expected an address like https://s3.example.net',
  ),
)
const postgresUrl = v.pipe(
  text,
  v.check(
    (url) => /^postgres(ql)?:\/\/./.test(url) && URL.canParse(url),
    'expected postgres://user:password@host:5432/database',
  ),
)
const smtpUrl = v.pipe(
  text,
  v.check((url) => /^smtps?:\/\/./.test(url) && URL.canParse(url), 'expected smtps://user:password@host:465'),
)
const flag = v.pipe(
  v.picklist(['0', '1'], 'expected 0 or 1'),
  v.transform((value) => value === '1'),
)
const host = v.pipe(
  text,
  v.check((name) => isIP(name) !== 0 || /^[a-z0-9.-]+$/i.test(name), 'expected a host name or address, like 0.0.0.0'),
)
const hops = v.pipe(
  text,
  v.regex(/^\d+$/, 'expected the number of proxies in front, like 1'),
  v.transform(Number),
  v.maxValue(PROXY_HOPS_MAX, `expected at most ${PROXY_HOPS_MAX}`),
)

const environment = v.object({
  PORT: v.optional(port, '3000'),
  HOST: v.optional(host, 'localhost'),
  DATA_DIR: v.optional(text, './data'),
  DATABASE_URL: v.optional(postgresUrl),
  BRAND_NAME: v.optional(v.pipe(text, v.maxLength(40, 'expected at most 40 characters')), 'Diya'),
  SITE_URL: v.optional(httpUrl),
  DEMO_DATA: v.optional(flag, '1'),
  TRUST_PROXY: v.optional(hops, '0'),
  MAIL_URL: v.optional(smtpUrl),
  MAIL_FROM: v.optional(v.pipe(text, v.includes('@', 'expected an address, like hello@diya.example'))),
  GRIEVANCE_OFFICER: v.optional(v.pipe(text, v.maxLength(300, 'expected at most 300 characters'))),
  PAYMENTS: v.optional(v.picklist(['sandbox', 'razorpay'], 'expected sandbox or razorpay'), 'sandbox'),
  RAZORPAY_KEY_ID: v.optional(text),
  RAZORPAY_KEY_SECRET: v.optional(text),
  RAZORPAY_WEBHOOK_SECRET: v.optional(text),
  FILES_S3_BUCKET: v.optional(text),
  FILES_S3_ENDPOINT: v.optional(endpointUrl),
  FILES_S3_REGION: v.optional(text),
  FILES_S3_KEY: v.optional(text),
  FILES_S3_SECRET: v.optional(text),
  FILES_S3_PATH_STYLE: v.optional(flag),
  RATE_LIMITS: v.optional(flag, '1'),
  LOG_LEVEL: v.optional(
    v.picklist(['debug', 'info', 'warn', 'error', 'silent'], 'expected debug, info, warn, error or silent'),
    'info',
  ),
})

/** The environment variables that are read here; the README explains each. */
export const CONFIG_NAMES: readonly string[] = Object.keys(environment.entries)

export interface Config {
  port: number
  host: string
  /** Absolute path: the embedded database, signing keys and uploads live here. */
  dataDir: string
  databaseUrl: string | undefined
  brandName: string
  /** The origin under which visitors reach the site, without a slash at the end. */
  siteUrl: string
  demoData: boolean
  /** How many proxies stand in front; 0 means that the socket's address is the visitor's. */
  trustedProxies: number
  mail: { url: string | undefined; from: string }
  /** Name, address and hours of the person whom the law wants named, as text; undefined until somebody is. */
  grievanceOfficer: string | undefined
  payments: { provider: 'sandbox' } | { provider: 'razorpay'; keyId: string; keySecret: string; webhookSecret: string }
  /** Where uploaded files lie: in DATA_DIR/files, or in a bucket. */
  files:
    | { store: 'disk' }
    | {
        store: 's3'
        bucket: string
        /** Undefined at AWS itself. */
        endpoint: string | undefined
        region: string
        key: string
        secret: string
        /** https://host/bucket/key instead of https://bucket.host/key */
        isPathStyle: boolean
      }
  rateLimits: boolean
  logLevel: string
  /** True on this machine alone: the development mailbox exists only then. */
  isLocal: boolean
}

/** Says in one line per value what is wrong and what is expected. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

/**
 * Reads and checks the configuration. Unknown variables are left alone.
 * @throws ConfigError naming every wrong value.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))
  const result = v.safeParse(environment, given)
  if (!result.success) throw new ConfigError(result.issues.map(explain).join('\n'))
  const values = result.output
  const siteUrl = values.SITE_URL ?? `http://localhost:${values.PORT}`
  const siteHost = new URL(siteUrl).hostname
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    brandName: values.BRAND_NAME,
    siteUrl,
    demoData: values.DEMO_DATA,
    trustedProxies: values.TRUST_PROXY,
    mail: { url: values.MAIL_URL, from: values.MAIL_FROM ?? `${values.BRAND_NAME} <hello@${siteHost}>` },
    grievanceOfficer: values.GRIEVANCE_OFFICER,
    payments: readPayments(values),
    files: readFiles(values),
    rateLimits: values.RATE_LIMITS,
    logLevel: values.LOG_LEVEL,
    isLocal: ['localhost', '127.0.0.1', '[::1]'].includes(siteHost),
  }
}

/** The address alone, of a sender like 'Diya <hello@diya.example>'. */
export function addressOf(sender: string): string {
  return /<([^>]+)>/.exec(sender)?.[1] ?? sender
}

function explain(issue: v.BaseIssue<unknown>): string {
  const name = v.getDotPath(issue)
  const wrong =
    typeof issue.input === 'string' && !/URL|SECRET|KEY/.test(name ?? '') ? ` is "${issue.input}"` : ' is not usable'
  return `${name}${wrong}: ${issue.message}`
}

function readPayments(values: v.InferOutput<typeof environment>): Config['payments'] {
  if (values.PAYMENTS === 'sandbox') return { provider: 'sandbox' }
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret, RAZORPAY_WEBHOOK_SECRET: webhookSecret } = values
  if (!keyId || !keySecret || !webhookSecret) {
    throw new ConfigError(
      'PAYMENTS is "razorpay": expected RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET as well',
    )
  }
  return { provider: 'razorpay', keyId, keySecret, webhookSecret }
}

function readFiles(values: v.InferOutput<typeof environment>): Config['files'] {
  const {
    FILES_S3_BUCKET: bucket,
    FILES_S3_ENDPOINT: endpoint,
    FILES_S3_REGION: region,
    FILES_S3_KEY: key,
    FILES_S3_SECRET: secret,
    FILES_S3_PATH_STYLE: isPathStyle = endpoint !== undefined,
  } = values
  if (!bucket) {
    const given = Object.keys(values).find((name) => name.startsWith('FILES_S3_'))
    if (!given) return { store: 'disk' }
    throw new ConfigError(`${given} is set: expected FILES_S3_BUCKET as well, or none of them`)
  }
  if (!key || !secret || !(region || endpoint)) {
    throw new ConfigError(
      'FILES_S3_BUCKET is set: expected FILES_S3_KEY, FILES_S3_SECRET and FILES_S3_REGION (or FILES_S3_ENDPOINT) as well',
    )
  }
  return { store: 's3', bucket, endpoint, region: region ?? 'us-east-1', key, secret, isPathStyle }
}
