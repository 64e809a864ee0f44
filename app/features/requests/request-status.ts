import type { RequestStatus } from './schema.ts'

interface RequestTimes {
  closedAt: Date | null
  answeredAt: Date | null
  ownerUserId: string | null
}

export const statusOf = ({ closedAt, answeredAt, ownerUserId }: RequestTimes): RequestStatus => {
  if (closedAt) return 'closed'
  if (answeredAt) return 'answered'
  return ownerUserId ? 'in-hand' : 'new'
}
