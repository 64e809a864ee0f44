import { receiptAttachment } from '#app/capabilities/fundraising/receipt-pdf.server.ts'
import { reconcile } from '#app/capabilities/payments/commands/reconcile.server.ts'
import { sendRefunds } from '#app/capabilities/payments/commands/send-refunds.server.ts'
import { findBrokenSentences } from '#db/checks/data-checks.ts'
import type { Job } from '#app/platform/jobs/run-jobs.server.ts'
import { createMailTransport } from '#app/platform/mail/transport.server.ts'
import { sendDueMails } from '#app/platform/mail/outbox.server.ts'
import type { Services } from './services.ts'

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
const DAY_MS = 24 * 60 * MINUTE_MS

/** Everything that happens without being asked for. */
export function backgroundJobs({ config, database, clock, log, auth, sandbox, webhooks }: Services): Job[] {
  const transport = createMailTransport(config.mail)
  const loadAttachment = receiptAttachment({ db: database.db, clock, site: config })
  const jobs: Job[] = [
    {
      name: 'send mails',
      everyMs: 2 * SECOND_MS,
      run: () => sendDueMails({ db: database.db, transport, now: clock(), loadAttachment }),
    },
    { name: 'reconcile payments', everyMs: MINUTE_MS, run: () => reconcile(webhooks) },
    { name: 'send refunds', everyMs: 10 * SECOND_MS, run: () => sendRefunds(webhooks) },
    { name: 'sweep the auth service', everyMs: MINUTE_MS, run: () => auth.sweep(clock()) },
    {
      name: 'check the data',
      everyMs: DAY_MS,
      run: async () => {
        for (const broken of await findBrokenSentences(database.db, clock()))
          log.error(broken, 'a sentence about the data is not true')
      },
    },
  ]
  if (sandbox) {
    jobs.push({ name: 'deliver sandbox notifications', everyMs: SECOND_MS, run: () => sandbox.deliverDue(clock()) })
  }
  return jobs
}
