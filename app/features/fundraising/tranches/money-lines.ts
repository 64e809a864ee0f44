import type { CampaignMoney } from './campaign-money.server.ts'

export type MoneyLineName =
  | 'received'
  | 'elsewhere'
  | 'paidOut'
  | 'covered'
  | 'returnable'
  | 'prepared'
  | 'held'
  | 'goingBack'

/**
 * The money of a campaign line by line; they add up to what can be paid out now. What one line takes, a later one does
 * not take again: a hold may be larger than what is there, and a new gift may already stand for an older one.
 */
export function moneyLines(money: CampaignMoney): { name: MoneyLineName; minor: number }[] {
  const { receivedMinor, elsewhereMinor, paidOutMinor, balanceMinor } = money
  let left = balanceMinor
  const take = (minor: number) => {
    const taken = Math.min(minor, Math.max(0, left))
    left -= taken
    return -taken
  }
  return [
    { name: 'received', minor: receivedMinor },
    { name: 'elsewhere', minor: -elsewhereMinor },
    { name: 'paidOut', minor: -paidOutMinor },
    // Gifts went back after they were paid out, and no other gift could stand for them.
    { name: 'covered', minor: balanceMinor - (receivedMinor - elsewhereMinor - paidOutMinor) },
    { name: 'returnable', minor: take(money.returnableMinor) },
    { name: 'prepared', minor: take(money.preparedMinor) },
    { name: 'held', minor: take(money.heldMinor) },
    { name: 'goingBack', minor: money.isReturning ? take(left) : 0 },
  ]
}
