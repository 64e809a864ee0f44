import type { PersonalData } from '#app/platform/personal-data.ts'
import { forgetSupporter } from './settlement/forget-supporter.server.ts'
import { listContributionsOf } from './queries.server.ts'
import { forgetCampaigner } from './review/forget-campaigner.server.ts'
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
    campaign_closures: { notExported: 'Public on the page of the campaign.' },
  },
  async forget(ctx) {
    await forgetSupporter(ctx)
    await forgetCampaigner(ctx)
  },
  export: {
    contributions: ({ db, actor }) => listContributionsOf(db, actor),
    builtCampaigns: (ctx) => exportBuilt(ctx.db, ctx),
  },
}
