import { formatMoney, parseRupees } from '#app/platform/money.ts'
import { builderCopy as copy } from '#app/features/fundraising/copy.ts'
import { PLACE_CHARS_MAX } from '#app/features/fundraising/limits.ts'
import { shortfallCopy, surplusCopy } from '#app/features/fundraising/surplus/copy.ts'
import { isShortfallRule, isSurplusRule } from '#app/features/fundraising/surplus/surplus-rules.ts'
import type { CostLine } from '#app/features/fundraising/schema.ts'

/** Causes of the builder's campaigns. */
export const CAUSES = [
  'product-drive',
  'community-circle',
  'awareness-action',
  'education',
  'climate',
  'housing',
] as const
export type Cause = (typeof CAUSES)[number]

/** States of a sent campaign. */
export const SUBMISSION_STATES = ['waiting', 'returned', 'declined', 'published', 'withdrawn'] as const
export type SubmissionState = (typeof SUBMISSION_STATES)[number]

export const DRAFT_TITLE_CHARS_MAX = 100
export const DRAFT_STORY_CHARS_MAX = 5_000
export const DRAFT_WHY_CHARS_MAX = 1_000
export const DRAFT_GOAL_CHARS_MAX = 20
export const DRAFT_COSTS_CHARS_MAX = 1_500
export const COST_LINES_MAX = 12
export const COST_WHAT_CHARS_MAX = 100
/** With the amount, and what stands between them. */
const COST_LINE_CHARS_MAX = COST_WHAT_CHARS_MAX + 100
export const GOAL_MINOR_MIN = 500_00
export const GOAL_MINOR_MAX = 10_00_000_00
/** Campaigns in review per person. */
export const SUBMISSIONS_WAITING_MAX = 3
export const REVIEW_REASON_CHARS_MAX = 600

/** The typed values of the builder. */
export interface Draft {
  cause: string
  title: string
  story: string
  personalWhy: string
  goal: string
  place: string
  costs: string
  surplus: string
  shortfall: string
}
export type DraftField = keyof Draft

export const EMPTY_DRAFT: Draft = {
  cause: '',
  title: '',
  story: '',
  personalWhy: '',
  goal: '',
  place: '',
  costs: '',
  surplus: '',
  shortfall: '',
}
export const DRAFT_FIELDS = Object.keys(EMPTY_DRAFT) as readonly DraftField[]

export const STEPS = ['cause', 'story', 'goal'] as const
export type Step = 1 | 2 | 3
/** Fields by step. */
export const STEP_FIELDS: Readonly<Record<Step, readonly DraftField[]>> = {
  1: ['cause'],
  2: ['title', 'story', 'personalWhy'],
  3: ['goal', 'place', 'costs', 'surplus', 'shortfall'],
}

/** Whether every field of the step is valid. */
export function isStepComplete(step: Step, draft: Draft): boolean {
  return STEP_FIELDS[step].every((field) => findMistake(field, draft[field]) === null)
}

/** The first incomplete step; later ones cannot be opened. */
export function reachableStep(draft: Draft): Step {
  if (!isStepComplete(1, draft)) return 1
  return isStepComplete(2, draft) ? 3 : 2
}

/** Parses a step from a URL or a form. */
export const readStep = (text: unknown): Step => (text === '2' ? 2 : text === '3' ? 3 : 1)

export const isEmptyDraft = (draft: Draft): boolean => DRAFT_FIELDS.every((field) => draft[field].trim() === '')
export const isSameDraft = (a: Draft, b: Draft): boolean => DRAFT_FIELDS.every((field) => a[field] === b[field])
export const isCause = (text: string): text is Cause => (CAUSES as readonly string[]).includes(text)

/** The error of a field; null when it is valid. */
export function findMistake(field: DraftField, text: string): string | null {
  const typed = text.trim()
  switch (field) {
    case 'cause':
      return isCause(typed) ? null : copy.missing.cause
    case 'title':
      return typed === '' ? copy.missing.title : tooLong(typed, DRAFT_TITLE_CHARS_MAX)
    case 'story':
      return typed === '' ? copy.missing.story : tooLong(typed, DRAFT_STORY_CHARS_MAX)
    case 'personalWhy':
      return typed === '' ? copy.missing.personalWhy : tooLong(typed, DRAFT_WHY_CHARS_MAX)
    case 'goal': {
      const goal = readGoal(typed)
      return goal.ok ? null : goal.message
    }
    case 'place':
      return tooLong(typed, PLACE_CHARS_MAX)
    case 'costs': {
      const costs = readCosts(typed)
      return costs.ok ? null : costs.message
    }
    case 'surplus':
      return isSurplusRule(typed) ? null : surplusCopy.missing
    case 'shortfall':
      return isShortfallRule(typed) ? null : shortfallCopy.missing
  }
}

const tooLong = (typed: string, charsMax: number) => (typed.length > charsMax ? copy.tooLong(charsMax) : null)

type Read<Value> = ({ ok: true } & Value) | { ok: false; message: string }

/** '25,000' → 25,00,000 paise: whole rupees between the limits. */
export function readGoal(text: string): Read<{ amountMinor: number }> {
  const goal = parseRupees(text)
  if (!goal.ok) return { ok: false, message: goal.reason === 'empty' ? copy.missing.goal : copy.goal.notAnAmount }
  if (goal.amountMinor % 100 !== 0) return { ok: false, message: copy.goal.whole }
  const isInRange = goal.amountMinor >= GOAL_MINOR_MIN && goal.amountMinor <= GOAL_MINOR_MAX
  const range = [GOAL_MINOR_MIN, GOAL_MINOR_MAX].map((minor) => formatMoney(minor, 'INR'))
  return isInRange ? goal : { ok: false, message: copy.goal.outOfRange(range[0] ?? '', range[1] ?? '') }
}

/** One item per line, with its amount at the end: 'Notebooks for 40 children: ₹2,400'. Empty lines are ignored. */
export function readCosts(text: string): Read<{ costs: readonly CostLine[] }> {
  const lines = text.split(/\r\n|\r|\n/).flatMap((line) => line.trim() || [])
  if (lines.length > COST_LINES_MAX) return { ok: false, message: copy.costs.tooMany(COST_LINES_MAX) }
  const costs: CostLine[] = []
  for (const line of lines) {
    const cost = readCost(line)
    if (!cost) return { ok: false, message: copy.costs.line(line.slice(0, 40)) }
    costs.push(cost)
  }
  return { ok: true, costs }
}

function readCost(line: string): CostLine | null {
  if (line.length > COST_LINE_CHARS_MAX) return null
  const [, what = '', typed = ''] =
    /^(.*\S)[\s:=–—-]+((?:₹\s*|rs\.?\s*|inr\s*)?[\d०-९,.]+(?:\s*\/-)?)$/i.exec(line) ?? []
  const amount = parseRupees(typed)
  const name = what.replace(/[\s:=–—-]+$/, '')
  if (!amount.ok || name === '' || name.length > COST_WHAT_CHARS_MAX) return null
  return amount.amountMinor > 0 && amount.amountMinor <= GOAL_MINOR_MAX
    ? { what: name, amountMinor: amount.amountMinor }
    : null
}

/** An operator's decision on a campaign in review. */
export type ReviewInput =
  | { verdict: 'published'; id: string }
  | { verdict: 'returned' | 'declined'; id: string; reason: string }
