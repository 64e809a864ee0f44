import { join } from 'node:path'
import { RazorpayStandIn } from '#app/platform/payments/razorpay/fake-razorpay.test-support.ts'
import { bucketSettings, serveBucket } from '#app/platform/files/s3.test-support.ts'
import type { OwnPostgresServer } from '#test/crash/postgres-server.ts'
import { type Site, startSite } from '#test/journeys/site.ts'
import { openTwilio, redirection } from '#test/journeys/twilio.ts'
import { openSmtpSink } from './smtp-sink.ts'
import { ToxicProxy } from './toxic-proxy.ts'

export const SERVICES = ['database', 'files', 'gateway', 'texts', 'mails'] as const
export type Service = (typeof SERVICES)[number]

export interface SiteBehindProxies {
  site: Site
  proxies: Readonly<Record<Service, ToxicProxy>>
  /** Who got a mail. */
  recipients: readonly string[]
  close(): Promise<void>
}

const RAZORPAY = {
  PAYMENTS: 'razorpay',
  RAZORPAY_KEY_ID: 'rzp_test_1',
  RAZORPAY_KEY_SECRET: 's',
  RAZORPAY_WEBHOOK_SECRET: 's',
}

/** The built server on real services of this machine, each behind a proxy that spoils its answers. */
export async function startBehindProxies(
  server: OwnPostgresServer,
  folder: string,
  seed: number,
): Promise<SiteBehindProxies> {
  const to = (port: number) => ToxicProxy.to(port, { seed })
  const databaseUrl = new URL(await server.createDatabase())
  const [razorpay, mail] = [new RazorpayStandIn(), await openSmtpSink()]
  const proxies: Partial<Record<Service, ToxicProxy>> = {
    database: await to(Number(databaseUrl.port)),
    files: await to(await serveBucket(join(folder, 's3'))),
    gateway: await to(Number(new URL(await razorpay.baseUrl()).port)),
    mails: await to(mail.port),
  }
  const twilio = await openTwilio(async (port) => {
    proxies.texts = await to(port)
    return proxies.texts.port
  })
  const all = proxies as Record<Service, ToxicProxy>
  databaseUrl.port = String(all.database.port)
  const site = await startSite({
    ...RAZORPAY,
    ...bucketSettings(all.files.port),
    ...twilio.settings,
    NODE_OPTIONS: `${twilio.settings['NODE_OPTIONS']} --import=data:text/javascript,${encodeURIComponent(redirection('https://api.razorpay.com', all.gateway.port))}`,
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: databaseUrl.href,
    MAIL_URL: `smtp://127.0.0.1:${all.mails.port}`,
    AUTH_PHONE_ENABLED: 'true',
    AUTH_QUIET_ANSWER_MS: '0',
  })
  return {
    site,
    proxies: all,
    recipients: mail.recipients,
    close: async () => {
      await site.close()
      for (const proxy of Object.values(all)) await proxy.close()
      mail.close()
      await Promise.all([razorpay.close(), twilio.close()])
    },
  }
}
