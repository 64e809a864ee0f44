import { resolve } from 'node:path'
import * as v from 'valibot'
import { environment, type Environment } from './config-environment.server.ts'
import { isLoopback } from './loopback.ts'
import type { Organisation } from './organisation.ts'

/** The environment variables that are read here; the README explains each. */
export const CONFIG_NAMES: readonly string[] = Object.keys(environment.entries)

export interface Config {
  port: number
  host: string
  /** Absolute path: the embedded database, signing keys and uploads live here. */
  dataDir: string
  databaseUrl: string | undefined
  /** `npm run backup` encrypts with it, `npm run restore` decrypts with it. */
  backupPassphrase: string | undefined
  brandName: string
  /** The origin under which visitors reach the site, without a slash at the end. */
  siteUrl: string
  /** False when `siteUrl` is the default, `http://localhost:PORT`. */
  isSiteUrlGiven: boolean
  /** A public demonstration: test payments and demo data are allowed, and every page says so. */
  showcase: boolean
  demoData: boolean
  /** Whether the background job adds pictures to new demo data. */
  demoPictures: boolean
  /** The number of reverse proxies in front of the server; with 0 the client's IP is the socket's address. */
  trustedProxies: number
  /** The headers in which the proxy next to the server says where a client's network is. */
  placeHeaders: { city?: string | undefined; region?: string | undefined; country?: string | undefined }
  mail: { url: string | undefined; from: string }
  /** Name, address and hours of the grievance officer that Indian law requires, as text. */
  grievanceOfficer: string | undefined
  organisation: Organisation
  payments:
    | { provider: 'sandbox' }
    | {
        provider: 'razorpay'
        keyId: string
        keySecret: string
        /** Of payments and payouts, now and before the rotation. */
        webhookSecrets: readonly string[]
        /** RazorpayX, for payouts. */
        payouts?: { accountNumber: string }
      }
  /** Where uploaded files are stored: in DATA_DIR/files, or in an S3 bucket. */
  files:
    | { store: 'disk' }
    | {
        store: 's3'
        bucket: string
        /** Undefined for AWS. */
        endpoint: string | undefined
        region: string
        key: string
        secret: string
        /** https://host/bucket/key instead of https://bucket.host/key */
        isPathStyle: boolean
      }
  /** `/metrics` is served on `port`, and on the site's own port to whoever has `token`. */
  metrics: { port: number | undefined; host: string; token: string | undefined }
  rateLimits: boolean
  logLevel: string
  /** True when `siteUrl` is an address of this machine alone. */
  isLocal: boolean
  /** Whether `/dev/mailbox` shows sent mails; the mailbox checks each request as well. */
  hasMailbox: boolean
  /** False in a demonstration without a mail server. */
  canSendMail: boolean
  /** Whether the auth service has a provider of text messages. */
  hasTextProvider: boolean
  /** True with such a provider, and where the mailbox for development shows text messages. */
  canSendTexts: boolean
}

/** The message has one line for each wrong value: what it is and what is expected. */
export class ConfigError extends Error {
  override name = 'ConfigError'
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(problems.join('\n'))
    this.problems = problems
  }
}

/**
 * Reads and validates the configuration. Unknown variables are ignored.
 * @throws ConfigError naming every wrong value.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))
  const result = v.safeParse(environment, given)
  const wrong = new Map(result.issues?.map((issue) => [v.getDotPath(issue) ?? '', issue.message]))
  // Parses the rest without the wrong values, so that missing values are reported at the same time.
  for (const name of wrong.keys()) delete given[name]
  const values = result.success ? result.output : v.parse(environment, given)
  const missing = [missingForPayments, missingForFiles, missingForPlaces, missingForMetrics]
    .flatMap((find) => find(values))
    .filter(([name]) => !wrong.has(name))
  const problems = [...wrong, ...missing].map(([name, expected]) => explainValue(name, env[name], expected))
  if (problems.length > 0) throw new ConfigError(problems)
  return toConfig(values, { hasTextProvider: hasTextProvider(given['AUTH_SMS_PROVIDER']) })
}

/**
 * One line about one variable: its name, its value and what is expected. Of a value that may be a secret it shows only
 * the length.
 */
export function explainValue(name: string, value: string | undefined, expected: string): string {
  return `${name} ${shapeOf(name, value?.trim() ?? '')}: ${expected}`
}

const VALUE_CHARS_MAX = 60
const MAY_BE_SECRET = /URL|SECRET|KEY|TOKEN|SID|PASS|CODES/

function shapeOf(name: string, value: string): string {
  if (value === '') return 'is missing'
  const isShown = value.length <= VALUE_CHARS_MAX && (!MAY_BE_SECRET.test(name) || isPlainOrigin(name, value))
  return isShown ? `is ${JSON.stringify(value)}` : `is a text of ${value.length} characters`
}

