import { canConfirmReturn, canPrepareReturn } from '#app/features/fundraising/policy.ts'
import type { ReturnableCampaign } from '#app/features/fundraising/returns/return-queries.server.ts'
import type { EditorEntry } from '#app/features/resource-editor/fields.ts'
import type { Actor } from '#app/platform/context.server.ts'
import { formatMoney } from '#app/platform/money.ts'
import { formatDateTime } from '#app/platform/time/dates.ts'
import { copy } from './copy.ts'

const TONES = {
  none: 'plain',
  asked: 'wait',
  prepared: 'wait',
  confirmed: 'wait',
  done: 'good',
  cancelled: 'plain',
} as const
const rupees = (minor: number) => formatMoney(minor, 'INR')
const leftWords = ({ leftMinor, leftGifts }: ReturnableCampaign) => copy.left(rupees(leftMinor), leftGifts)

export function entryOf(campaign: ReturnableCampaign): EditorEntry {
  const { id, title, latest } = campaign
  const state = latest?.state ?? 'none'
  return { id, title, line: leftWords(campaign), tags: [{ words: copy.tags[state], tone: TONES[state] }] }
}

export function detailsOf(campaign: ReturnableCampaign, actor: Actor) {
  const { id, slug, title, organiserName, latest, leftMinor, returnedMinor, returnedGifts } = campaign
  const { facts } = copy
  const by = (name: string | null, at: Date | null) => (at ? facts.by(name ?? '', formatDateTime(at)) : null)
  const shown = latest?.state === 'cancelled' ? null : latest
  const rows = [
    [facts.organiser, organiserName],
    [facts.left, leftWords(campaign)],
    [facts.cause, shown && copy.causes[shown.cause]],
    [facts.reason, shown && shown.reason],
    [facts.asked, shown?.askedAt ? formatDateTime(shown.askedAt) : null],
    [facts.prepared, shown && by(shown.preparedByName, shown.preparedAt)],
    [facts.confirmed, shown && by(shown.confirmedByName, shown.confirmedAt)],
    [facts.returned, returnedGifts ? copy.left(rupees(returnedMinor ?? 0), returnedGifts) : null],
    [facts.finished, shown?.finishedAt ? formatDateTime(shown.finishedAt) : null],
  ] as const
  const state = shown?.state
  return {
    id,
    slug,
    title,
    facts: rows.flatMap(([term, words]) => (words ? [[term, words] as const] : [])),
    left: rupees(leftMinor),
    isOwn: !canPrepareReturn(actor, campaign),
    canPrepare: state !== 'prepared' && state !== 'confirmed' && leftMinor > 0,
    /** What the owner asked for, to start from. */
    asked: shown?.state === 'asked' ? { cause: shown.cause, reason: shown.reason } : null,
    isPrepared: state === 'prepared',
    isRunning: state === 'confirmed',
    canConfirm: shown?.state === 'prepared' && canConfirmReturn(actor, { ...campaign, ...shown }),
  }
}
export type ReturnDetailsView = ReturnType<typeof detailsOf>
