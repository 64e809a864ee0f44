import type { RequestStatus } from './schema.ts'

interface Moments {
  closedAt: Date | null
  answeredAt: Date | null
  ownerUserId: string | null
}

export const statusOf = ({ closedAt, answeredAt, ownerUserId }: Moments): RequestStatus => {
  if (closedAt) return 'closed'
  if (answeredAt) return 'answered'
  return ownerUserId ? 'in-hand' : 'new'
}