function isPlainOrigin(name: string, value: string): boolean {
  return name === 'SITE_URL' && !/[@?#]/.test(value)
}

/** The auth service reads and checks this variable. */
const hasTextProvider = (name: string | undefined): boolean => name !== undefined && name !== 'log'

function toConfig(values: Environment, { hasTextProvider }: { hasTextProvider: boolean }): Config {
  const siteUrl = values.SITE_URL ?? `http://localhost:${values.PORT}`
  const siteHost = new URL(siteUrl).hostname
  const isLocal = isLoopback(siteHost)
  const mailUrl = values.MAIL_URL
  const showcase = values.SHOWCASE
  const hasMailbox = isLocal && mailUrl === undefined && values.TRUST_PROXY === 0 && !showcase
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    backupPassphrase: values.BACKUP_PASSPHRASE,
    brandName: values.BRAND_NAME,
    siteUrl,
    isSiteUrlGiven: values.SITE_URL !== undefined,
    showcase,
    demoData: values.DEMO_DATA ?? (isLocal || showcase),
    demoPictures: values.DEMO_PICTURES,
    trustedProxies: values.TRUST_PROXY,
    placeHeaders: values.PLACE_HEADERS ?? {},
    mail: { url: mailUrl, from: values.MAIL_FROM ?? `${values.BRAND_NAME} <hello@${siteHost}>` },
    grievanceOfficer: values.GRIEVANCE_OFFICER,
    organisation: {
      registeredName: values.ORG_NAME,
      registration: values.ORG_REGISTRATION,
      address: values.ORG_ADDRESS,
      pan: values.ORG_PAN,
      section12a: values.ORG_12A,
      section80g: values.ORG_80G,
      fcra: values.ORG_FCRA,
      csr1: values.ORG_CSR1,
      founder: values.FOUNDER_NAME,
    },
    payments: toPayments(values),
    files: toFiles(values),
    metrics: { port: values.METRICS_PORT, host: values.METRICS_HOST, token: values.METRICS_TOKEN },
    rateLimits: values.RATE_LIMITS,
    logLevel: values.LOG_LEVEL,
    isLocal,
    hasMailbox,
    canSendMail: mailUrl !== undefined || !showcase,
    hasTextProvider,
    canSendTexts: hasTextProvider || hasMailbox,
  }
}

/** 'Diya <hello@diya.example>' → 'hello@diya.example' */
export function addressOf(sender: string): string {
  return /<([^>]+)>/.exec(sender)?.[1] ?? sender
}

type Missing = [name: string, expected: string]

function missingForPayments(values: Environment): Missing[] {
  if (values.PAYMENTS === 'sandbox') return []
  const names = ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'] as const
  return names
    .filter((name) => !values[name])
    .map((name) => [name, 'expected a value from your account at Razorpay, because PAYMENTS is "razorpay"'])
}

function toPayments(values: Environment): Config['payments'] {
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret, RAZORPAY_WEBHOOK_SECRET: webhookSecret } = values
  const { RAZORPAYX_ACCOUNT_NUMBER: accountNumber } = values
  if (values.PAYMENTS === 'sandbox') return { provider: 'sandbox' }
  if (!keyId || !keySecret || !webhookSecret) throw new Error('Razorpay is not configured.')
  const ofPayouts = accountNumber ? [values.RAZORPAYX_WEBHOOK_SECRET, values.RAZORPAYX_WEBHOOK_SECRET_PREVIOUS] : []
  const webhookSecrets = [webhookSecret, values.RAZORPAY_WEBHOOK_SECRET_PREVIOUS, ...ofPayouts].filter(
    (secret) => secret !== undefined,
  )
  return {
    provider: 'razorpay',
    keyId,
    keySecret,
    webhookSecrets,
    ...(accountNumber && { payouts: { accountNumber } }),
  }
}

/** Without a proxy that sets them, anybody could send these headers. */
function missingForPlaces({ PLACE_HEADERS, TRUST_PROXY }: Environment): Missing[] {
  const isForged = PLACE_HEADERS !== undefined && TRUST_PROXY === 0
  return isForged ? [['TRUST_PROXY', 'expected the number of proxies in front, because PLACE_HEADERS is set']] : []
}

function missingForMetrics({ METRICS_PORT, METRICS_HOST, METRICS_TOKEN, PORT }: Environment): Missing[] {
  if (METRICS_PORT === PORT) return [['METRICS_PORT', 'expected another port than PORT (or METRICS_TOKEN alone)']]
  if (METRICS_PORT === undefined || METRICS_TOKEN || isLoopback(METRICS_HOST)) return []
  return [['METRICS_TOKEN', 'expected at least 16 characters, because others can reach METRICS_HOST']]
}

function missingForFiles(values: Environment): Missing[] {
  const given = Object.keys(values).find((name) => name.startsWith('FILES_S3_'))
  if (!given) return []
  const hasPlace = values.FILES_S3_REGION || values.FILES_S3_ENDPOINT
  const missing: Missing[] = []
  if (!values.FILES_S3_BUCKET)
    missing.push(['FILES_S3_BUCKET', `expected the name of a bucket, because ${given} is set`])
  for (const name of ['FILES_S3_KEY', 'FILES_S3_SECRET'] as const) {
    if (!values[name]) missing.push([name, `expected a value for the bucket, because ${given} is set`])
  }
  if (!hasPlace) missing.push(['FILES_S3_REGION', 'expected a region, like ap-south-1 (or FILES_S3_ENDPOINT)'])
  return missing
}

function toFiles(values: Environment): Config['files'] {
  const {
    FILES_S3_BUCKET: bucket,
    FILES_S3_ENDPOINT: endpoint,
    FILES_S3_REGION: region,
    FILES_S3_KEY: key,
    FILES_S3_SECRET: secret,
    FILES_S3_PATH_STYLE: isPathStyle = endpoint !== undefined,
  } = values
  if (!bucket || !key || !secret) return { store: 'disk' }
  return { store: 's3', bucket, endpoint, region: region ?? 'us-east-1', key, secret, isPathStyle }
}
