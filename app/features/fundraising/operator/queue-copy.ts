const counted = (one: string, many: string) => (count: number) => (count === 1 ? one : many)

/** The queues of campaigns on the operators' overview, after their count. */
export const queueCopy = {
  documents: counted('campaign document to check', 'campaign documents to check'),
  payees: counted('bank account of a campaign to compare', 'bank accounts of campaigns to compare'),
  prepare: counted('campaign payout to prepare', 'campaign payouts to prepare'),
  release: counted('campaign payout to release', 'campaign payouts to release'),
  appeals: counted('objection to a hold', 'objections to holds'),
  reports: counted('report about a campaign', 'reports about campaigns'),
  questions: counted('question about a campaign to decide', 'questions about campaigns to decide'),
  askedReturns: counted(
    'return of a campaign’s money that its organiser asked for',
    'returns of campaigns’ money that organisers asked for',
  ),
  returns: counted('return of a campaign’s money to confirm', 'returns of campaigns’ money to confirm'),
  updates: counted('overdue update after a payout', 'overdue updates after payouts'),
} as const
