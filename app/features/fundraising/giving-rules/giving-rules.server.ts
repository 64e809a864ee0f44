import { type ActionOutcome, formAction } from '#app/features/resource-editor/actions.server.ts'
import { defineResource } from '#app/features/resource-editor/define-resource.server.ts'
import type { ValuesOf } from '#app/platform/form/fields.ts'
import { dayOfIndia } from '#app/platform/time/indian-days.ts'
import { copy } from './copy.ts'
import { givingRuleForm } from './forms.ts'
import { listGivingRules } from './giving-rule-queries.server.ts'
import type { GivingRule } from './giving-rules.ts'
import { addGivingRule, changeGivingRule, givingRuleId, type GivingRuleInput } from './save-giving-rule.server.ts'

const HUNDREDTHS = 100

type Row = Awaited<ReturnType<typeof listGivingRules>>[number]

/** The value as it is typed: percent or days. */
const shownValue = ({ rule, value }: Pick<Row, 'rule' | 'value'>): string =>
  String(rule === 'documented-share-bp' ? value / HUNDREDTHS : value)

const inputOf = ({ value, ...rule }: ValuesOf<typeof givingRuleForm.fields>): GivingRuleInput => ({
  ...rule,
  value: rule.rule === 'documented-share-bp' ? value : value / HUNDREDTHS,
})

export const rules = defineResource({
  path: '/operator/giving-rules',
  list: async ({ db, now }) => withEnds(await listGivingRules(db), dayOfIndia(now)),
  entry: ({ row, isOver }, { now }) => ({
    id: givingRuleId(row),
    title: copy.entry[row.rule](shownValue(row)),
    line: copy.from(row.fromDay),
    tags: [tagOf({ isOver, isPlanned: row.fromDay > dayOfIndia(now) })],
  }),
  values: ({ row }) => ({ rule: row.rule, value: shownValue(row), fromDay: row.fromDay, source: row.source }),
  add: formAction(givingRuleForm, async (ctx, values) => {
    const input = inputOf(values)
    return outcomeOf(await addGivingRule(ctx, input), input)
  }),
  change: formAction(givingRuleForm, async (ctx, values, id) => {
    const input = inputOf(values)
    if (givingRuleId(input) !== id) return { ok: false, reason: 'other' }
    return outcomeOf(await changeGivingRule(ctx, input), input)
  }),
  refused: copy.refused,
})

type Outcome = { ok: true } | { ok: false; reason: string }

function outcomeOf(outcome: Outcome, input: { rule: GivingRule; fromDay: string }): ActionOutcome {
  if (outcome.ok) return { ok: true, id: givingRuleId(input) }
  return outcome.reason === 'past' ? { ...outcome, field: 'fromDay' } : outcome
}

/** A rule is over when a newer row about the same has begun. The rows of one rule follow each other, the newest first. */
function withEnds(rows: readonly Row[], today: string): { row: Row; isOver: boolean }[] {
  return rows.map((row, i) => {
    const newer = rows[i - 1]
    return { row, isOver: newer?.rule === row.rule && newer.fromDay <= today }
  })
}

function tagOf({ isOver, isPlanned }: { isOver: boolean; isPlanned: boolean }) {
  const { tags } = copy
  if (isPlanned) return { words: tags.planned, tone: 'wait' as const }
  return isOver ? { words: tags.ended, tone: 'plain' as const } : { words: tags.now, tone: 'good' as const }
}
