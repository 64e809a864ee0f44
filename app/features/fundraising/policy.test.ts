import { describe, expect, it, test } from 'vitest'
import { type Actor, VISITOR } from '#app/platform/context.server.ts'
import { HOUR_MS } from '#app/platform/time/durations.ts'
import {
  acceptsGift,
  canAnswerHoldAppeal,
  canCheckDocument,
  canCheckPayee,
  canCloseCampaign,
  canConfirmReturn,
  canHoldMoney,
  canLinkTaxApproval,
  canManageCampaign,
  canSaveDraft,
  canOpenCampaign,
  canPostUpdate,
  canPrepareReturn,
  canPrepareTranche,
  canReleaseTranche,
  canReopenCampaign,
  canReportCampaign,
  canReturnGift,
  canReviewCampaign,
  canSubmitCampaign,
  mayGoPublic,
  ownsSubmission,
} from './policy.ts'
import { member } from '#test/people.ts'

const OWNER_ID = '6b3f2c1e-0000-4000-8000-000000000001'
const CO_OWNER_ID = '6b3f2c1e-0000-4000-8000-000000000002'
const OPERATOR_ID = '6b3f2c1e-0000-4000-8000-000000000003'
const SOMEBODY = '6b3f2c1e-0000-4000-8000-000000000004'
const actors = {
  visitor: VISITOR,
  member: member(),
  owner: { ...member(), userId: OWNER_ID },
  coOwner: { ...member(), userId: CO_OWNER_ID },
  operator: { ...member('Kavita', 'operator'), userId: OPERATOR_ID },
  administrator: member('Leela', 'administrator'),
  ownerInTeam: { ...member('Owner', 'operator'), userId: OWNER_ID },
  coOwnerInTeam: { ...member('Co-owner', 'operator'), userId: CO_OWNER_ID },
} satisfies Record<string, Actor>

