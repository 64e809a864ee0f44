import { forgetPastHolders } from '#app/features/events/tickets/forget-holder.server.ts'
import { demoAttachment } from '#app/features/partnership/demo-calendar.server.ts'
import { ticketAttachment } from '#app/features/events/event/event-calendar.server.ts'
import { notifyAdministrators } from '#app/features/staff/data-checks/notify-administrators.server.ts'
import { returnCampaigns } from '#app/features/fundraising/returns/return-campaigns.server.ts'
import { chargeGifts } from '#app/features/fundraising/settlement/charge-gifts.server.ts'
import { deleteDueDocuments } from '#app/features/fundraising/documents/delete-due-documents.server.ts'
import { askBanks } from '#app/features/fundraising/payees/ask-banks.server.ts'
import { campaignReportSource } from '#app/features/fundraising/reports/report-queries.server.ts'
import { sendCampaignMessages } from '#app/features/fundraising/owner/updates/send-messages.server.ts'
import { runMonthlyGifts } from '#app/features/fundraising/monthly/debits/run-monthly-gifts.server.ts'
import { receiptAttachment } from '#app/features/fundraising/receipt/receipt-pdf.server.ts'
import { sweepIncomplete } from '#app/features/marketplace/listing-requirements/sweep-incomplete.server.ts'
import { sweepReach } from '#app/features/marketplace/gst/sweep-reach.server.ts'
import { sweepListings } from '#app/features/marketplace/listing/sweep-listings.server.ts'
import { countFigures } from '#app/features/impact/count-figures.server.ts'
import { flagSource } from '#app/features/marketplace/trust/flag-queries.server.ts'
import { sealTransfers } from '#app/features/ledger/commands/seal-transfers.server.ts'
import { sealMedia } from '#app/features/media/commands/seal-media.server.ts'
import { compareMedia, sweepMedia } from '#app/features/media/commands/sweep-media.server.ts'
import { sweepOrders } from '#app/features/orders/payment/sweep-orders.server.ts'
import { invoiceAttachment } from '#app/features/orders/invoices/invoice-pdf.server.ts'
import { reconcile } from '#app/features/payments/commands/reconcile.server.ts'
import { sendRefunds } from '#app/features/payments/commands/send-refunds.server.ts'
import { sendPayouts } from '#app/features/payments/commands/send-payouts.server.ts'
import { importSettlements } from '#app/features/payments/settlement-import/import-settlements.server.ts'
import { remindQueues } from '#app/features/requests/queue/remind-queues.server.ts'
import { forgetNotices, notifyDesks } from '#app/features/requests/reports/notify-desks.server.ts'
import { storyReportSource } from '#app/features/stories/moderation/moderation-queries.server.ts'
import { expirePersonalData } from '#app/features/erasure/commands/expire-personal-data.server.ts'
import { listErasures } from '#app/features/erasure/commands/list-erasures.server.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#app/platform/time/durations.ts'
import { CHECK_EVERY_MS } from '#db/checks/data-checks.ts'
import { addPictures } from '#db/demo/pictures.ts'
import type { Job } from '#app/platform/run-jobs.server.ts'
import { forgetFormKeys } from '#app/platform/form-keys/form-keys.server.ts'
import { createMailTransport } from '#app/platform/mail/transport.server.ts'
import { showcaseCopy } from '#app/platform/config/showcase-copy.ts'
import { type AttachmentRef, blankOldMails, sendDueMails } from '#app/platform/mail/outbox.server.ts'
import { sweepShortLinks } from '#app/platform/texts/short-links.server.ts'
import { textTransport } from '#server/messages.ts'
import type { Services } from '#server/services.ts'
import { selfCheck } from './self-check.ts'

/** The tables with reports of content. */
export const REPORT_SOURCES = [storyReportSource, campaignReportSource, flagSource]

