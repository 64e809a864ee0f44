import { OPERATORS_ONLY, type PersonalData } from '#app/platform/personal-data.ts'
import { expireOrders } from './expire-orders.server.ts'
import { forgetBuyer } from './forget-buyer.server.ts'
import { listOwnOrders } from '#app/features/orders/queries.server.ts'
import { cancelUnsent } from '#app/features/orders/shipments/cancel-unsent.server.ts'

export const personalData: PersonalData = {
  name: 'orders',
  tables: {
    orders: {
      kept: 'Amounts, dates and the State are kept for accounting; an open order in full until it is finished.',
    },
    order_parts: { kept: 'For accounting; its shop does not name a person any more.' },
    credit_notes: {
      kept: 'They belong to invoices, which name the seller, and from ₹50,000 on the buyer, as long as the law of GST asks for it.',
      notExported: 'Shown with the invoice on the page of the order.',
    },
    invoices: {
      kept: 'They name the seller as long as the books are kept, and from ₹50,000 on the buyer, as the law of GST asks.',
      notExported: 'Shown on the page of the order.',
    },
    order_part_steps: { notExported: 'The state that the steps led to is exported.' },
    case_statements: { notExported: 'Shown on the page of the order.' },
    return_cases: OPERATORS_ONLY,
    commission_rates: OPERATORS_ONLY,
  },
  async forget(ctx, addresses) {
    await cancelUnsent(ctx)
    await forgetBuyer(ctx, addresses)
  },
  expire: expireOrders,
  export: { orders: ({ db, actor }) => listOwnOrders(db, actor) },
}
