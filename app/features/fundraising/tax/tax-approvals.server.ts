import { type ActionOutcome, formAction } from '#app/features/resource-editor/actions.server.ts'
import { missing } from '#app/features/resource-editor/answers.server.ts'
import { defineResource } from '#app/features/resource-editor/define-resource.server.ts'
import { isUuid } from '#app/platform/text/uuid.ts'
import { dayOfIndia, formatDay } from '#app/platform/time/indian-days.ts'
import { listApprovals, listLinkedCampaigns, type TaxApproval } from './approval-queries.server.ts'
import { copy } from './copy.ts'
import { approvalForm, endApprovalForm, linkForm } from './forms.ts'
import { linkCampaign } from './link-campaign.server.ts'
import { addApproval, endApproval } from './save-approval.server.ts'
import { listStatementYears } from './statement.server.ts'

export const approvals = defineResource({
  path: '/operator/tax-approvals',
  list: ({ db }) => listApprovals(db),
  entry: ({ id, organisation, number, fromDay, untilDay }, { now }) => ({
    id,
    title: organisation,
    line:
      untilDay === null
        ? copy.from(number, formatDay(fromDay))
        : copy.until(number, formatDay(fromDay), formatDay(untilDay)),
    tags: [tagOf({ fromDay, untilDay }, dayOfIndia(now))],
  }),
  values: ({ untilDay, reason }) => ({ untilDay: untilDay ?? '', reason }),
  more: async ({ db }, listed) => {
    const { row } = await listed
    if (!row) return { campaigns: [], years: [] }
    const [campaigns, years] = await Promise.all([
      listLinkedCampaigns(db, { approvalId: row.id }),
      listStatementYears(db, { approvalId: row.id }),
    ])
    return { campaigns, years: years.map(yearView(row.id)) }
  },
  add: formAction(approvalForm, async (ctx, values) => outcomeOf(await addApproval(ctx, values))),
  change: formAction(endApprovalForm, async (ctx, values, id) => {
    if (!isUuid(id)) throw missing()
    const outcome = await endApproval(ctx, { id, ...values })
    return outcomeOf(outcome.ok ? { ok: true, id } : outcome)
  }),
  acts: {
    link: formAction(linkForm, async (ctx, { campaign }, id) => {
      if (!isUuid(id)) throw missing()
      const outcome = await linkCampaign(ctx, { approvalId: id, slug: campaign })
      return outcome.ok ? { ok: true, id } : { ...outcome, field: 'campaign' }
    }),
  },
  refused: copy.refused,
})

const yearView = (id: string) => (year: number) => ({
  path: `/operator/tax-approvals/${id}/${year}.csv`,
  label: copy.statement.download(`${year}–${String(year + 1).slice(2)}`),
})

const outcomeOf = (outcome: ActionOutcome & { reason?: string }): ActionOutcome =>
  !outcome.ok && outcome.reason === 'ends-too-early'
    ? { ok: false, reason: outcome.reason, field: 'untilDay' }
    : outcome

function tagOf({ fromDay, untilDay }: Pick<TaxApproval, 'fromDay' | 'untilDay'>, today: string) {
  const { tags } = copy
  if (fromDay > today) return { words: tags.planned, tone: 'wait' as const }
  return untilDay !== null && untilDay < today
    ? { words: tags.ended, tone: 'plain' as const }
    : { words: tags.now, tone: 'good' as const }
}