const now = new Date('2026-11-20T10:00:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * HOUR_MS)
const owned = { ownerUserId: OWNER_ID, coOwners: [{ userId: CO_OWNER_ID, may: ['updates' as const] }] }
const settled = (hours: number) => ({ settledAt: hoursAgo(hours), returnedAt: null })

const acts: Record<string, (actor: Actor) => boolean> = {
  'open a campaign': canOpenCampaign,
  'post an update': (actor) => canPostUpdate(actor, owned),
  'see a campaign in the account': (actor) => canManageCampaign(actor, owned, 'any'),
  'do what a co-owner may': (actor) => canManageCampaign(actor, owned, 'updates'),
  'do what the co-owner may not': (actor) => canManageCampaign(actor, owned, 'money'),
  'do what nobody else may': (actor) => canManageCampaign(actor, owned, 'owner'),
  'report a campaign': (actor) => canReportCampaign(actor, owned),
  'close a campaign': (actor) => canCloseCampaign(actor, owned),
  'close a campaign that has no owner': (actor) => canCloseCampaign(actor, { ownerUserId: null, coOwners: [] }),
  'reopen a campaign': (actor) => canReopenCampaign(actor, owned),
  'compare the account of the payee': (actor) => canCheckPayee(actor, { ...owned, savedBy: SOMEBODY }),
  'check a document': (actor) => canCheckDocument(actor, { ...owned, addedBy: SOMEBODY }),
  'link the payee to a tax approval': (actor) => canLinkTaxApproval(actor, owned),
  'prepare a payout': (actor) => canPrepareTranche(actor, { ...owned, askedBy: SOMEBODY }),
  'release a payout': (actor) => canReleaseTranche(actor, { ...owned, askedBy: SOMEBODY, preparedBy: SOMEBODY }),
  'hold the money': (actor) => canHoldMoney(actor, owned),
  'answer an appeal': (actor) => canAnswerHoldAppeal(actor, { ...owned, placedBy: SOMEBODY }),
  'return what is left': (actor) => canPrepareReturn(actor, owned),
  'confirm that it goes back': (actor) => canConfirmReturn(actor, { ...owned, preparedBy: SOMEBODY }),
  'keep a draft in an account': canSaveDraft,
  'launch a campaign': canSubmitCampaign,
  'mend or take back what the owner launched': (actor) => ownsSubmission(actor, owned),
  'decide what the owner launched': (actor) => canReviewCampaign(actor, owned),
  'decide what the operator launched': (actor) => canReviewCampaign(actor, { ownerUserId: OPERATOR_ID }),
  'return a gift of an hour ago': (actor) => canReturnGift(actor, settled(1), now),
  'return a gift of 23.99 hours ago': (actor) => canReturnGift(actor, settled(23.99), now),
  'return a gift of 24 hours ago': (actor) => canReturnGift(actor, settled(24), now),
  'return a gift that never arrived': (actor) => canReturnGift(actor, { settledAt: null, returnedAt: null }, now),
  'return a gift that went back': (actor) => canReturnGift(actor, { ...settled(1), returnedAt: now }, now),
}

const everybody = Object.keys(actors)
const own = ['ownerInTeam', 'coOwnerInTeam']
const others = ['operator', 'administrator']
const team = [...others, ...own]
const members = ['member', 'owner', 'coOwner', ...team]
const grid: Record<keyof typeof acts, readonly string[]> = {
  'open a campaign': team,
  'post an update': ['owner', 'coOwner', ...team],
  'see a campaign in the account': ['owner', 'coOwner', ...own],
  'do what a co-owner may': ['owner', 'coOwner', ...own],
  'do what the co-owner may not': ['owner', 'ownerInTeam'],
  'do what nobody else may': ['owner', 'ownerInTeam'],
  'report a campaign': ['visitor', 'member', ...others],
  'close a campaign': ['owner', ...others, 'ownerInTeam'],
  'close a campaign that has no owner': team,
  'reopen a campaign': others,
  'compare the account of the payee': others,
  'check a document': others,
  'link the payee to a tax approval': others,
  'prepare a payout': others,
  'release a payout': others,
  'hold the money': others,
  'answer an appeal': others,
  'return what is left': others,
  'confirm that it goes back': others,
  'keep a draft in an account': members,
  'launch a campaign': members,
  'mend or take back what the owner launched': ['owner', 'ownerInTeam'],
  'decide what the owner launched': [...others, 'coOwnerInTeam'],
  'decide what the operator launched': ['administrator', ...own],
  'return a gift of an hour ago': everybody,
  'return a gift of 23.99 hours ago': everybody,
  'return a gift of 24 hours ago': team,
  'return a gift that never arrived': [],
  'return a gift that went back': [],
}

test.each(Object.keys(acts))('%s: exactly the allowed actors', (act) => {
  const may = Object.entries(actors).filter(([, actor]) => acts[act]?.(actor))
  expect(may.map(([name]) => name)).toEqual(grid[act])
})

describe('a campaign', () => {
  it.each([
    [{ isClosed: false, endsAt: null }, true],
    [{ isClosed: true, endsAt: null }, false],
    [{ isClosed: false, endsAt: hoursAgo(-1) }, true],
    [{ isClosed: false, endsAt: now }, false],
    [{ isClosed: false, endsAt: hoursAgo(1) }, false],
    [{ isClosed: true, endsAt: hoursAgo(-1) }, false],
  ])('%o takes a gift: %s', (openness, expected) => {
    expect(acceptsGift(openness, now)).toBe(expected)
  })
})

it.each([
  ['an adult without a student profile', { statesAdult: true }, null, true],
  ['somebody who has not said so', { statesAdult: false }, null, false],
  ['a student of age', { statesAdult: false }, { mayPublish: true }, true],
  ['a student who waits for her guardian, whatever she ticked', { statesAdult: true }, { mayPublish: false }, false],
])('%s: public or not', (_who, submission, student, expected) => {
  expect(mayGoPublic(submission, student)).toBe(expected)
})
