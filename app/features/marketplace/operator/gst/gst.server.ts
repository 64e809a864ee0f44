import { dayOfIndia } from '#app/platform/time/indian-days.ts'
import { listAllGstRates, listAllGstRules } from '#app/features/marketplace/gst/gst-queries.server.ts'
import { rateText } from '#app/features/marketplace/gst/gst-rules.ts'
import {
  addGstRate,
  addGstRule,
  changeGstRate,
  changeGstRule,
  rateIdOf,
  ruleIdOf,
} from '#app/features/marketplace/gst/save-gst.server.ts'
import { type ActionOutcome, formAction } from '#app/features/resource-editor/actions.server.ts'
import { missing } from '#app/features/resource-editor/answers.server.ts'
import { defineResource } from '#app/features/resource-editor/define-resource.server.ts'
import type { ValuesOf } from '#app/platform/form/fields.ts'
import { ratesCopy, rulesCopy } from './copy.ts'
import { changeRateForm, rateForm, type RuleChoice, ruleForm, splitChoice } from './forms.ts'

const RATE_ID = /^(\d{1,5})_(\d{4}-\d{2}-\d{2})$/

type Rate = Awaited<ReturnType<typeof listAllGstRates>>[number]
type Rule = Awaited<ReturnType<typeof listAllGstRules>>[number]

/** A rule keeps its name and its first day; with another it is another rule. */
const OTHER = { ok: false, reason: 'other' } as const

export const rates = defineResource({
  path: '/operator/gst-rates',
  list: ({ db }) => listAllGstRates(db),
  entry: (row, { now }) => ({
    id: rateIdOf(row),
    title: ratesCopy.entry(rateText(row.basisPoints)),
    line: row.untilDay === null ? ratesCopy.from(row.fromDay) : ratesCopy.until(row.fromDay, row.untilDay),
    tags: [tagOf({ isOver: row.untilDay !== null && row.untilDay < dayOfIndia(now), fromDay: row.fromDay }, now)],
  }),
  values: ({ untilDay, source }) => ({ untilDay: untilDay ?? '', source }),
  add: formAction(rateForm, async (ctx, { percent, ...days }) => {
    const rate = { basisPoints: percent, ...days }
    return rateOutcome(await addGstRate(ctx, rate), rateIdOf(rate))
  }),
  change: formAction(changeRateForm, async (ctx, values, id) =>
    rateOutcome(await changeGstRate(ctx, { ...known(id), ...values }), id),
  ),
  refused: ratesCopy.refused,
})

export const rules = defineResource({
  path: '/operator/gst-rules',
  list: async ({ db, now }) => withEnds(await listAllGstRules(db), dayOfIndia(now)),
  entry: ({ row, isOver }, { now }) => ({
    id: ruleIdOf(row),
    title: rulesCopy.rules[choiceOf(row)],
    line: rulesCopy.from(row.fromDay),
    tags: [tagOf({ isOver, fromDay: row.fromDay }, now)],
  }),
  values: ({ row }) => ({ rule: choiceOf(row), fromDay: row.fromDay, source: row.source }),
  add: formAction(ruleForm, async (ctx, values) =>
    withId(await addGstRule(ctx, ruleOf(values)), ruleIdOf(ruleOf(values))),
  ),
  change: formAction(ruleForm, async (ctx, values, id) =>
    ruleIdOf(ruleOf(values)) === id ? withId(await changeGstRule(ctx, ruleOf(values)), id) : OTHER,
  ),
  refused: rulesCopy.refused,
})

/** The rate with this id. */
function known(id: string): Pick<Rate, 'basisPoints' | 'fromDay'> {
  const [, basisPoints, fromDay = ''] = RATE_ID.exec(id) ?? []
  if (!basisPoints) throw missing()
  return { basisPoints: Number(basisPoints), fromDay }
}

const rateOutcome = (outcome: Outcome, id: string): ActionOutcome =>
  !outcome.ok && outcome.reason === 'ends-too-early' ? { ...outcome, field: 'untilDay' } : withId(outcome, id)

const ruleOf = ({ rule, ...values }: ValuesOf<typeof ruleForm.fields>) => ({ ...splitChoice(rule), ...values })

const choiceOf = ({ rule, needs }: Rule) => `${rule} ${needs}` as RuleChoice

type Outcome = { ok: true } | { ok: false; reason: string }
const withId = (outcome: Outcome, id: string): ActionOutcome => (outcome.ok ? { ok: true, id } : outcome)

/** A rule is over when a newer row about the same has begun. The rows of one rule follow each other, the newest first. */
function withEnds(rows: readonly Rule[], today: string): { row: Rule; isOver: boolean }[] {
  return rows.map((row, i) => {
    const newer = rows[i - 1]
    return { row, isOver: newer?.rule === row.rule && newer.fromDay <= today }
  })
}

function tagOf({ isOver, fromDay }: { isOver: boolean; fromDay: string }, now: Date) {
  const { tags } = ratesCopy
  if (fromDay > dayOfIndia(now)) return { words: tags.planned, tone: 'wait' as const }
  return isOver ? { words: tags.ended, tone: 'plain' as const } : { words: tags.now, tone: 'good' as const }
}