/** All periodic jobs. */
export function backgroundJobs({
  config,
  database,
  clock,
  log,
  auth,
  sealer,
  sandbox,
  webhooks,
  media,
  store,
  payments,
  metrics,
  staff,
}: Services): Job[] {
  const transport = createMailTransport({ ...config.mail, ...(config.showcase && { opening: showcaseCopy.line }) })
  const mails = {
    db: database.db,
    sealer,
    transport,
    textTransport: textTransport(config, auth),
    hasMailbox: config.hasMailbox,
  }
  const deps = { db: database.db, clock, site: config, sealer }
  const loaders = [receiptAttachment, ticketAttachment, demoAttachment, invoiceAttachment].map((create) => create(deps))
  const loadAttachment = async (ref: AttachmentRef) => {
    for (const load of loaders) {
      const attachment = await load(ref)
      if (attachment) return attachment
    }
    return null
  }
  const jobs: Job[] = [
    {
      name: 'send mails',
      everyMs: 2 * SECOND_MS,
      run: () => sendDueMails({ ...mails, now: clock(), loadAttachment }),
    },
    { name: 'blank old mails', everyMs: MINUTE_MS, run: () => blankOldMails({ ...mails, now: clock() }) },
    {
      name: 'sweep short links',
      everyMs: 60 * MINUTE_MS,
      run: () => sweepShortLinks({ db: database.db, now: clock() }),
    },
    {
      name: 'forget form keys',
      everyMs: HOUR_MS,
      run: () => forgetFormKeys({ db: database.db, now: clock() }),
    },
    {
      name: 'list erased accounts',
      everyMs: 10 * SECOND_MS,
      run: () => listErasures({ db: database.db, files: store, now: clock() }),
    },
    { name: 'seal transfers of the ledger', everyMs: 20 * SECOND_MS, run: () => sealTransfers(deps) },
    { name: 'reconcile payments', everyMs: MINUTE_MS, run: () => reconcile(webhooks) },
    {
      name: 'sweep orders',
      everyMs: MINUTE_MS,
      run: () => sweepOrders({ db: database.db, now: clock(), site: config, sealer }),
    },
    { name: 'import settlements', everyMs: HOUR_MS, run: () => importSettlements(webhooks) },
    {
      name: 'return what is left of campaigns',
      everyMs: 10 * SECOND_MS,
      run: () => returnCampaigns({ ...deps, sealer, log }),
    },
    { name: 'charge payment costs of gifts', everyMs: MINUTE_MS, run: () => chargeGifts(webhooks) },
    {
      name: 'send messages of campaigns',
      everyMs: 5 * SECOND_MS,
      run: () => sendCampaignMessages({ db: database.db, now: clock(), site: config, sealer }),
    },
    {
      name: 'run monthly gifts',
      everyMs: MINUTE_MS,
      run: () => runMonthlyGifts({ ...webhooks, site: config, sealer }),
    },
    {
      name: 'ask banks about accounts of campaigns',
      everyMs: MINUTE_MS,
      run: () => askBanks({ db: database.db, now: clock(), site: config, sealer, log, payouts: payments.payouts }),
    },
    {
      name: 'delete documents of campaigns',
      everyMs: HOUR_MS,
      run: () => deleteDueDocuments({ db: database.db, now: clock() }),
    },
    { name: 'send refunds', everyMs: 10 * SECOND_MS, run: () => sendRefunds(webhooks) },
    { name: 'send payouts', everyMs: 10 * SECOND_MS, run: () => sendPayouts(webhooks) },
    {
      name: 'remind desks of late requests',
      everyMs: 5 * MINUTE_MS,
      run: () => remindQueues({ db: database.db, now: clock(), site: config, sealer }),
    },
    {
      name: 'notify desks of reports',
      everyMs: MINUTE_MS,
      run: () => notifyDesks({ db: database.db, now: clock(), site: config, sealer }, REPORT_SOURCES),
    },
    {
      name: 'forget notices of old reports',
      everyMs: DAY_MS,
      run: () => forgetNotices({ db: database.db, now: clock() }, REPORT_SOURCES),
    },
    {
      name: 'expire personal data',
      everyMs: 6 * HOUR_MS,
      run: () => expirePersonalData({ db: database.db, files: store, now: clock() }),
    },
    { name: 'forget past holders of tickets', everyMs: 60 * MINUTE_MS, run: forgetPastHolders(deps) },
    {
      name: 'end list prices and badges',
      everyMs: 10 * MINUTE_MS,
      run: () => sweepListings({ db: database.db, now: clock() }),
    },
    {
      name: 'notify and pause incomplete listings',
      everyMs: 30 * MINUTE_MS,
      run: () => sweepIncomplete({ db: database.db, now: clock(), site: config, sealer }),
    },
    {
      name: 'apply the rules of GST to deliveries',
      everyMs: 10 * MINUTE_MS,
      run: () => sweepReach({ db: database.db, now: clock(), site: config, sealer }),
    },
    { name: 'count the figures', everyMs: 10 * MINUTE_MS, run: () => countFigures({ db: database.db, now: clock() }) },
    { name: 'seal media from before', everyMs: 10 * SECOND_MS, run: sealMedia(media) },
    { name: 'delete discarded media', everyMs: MINUTE_MS, run: () => sweepMedia({ ...media, now: clock() }) },
    { name: 'compare media and files', everyMs: DAY_MS, run: () => compareMedia({ ...media, now: clock() }) },
    { name: 'sweep the auth service', everyMs: MINUTE_MS, run: () => auth.sweep(clock()) },
    {
      name: 'check the data',
      everyMs: CHECK_EVERY_MS,
      run: selfCheck({
        ...deps,
        log,
        report: (failed) => metrics?.dataChecks(failed),
        alarm: (name, now) => notifyAdministrators({ ...deps, staff }, name, now),
      }),
    },
  ]
  if (config.demoPictures) {
    jobs.push({
      name: 'add pictures to the demo data',
      everyMs: SECOND_MS / 2,
      run: addPictures(media),
    })
  }
  if (sandbox) {
    jobs.push({ name: 'deliver sandbox notifications', everyMs: SECOND_MS, run: () => sandbox.deliverDue(clock()) })
  }
  return jobs
}
