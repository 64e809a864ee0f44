import { copy as beneficiaryCopy } from '#app/features/fundraising/beneficiaries/copy.ts'
import type { PayeeToCheck } from '#app/features/fundraising/payees/payee-check-queries.server.ts'
import type { OperatorTranche } from '#app/features/fundraising/tranches/operator-tranche-queries.server.ts'
import type { TrancheBill } from '#app/features/fundraising/tranches/tranche-queries.server.ts'
import type { EditorEntry } from '#app/features/resource-editor/fields.ts'
import { formatMoney } from '#app/platform/money.ts'
import type { TrancheState } from '#app/features/fundraising/tranches/states.ts'
import { formatDate, formatDateTime, formatRelative } from '#app/platform/time/dates.ts'
import { copy } from './copy.ts'

const TONES = {
  asked: 'plain',
  prepared: 'plain',
  released: 'plain',
  paid: 'good',
  failed: 'bad',
  'returned-to-owner': 'plain',
  cancelled: 'plain',
} as const

/** The part of the list. */
const GROUPS = {
  asked: 'prepare',
  prepared: 'release',
  released: 'sent',
  paid: 'done',
  failed: 'done',
  'returned-to-owner': 'done',
  cancelled: 'done',
} as const satisfies Record<TrancheState, keyof typeof copy.groups>
const groupOf = (id: keyof typeof copy.groups) => ({ id, title: copy.groups[id] })

const { facts } = copy
const rupees = (minor: number) => formatMoney(minor, 'INR')
const filled = (rows: readonly (readonly [string, string | null])[]) =>
  rows.flatMap(([term, words]) => (words ? [[term, words] as const] : []))

export const payeeEntry = ({ id, campaign, name, savedAt }: PayeeToCheck, now: Date): EditorEntry => ({
  id,
  title: campaign.title,
  line: copy.payeeLine(name, formatRelative(savedAt, now)),
  tags: [],
  group: groupOf('compare'),
})

export const trancheEntry = (
  { id, campaign, amountMinor, state, stateAt, updateOverdueSince }: OperatorTranche,
  now: Date,
): EditorEntry => ({
  id,
  title: campaign.title,
  line: copy.line(rupees(amountMinor), formatRelative(stateAt, now)),
  tags: [
    ...(GROUPS[state] === 'done' ? [{ words: copy.tags[state], tone: TONES[state] }] : []),
    ...(updateOverdueSince ? [{ words: copy.overdue.tag, tone: 'bad' as const }] : []),
  ],
  group: groupOf(updateOverdueSince ? 'overdue' : GROUPS[state]),
})

export function payeeView(payee: PayeeToCheck) {
  const { id, campaign, beneficiary, kind, name, holder, ifsc, ending, reason, savedAt, isOwn, bankAnswer, bank } =
    payee
  return {
    id,
    title: campaign.title,
    slug: campaign.slug,
    isOwn,
    facts: filled([
      [facts.organiser, campaign.organiserName],
      [
        facts.beneficiary,
        beneficiary && facts.whom(beneficiary.realName, beneficiaryCopy.relations[beneficiary.relation]),
      ],
      [facts.payee, name],
      [facts.kind, copy.kinds[kind]],
      [facts.reason, reason],
      [facts.holder, holder],
      [facts.ifsc, ifsc],
      [facts.account, facts.ending(ending)],
      [facts.saved, formatDateTime(savedAt)],
      [facts.bank, copy.bank.answers[bankAnswer ?? 'waiting']],
      [facts.bankName, bank && bank.name],
      [facts.bankHolder, bank && copy.bank.verdicts[bank.holder]],
      [facts.bankPayee, bank && copy.bank.verdicts[bank.payee]],
    ]),
  }
}
export type PayeeDetails = ReturnType<typeof payeeView>

interface Around {
  bills: readonly TrancheBill[]
  /** By media id. */
  files: ReadonlyMap<string, string>
  payableMinor: number
  heldMinor: number
  /** Campaigns that the same file was sent with, by the id of the bill. */
  same: ReadonlyMap<string, readonly { title: string }[]>
}

function sentWords({ state, reason }: NonNullable<OperatorTranche['sent']>): string {
  const { sent } = copy
  if (state === 'refused') return sent.refused(reason ?? '')
  const isOpen = state === 'created' || state === 'queued' || state === 'processing'
  return [sent[state], isOpen && reason ? sent.waits(reason) : '', isOpen ? sent.byItself : '']
    .filter(Boolean)
    .join(' ')
}

export function trancheView(tranche: OperatorTranche, { bills, files, payableMinor, heldMinor, same }: Around) {
  const { id, number, state, campaign, payee, amountMinor, isOwn, isPreparedByYou } = tranche
  const by = (name: string | null, at: Date | null) => (at ? facts.by(name ?? '', formatDateTime(at)) : null)
  return {
    id,
    title: number,
    state,
    slug: campaign.slug,
    campaign: campaign.title,
    amount: rupees(amountMinor),
    isOwn,
    isPreparedByYou,
    sent: tranche.sent && sentWords(tranche.sent),
    isByHand: tranche.sent === null || tranche.sent.state === 'refused',
    facts: filled([
      [facts.state, facts.by(copy.tags[state], formatDateTime(tranche.stateAt))],
      [facts.amount, rupees(amountMinor)],
      [facts.purpose, tranche.purpose],
      [facts.payee, payee.name],
      [facts.kind, copy.kinds[payee.kind]],
      [facts.match, copy.matches[payee.nameMatch]],
      [facts.account, facts.ending(tranche.ending)],
      [facts.saved, formatDateTime(payee.savedAt)],
      [facts.balance, state === 'asked' ? rupees(payableMinor) : null],
      [facts.held, heldMinor > 0 ? rupees(heldMinor) : null],
      [facts.asked, formatDateTime(tranche.askedAt)],
      [facts.prepared, by(tranche.preparedByName, tranche.preparedAt)],
      [facts.released, by(tranche.releasedByName, tranche.releasedAt)],
      [facts.reference, tranche.providerRef],
      [facts.sentBy, tranche.sent && (copy.providers[tranche.sent.provider] ?? tranche.sent.provider)],
      [facts.providerRef, tranche.sent?.ref ?? null],
      [facts.utr, tranche.utr],
      [facts.update, tranche.updateOverdueSince && copy.overdue.since(formatDate(tranche.updateOverdueSince))],
      [facts.reason, tranche.reason],
    ]),
    bills: bills.map((bill) => ({
      number: bill.number,
      words: copy.bills.line(bill.number, bill.what, rupees(bill.amountMinor)),
      same: (same.get(bill.documentId) ?? []).map(({ title }) => copy.bills.same(title)),
      href: bill.mediaId === null ? null : (files.get(bill.mediaId) ?? null),
    })),
  }
}
export type TrancheDetailsView = ReturnType<typeof trancheView>
