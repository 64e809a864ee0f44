import { randomBytes } from 'node:crypto'
import type { Hono } from 'hono'
import { contributionSettlement } from '#app/capabilities/fundraising/commands/settle-contribution.server.ts'
import { liveEvents } from '#app/capabilities/events/http.server.ts'
import { liveSupporters } from '#app/capabilities/fundraising/http.server.ts'
import { createMarketplaceApi } from '#app/capabilities/marketplace/http.server.ts'
import { paymentWebhooks } from '#app/capabilities/payments/http.server.ts'
import { offlineDoors } from '#app/offline/http.server.ts'
import type { Clock } from '#app/platform/clock.ts'
import type { Config } from '#app/platform/config.server.ts'
import type { Database } from '#app/platform/db/database.server.ts'
import type { LiveHub } from '#app/platform/live/live-hub.server.ts'
import type { Logger } from '#app/platform/log.server.ts'
import type { PaymentProvider } from '#app/platform/payments/provider.ts'
import { createRazorpay } from '#app/platform/payments/razorpay/razorpay.server.ts'
import { createSandbox, type Sandbox } from '#app/platform/payments/sandbox/sandbox.server.ts'
import type { KeyRing } from '#auth/keys.ts'
import type { Secrets } from '#auth/secrets.ts'
import { createAuth } from '#auth/service.ts'
import { readSettings } from '#auth/settings.ts'
import { adminApi } from './admin-api.ts'
import type { AppDeps, AppEnv } from './app.ts'
import { buildVersion } from './build-version.ts'
import { clientIp } from './client-ip.ts'
import { mailboxSms, outboxMail } from './messages.ts'
import { cacheHeaders } from './page-cache.ts'
import { staffDoors } from './staff-doors.ts'

interface Foundations {
  config: Config
  database: Database
  keys: KeyRing
  secrets: Secrets
  hub: LiveHub
  log: Logger
  clock: Clock
  env: Record<string, string | undefined>
}

/** What the doors and the background jobs need. */
export interface Services extends AppDeps {
  sandbox: Sandbox | undefined
  webhooks: Parameters<typeof paymentWebhooks>[0]
}

/** Builds every service from the foundations. Nothing runs yet. */
export function createServices(foundations: Foundations): Services {
  const { config, database, hub, log, clock } = foundations
  const doors: Record<string, Hono> = {}
  const sandbox = config.payments.provider === 'sandbox' ? openSandbox(foundations, doors) : undefined
  const payments = sandbox?.provider ?? openRazorpay(config, clock)
  const webhooks = {
    db: database.db,
    providers: { [payments.name]: payments },
    settlements: { contribution: contributionSettlement(config) },
    clock,
    log,
  }
  doors['/webhooks/payments'] = paymentWebhooks(webhooks)
  doors['/live/campaigns'] = liveSupporters({ database, hub })
  doors['/live/events'] = liveEvents({ database, hub, clock })
  doors['/api/v1'] = createMarketplaceApi({ db: database.db, log, keep: (policy) => cacheHeaders([policy]) })
  doors['/'] = offlineDoors({ db: database.db, brand: config.brandName, version: buildVersion })
  if (sandbox) doors['/sandbox'] = sandbox.app
  const auth = openAuth(foundations)
  const issuer = foundations.env['AUTH_EXTERNAL_URL'] || `${config.siteUrl}/auth/v1`
  const send = (path: string, init: RequestInit) => auth.app.request(path, init)
  const staff = staffDoors(auth, adminApi({ send, keys: foundations.keys, issuer, clock }))
  return { config, database, clock, log, auth, payments, sealer: foundations.secrets, staff, doors, sandbox, webhooks }
}

/** Whoever owns an account hears of each change to its ways in, unless the environment says otherwise. */
const SECURITY_NOTICES = {
  AUTH_NOTIFY_PASSWORD_CHANGED: 'true',
  AUTH_NOTIFY_EMAIL_CHANGED: 'true',
  AUTH_NOTIFY_PHONE_CHANGED: 'true',
  AUTH_NOTIFY_IDENTITY_LINKED: 'true',
  AUTH_NOTIFY_IDENTITY_UNLINKED: 'true',
  AUTH_NOTIFY_FACTOR_ENROLLED: 'true',
  AUTH_NOTIFY_FACTOR_UNENROLLED: 'true',
}

/** The auth service alone; it needs no hub. */
export function openAuth({
  config,
  database,
  keys,
  secrets,
  log,
  clock,
  env,
}: Omit<Foundations, 'hub'>): ReturnType<typeof createAuth> {
  return createAuth({
    db: database.db,
    settings: readSettings({
      ...(config.rateLimits ? {} : { AUTH_RATE_LIMITS: 'off' }),
      ...SECURITY_NOTICES,
      ...env,
      AUTH_EXTERNAL_URL: env['AUTH_EXTERNAL_URL'] || `${config.siteUrl}/auth/v1`,
      AUTH_SITE_URL: env['AUTH_SITE_URL'] || config.siteUrl,
      AUTH_MAIL_SITE_NAME: env['AUTH_MAIL_SITE_NAME'] || config.brandName,
    }),
    keys,
    secrets,
    clock,
    log,
    mail: outboxMail({ database, clock }),
    sms: mailboxSms({ config, database, clock }),
    clientIp: (c) => clientIp(c.req.raw.headers, (c.env as AppEnv['Bindings'])?.remoteAddress, config.trustedProxies),
  })
}

/** The sandbox delivers its notifications through the same door that another company would use. */
function openSandbox({ config, database, clock }: Foundations, doors: Record<string, Hono>): Sandbox {
  return createSandbox({
    db: database.db,
    clock,
    secret: randomBytes(32).toString('base64url'),
    baseUrl: `${config.siteUrl}/sandbox`,
    deliver: async (headers, body) => {
      const response = await doors['/webhooks/payments']?.request('/sandbox', { method: 'POST', headers, body })
      return { ok: response?.ok ?? false }
    },
  })
}

function openRazorpay({ payments }: Config, clock: Clock): PaymentProvider {
  if (payments.provider !== 'razorpay') throw new Error('Razorpay is not configured.')
  return createRazorpay({ ...payments, clock })
}
