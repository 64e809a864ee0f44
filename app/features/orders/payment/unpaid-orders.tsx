import { Link } from 'react-router'
import { Icon } from '#app/ui/icon/icon.tsx'
import { copy } from './copy.ts'
import type { UnpaidView } from './unpaid-view.server.ts'

/** The user's unpaid orders, with a link to each. */
export function UnpaidOrders({ orders, isReplaced }: { orders: readonly UnpaidView[]; isReplaced: boolean }) {
  return orders.map(({ token, words }) => (
    <p key={token} className="notice">
      <Icon name="clock" />
      <span>
        {`${words} `}
        <Link to={`/orders/${token}`}>{copy.link}</Link>
        {isReplaced ? copy.anew : copy.end}
      </span>
    </p>
  ))
}
