import '#app/request-forms.server.ts'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { Hono } from 'hono'
import { API_PATH } from '#app/features/api/all-routes.server.ts'
import { createApi } from '#app/features/api/http.server.ts'
import { mandateListener } from '#app/features/fundraising/monthly/mandate-listener.server.ts'
import { contributionSettlement } from '#app/features/fundraising/settlement/settle-contribution.server.ts'
import { trancheOwner } from '#app/features/fundraising/tranches/tranche-owner.server.ts'
import { rememberHidden } from '#app/features/helplines/hidden-queries.server.ts'
import { orderSettlement } from '#app/features/orders/payment/settle-order.server.ts'
import { isEventPicture } from '#app/features/events/queries.server.ts'
import { liveEvents } from '#app/features/events/http.server.ts'
import { liveSupporters } from '#app/features/fundraising/http.server.ts'
import { createMediaFiles, createUploads, type MediaDeps } from '#app/features/media/serving/http.server.ts'
import { seesReturnPhoto } from '#app/features/orders/returns/return-photos.server.ts'
import { findUploadOwner } from '#app/features/orders/placing/guest-queries.server.ts'
import { mailStops } from '#app/features/mail-stops/http.server.ts'
import { STOP_PATH } from '#app/platform/mail/stops.server.ts'
import { paymentWebhooks } from '#app/features/payments/http.server.ts'
import { offlineRoutes } from '#app/offline/http.server.ts'
import type { Clock } from '#app/platform/time/clock.ts'
import type { Config } from '#app/platform/config/config.server.ts'
import type { FileStore } from '#app/platform/files/file-store.ts'
import { openFiles } from '#app/platform/files/open-files.server.ts'
import { sealFiles } from '#app/platform/files/sealed-files.server.ts'
import type { LiveHub } from '#app/platform/live/live-hub.server.ts'
import type { PaymentProvider } from '#app/platform/payments/provider.ts'
import { showcaseCopy } from '#app/platform/config/showcase-copy.ts'
import { createRazorpay } from '#app/platform/payments/razorpay/razorpay.server.ts'
import { createSandbox, type Sandbox } from '#app/platform/payments/sandbox/sandbox.server.ts'
import { adminApi } from './accounts/admin-api.ts'
import { apiActorOf } from './accounts/api-actor.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { AppDeps } from './app-context.ts'
import { buildVersion } from './lifecycle/build-version.ts'
import { type AuthFoundations, openAuth } from './accounts/open-auth.ts'
import { cacheHeaders } from './page-cache/page-cache.ts'
import { networkOfClient } from './http/client-ip.ts'
import { staffPort } from './accounts/staff-port.ts'

interface Foundations extends AuthFoundations {
  hub: LiveHub
  metrics?: Metrics | undefined
}

/** The dependencies of the app and of the background jobs. */
export interface Services extends AppDeps {
  sandbox: Sandbox | undefined
  webhooks: Parameters<typeof paymentWebhooks>[0]
  media: MediaDeps
  /** The files as they are stored; for what must be readable without a key. */
  store: FileStore
}

/** Creates all services. It starts no jobs. */
export async function createServices(foundations: Foundations): Promise<Services> {
  const { config, database, hub, log, clock, secrets } = foundations
  const mailDeps = { site: config, sealer: secrets }
  const apiRoutes: Record<string, Hono> = {}
  const browserRoutes: Record<string, Hono> = {}
  const sandbox = config.payments.provider === 'sandbox' ? openSandbox(foundations, apiRoutes) : undefined
  const payments = sandbox?.provider ?? openRazorpay(config, clock)
  const webhooks = {
    db: database.db,
    providers: { [payments.name]: payments },
    settlements: { contribution: contributionSettlement(mailDeps), order: orderSettlement(mailDeps) },
    payouts: { tranche: trancheOwner(mailDeps) },
    mandates: mandateListener(mailDeps),
    clock,
    log,
  }
  apiRoutes['/webhooks/payments'] = paymentWebhooks(webhooks)
  apiRoutes[STOP_PATH] = mailStops({ db: database.db, sealer: secrets, clock })
  const live = { database, hub, clock, networkOf: networkOfClient(config) }
  browserRoutes['/live/campaigns'] = liveSupporters(live)
  browserRoutes['/live/events'] = liveEvents(live)
  browserRoutes['/'] = offlineRoutes({ db: database.db, site: config, version: buildVersion })
  if (sandbox) browserRoutes['/sandbox'] = sandbox.app
  const auth = openAuth(foundations)
  const store = openFiles(config)
  const media = openMedia(foundations, auth, sealFiles(store, foundations.secrets))
  apiRoutes[API_PATH] = openApi(foundations, media.findActor)
  const issuer = foundations.env['AUTH_EXTERNAL_URL'] || `${config.siteUrl}/auth/v1`
  const send = (path: string, init: RequestInit) => auth.app.request(path, init)
  const staff = staffPort(auth, adminApi({ send, keys: foundations.keys, issuer, clock }))
  const hiddenHelplines = await rememberHidden({ db: database.db, clock, log })
  const machines = {
    apiRoutes,
    browserRoutes,
    uploads: createUploads(media),
    files: media.files,
    mediaFiles: createMediaFiles(media),
    webhooks,
    media,
    store,
  }
  return {
    config,
    database,
    clock,
    log,
    metrics: foundations.metrics,
    auth,
    payments,
    sealer: foundations.secrets,
    staff,
    hiddenHelplines,
    sandbox,
    ...machines,
  }
}

/** The sandbox sends its notifications to the same webhook as a real provider. */
function openSandbox({ config, database, clock }: Foundations, apiRoutes: Record<string, Hono>): Sandbox {
  return createSandbox({
    db: database.db,
    clock,
    secret: randomBytes(32).toString('base64url'),
    baseUrl: `${config.siteUrl}/sandbox`,
    brand: config.brandName,
    ...(config.showcase && { note: () => showcaseCopy.line }),
    deliver: async (headers, body) => {
      const response = await apiRoutes['/webhooks/payments']?.request('/sandbox', { method: 'POST', headers, body })
      return { ok: response?.ok ?? false }
    },
  })
}

function openApi({ config, database, clock, log, secrets }: Foundations, findActor: MediaDeps['findActor']): Hono {
  const cacheHeadersOf: Parameters<typeof createApi>[0]['cacheHeaders'] = (policy) => cacheHeaders([policy])
  return createApi({
    db: database.db,
    clock,
    log,
    sealer: secrets,
    site: config,
    findActor,
    cacheHeaders: cacheHeadersOf,
  })
}

function openMedia(
  { config, database, clock, log, secrets }: Foundations,
  auth: AppDeps['auth'],
  files: MediaDeps['files'],
): MediaDeps {
  const workFolder = join(config.dataDir, 'uploads')
  const { db } = database
  const findGuestOwner: MediaDeps['findGuestOwner'] = (params) => findUploadOwner(db, { token: params.get('order') })
  const isShared: MediaDeps['isShared'] = async (mediaId, { actor, params }) =>
    (await isEventPicture(db, mediaId)) || seesReturnPhoto(db, { mediaId, actor, token: params.get('order') })
  const ports = { findActor: apiActorOf(auth, config), findGuestOwner, isShared }
  return { db, files, workFolder, clock, log, sealer: secrets, ...ports }
}

function openRazorpay({ payments }: Config, clock: Clock): PaymentProvider {
  if (payments.provider !== 'razorpay') throw new Error('Razorpay is not configured.')
  return createRazorpay({ ...payments, clock })
}
