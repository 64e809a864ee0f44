import { copy as holdCopy } from '#app/features/fundraising/holds/copy.ts'
import type { OperatorHold } from '#app/features/fundraising/holds/hold-queries.server.ts'
import type { EditorEntry } from '#app/features/resource-editor/fields.ts'
import { formatMoney } from '#app/platform/money.ts'
import { formatDate } from '#app/platform/time/dates.ts'
import { copy } from './copy.ts'

const TONES = { appealed: 'wait', inForce: 'bad', lifted: 'good', over: 'plain' } as const
const { facts } = copy

const amountOf = ({ amountMinor }: OperatorHold) => (amountMinor === null ? copy.all : formatMoney(amountMinor, 'INR'))

function stateOf({ isInForce, appeal, answer, liftedAt }: OperatorHold): keyof typeof TONES {
  if (isInForce) return appeal !== null && answer === null ? 'appealed' : 'inForce'
  return liftedAt ? 'lifted' : 'over'
}

export function holdEntry(hold: OperatorHold): EditorEntry {
  const state = stateOf(hold)
  const line = copy.line(amountOf(hold), formatDate(hold.endsAt))
  return { id: hold.id, title: hold.campaign.title, line, tags: [{ words: copy.tags[state], tone: TONES[state] }] }
}

export function holdView(hold: OperatorHold) {
  const { id, campaign, reason, appeal, answer, isOwn, isPlacedByYou, isInForce, placedAt, endsAt, liftedAt } = hold
  const rows: readonly (readonly [string, string | null])[] = [
    [facts.amount, amountOf(hold)],
    [facts.public, holdCopy.public(amountOf(hold), hold.topic, formatDate(endsAt))],
    [facts.placed, formatDate(placedAt)],
    [facts.ends, formatDate(endsAt)],
    [facts.lifted, liftedAt && formatDate(liftedAt)],
  ]
  return {
    id,
    slug: campaign.slug,
    title: campaign.title,
    facts: rows.flatMap(([term, words]) => (words ? [[term, words] as const] : [])),
    words: [
      { title: copy.reason, text: reason },
      { title: copy.appeal, text: appeal },
      { title: copy.answer, text: answer },
    ].flatMap(({ title, text }) => (text ? [{ title, text }] : [])),
    isOwn,
    isPlacedByYou,
    isInForce,
    isToAnswer: stateOf(hold) === 'appealed',
  }
}
export type HoldDetailsView = ReturnType<typeof holdView>
