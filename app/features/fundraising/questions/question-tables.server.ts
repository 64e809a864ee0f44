import { campaigns } from '#app/features/fundraising/tables.server.ts'
import { questionTable } from '#app/features/questions/question-table.server.ts'

/** Questions to the organiser of a campaign. */
export const campaignQuestions = questionTable('campaign_questions', {
  column: 'campaign_id',
  references: () => campaigns.id,
})
