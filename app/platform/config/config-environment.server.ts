import { isIP } from 'node:net'
import * as v from 'valibot'

const PORT_MAX = 65_535
const PROXY_HOPS_MAX = 10

/** Text of at least one character; `readConfig` treats an empty variable as absent. */
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
/** Keeps the path, unlike `httpUrl`: some S3 stores have one. */
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
/** A line about the organisation. */
const line = v.pipe(text, v.maxLength(300, 'expected at most 300 characters'))
const pan = v.pipe(text, v.regex(/^[A-Z]{5}\d{4}[A-Z]$/, 'expected ten characters, like AAATD1234F'))
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

const PLACE_PARTS = ['city', 'region', 'country'] as const
const placeHeaders = v.pipe(
  text,
  v.transform((pairs) => pairs.split(',').map((pair) => pair.trim().split('=') as [string, string])),
  v.check(
    (pairs) =>
      pairs.every(
        ([part, name = '', ...more]) =>
          (PLACE_PARTS as readonly string[]).includes(part) && /^[\w-]+$/.test(name) && more.length === 0,
      ),
    'expected headers of the proxy, like country=CF-IPCountry,city=CF-IPCity',
  ),
  v.transform((pairs): Partial<Record<(typeof PLACE_PARTS)[number], string>> => Object.fromEntries(pairs)),
)

/** Not trimmed: spaces are part of a passphrase. */
const passphrase = v.pipe(v.string(), v.minLength(16, 'expected at least 16 characters, like five random words'))

const token = v.pipe(text, v.minLength(16, 'expected at least 16 characters, like the output of openssl rand -hex 16'))

/** Every variable that is read, with its default. */
export const environment = v.object({
  PORT: v.optional(port, '3000'),
  HOST: v.optional(host, 'localhost'),
  DATA_DIR: v.optional(text, './data'),
  DATABASE_URL: v.optional(postgresUrl),
  BACKUP_PASSPHRASE: v.optional(passphrase),
  BRAND_NAME: v.optional(v.pipe(text, v.maxLength(40, 'expected at most 40 characters')), 'Diya'),
  SITE_URL: v.optional(httpUrl),
  SHOWCASE: v.optional(flag, '0'),
  DEMO_DATA: v.optional(flag),
  DEMO_PICTURES: v.optional(flag, '1'),
  TRUST_PROXY: v.optional(hops, '0'),
  PLACE_HEADERS: v.optional(placeHeaders),
  MAIL_URL: v.optional(smtpUrl),
  MAIL_FROM: v.optional(v.pipe(text, v.includes('@', 'expected an address, like hello@diya.example'))),
  GRIEVANCE_OFFICER: v.optional(v.pipe(text, v.maxLength(300, 'expected at most 300 characters'))),
  ORG_NAME: v.optional(line),
  ORG_REGISTRATION: v.optional(line),
  ORG_ADDRESS: v.optional(line),
  ORG_PAN: v.optional(pan),
  ORG_12A: v.optional(line),
  ORG_80G: v.optional(line),
  ORG_FCRA: v.optional(line),
  ORG_CSR1: v.optional(line),
  FOUNDER_NAME: v.optional(line),
  PAYMENTS: v.optional(v.picklist(['sandbox', 'razorpay'], 'expected sandbox or razorpay'), 'sandbox'),
  RAZORPAY_KEY_ID: v.optional(text),
  RAZORPAY_KEY_SECRET: v.optional(text),
  RAZORPAY_WEBHOOK_SECRET: v.optional(text),
  RAZORPAY_WEBHOOK_SECRET_PREVIOUS: v.optional(text),
  RAZORPAYX_ACCOUNT_NUMBER: v.optional(text),
  RAZORPAYX_WEBHOOK_SECRET: v.optional(text),
  RAZORPAYX_WEBHOOK_SECRET_PREVIOUS: v.optional(text),
  FILES_S3_BUCKET: v.optional(text),
  FILES_S3_ENDPOINT: v.optional(endpointUrl),
  FILES_S3_REGION: v.optional(text),
  FILES_S3_KEY: v.optional(text),
  FILES_S3_SECRET: v.optional(text),
  FILES_S3_PATH_STYLE: v.optional(flag),
  METRICS_PORT: v.optional(port),
  METRICS_HOST: v.optional(host, 'localhost'),
  METRICS_TOKEN: v.optional(token),
  RATE_LIMITS: v.optional(flag, '1'),
  LOG_LEVEL: v.optional(
    v.picklist(['debug', 'info', 'warn', 'error', 'silent'], 'expected debug, info, warn, error or silent'),
    'info',
  ),
})

export type Environment = v.InferOutput<typeof environment>
