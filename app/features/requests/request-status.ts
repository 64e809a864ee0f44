import type { RequestStatus } from './schema.ts'

interface Moments {
  closedAt: Date | null
  answeredAt: Date | null
  ownerUserId: string | null
}

/** Where a request stands, from what has happened to it. */
export const statusOf = ({ closedAt, answeredAt, ownerUserId }: Moments): RequestStatus => {
  if (closedAt) return 'closed'
  if (answeredAt) return 'answered'
  return ownerUserId ? 'in-hand' : 'new'
}
