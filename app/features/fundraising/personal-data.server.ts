import { OPERATORS_ONLY, type PersonalData } from '#app/platform/personal-data.ts'
import { forgetCoOwner } from './owner/people/forget-co-owner.server.ts'
import { listCoOwned } from './owner/people/co-owner-queries.server.ts'
import { forgetSupporter } from './settlement/forget-supporter.server.ts'
import { listContributionsOf } from './queries.server.ts'
import { expireCampaigns } from './review/expire-campaigns.server.ts'
import { forgetCampaigner } from './review/forget-campaigner.server.ts'
import { forgetQuestions } from './questions/forget-questions.server.ts'
import { listQuestionsBy } from './questions/question-queries.server.ts'
import { forgetReporter } from './reports/forget-reporter.server.ts'
import { listReportsBy } from './reports/report-queries.server.ts'
import { exportMonthlyGifts } from './monthly/monthly-queries.server.ts'
import { exportMoney } from './money/export-money.server.ts'
import { deleteOldTaxDetails } from './tax/delete-old-details.server.ts'
import { listOwnTaxDetails } from './tax/tax-details.server.ts'
import { exportBuilt } from './review/submission-queries.server.ts'

export const personalData: PersonalData = {
  name: 'fundraising',
  tables: {
    contributions: {},
    campaign_drafts: {},
    campaign_submissions: {},
    campaign_submission_states: {},
    campaigns: { notExported: 'Public, and made from a submission, which is exported.' },
    campaign_updates: { notExported: 'Public on the page of the campaign.' },
    campaign_questions: {},
    campaign_question_checks: OPERATORS_ONLY,
    campaign_reports: {},
    campaign_payees: { kept: 'For the books: whom the money of a campaign went to. Sealed.' },
    campaign_documents: {
      kept: 'For the books: what was paid. Files are deleted with the other uploads, and the words of documents for checks.',
    },
    campaign_checks: { ...OPERATORS_ONLY, kept: 'What operators checked. It is no longer shown.' },
    campaign_holds: { kept: 'For the books: why money was not paid. The words of the owner are deleted.' },
    campaign_tranches: { kept: 'For the books: what was paid out of a campaign, and who decided it.' },
    payee_tax_approvals: { kept: 'For the books: which organisation the money of a campaign went to.' },
    campaign_co_owners: {},
    campaign_returns: { kept: 'For the books: who asked that money goes back to supporters, and who decided it.' },
    campaign_closures: { notExported: 'Public on the page of the campaign.' },
    campaign_pauses: { notExported: 'Public on the page of the campaign.' },
    campaign_beneficiaries: { notExported: 'Names somebody else; what is public is on the page of the campaign.' },
    campaign_changes: { notExported: 'Public on the page of the campaign.' },
    campaign_pictures: { notExported: 'Public on the page of the campaign; the files are listed as media.' },
    campaign_update_pictures: { notExported: 'Public on the page of the campaign; the files are listed as media.' },
    campaign_picture_consents: { notExported: 'Names somebody else, and says how they agreed.' },
    campaign_messages: { notExported: 'Sent to the supporters of the campaign.' },
    campaign_downloads: {
      kept: 'That a list was downloaded; it does not say by whom any more.',
      notExported: 'Shown on the page of the supporters in the account.',
    },
  },
  async forget(ctx, addresses) {
    await forgetSupporter(ctx, addresses)
    await forgetCoOwner(ctx, addresses)
    await forgetReporter(ctx)
    await forgetQuestions(ctx)
    await forgetCampaigner(ctx)
  },
  async expire(expiring) {
    await expireCampaigns(expiring)
    await deleteOldTaxDetails(expiring)
  },
  export: {
    contributions: ({ db, actor }) => listContributionsOf(db, actor),
    giftTaxDetails: listOwnTaxDetails,
    coOwnedCampaigns: ({ db, actor }) => listCoOwned(db, actor),
    campaignQuestions: ({ db, actor }) => listQuestionsBy(db, actor),
    monthlyGifts: ({ db, actor }) => exportMonthlyGifts(db, actor),
    campaignReports: ({ db, actor }) => listReportsBy(db, actor),
    campaignMoney: ({ db, actor }) => exportMoney(db, actor),
    builtCampaigns: (ctx) => exportBuilt(ctx.db, ctx),
  },
}
