import { OPERATORS_ONLY, type PersonalData } from '#app/platform/personal-data.ts'
import { forgetBuyer } from './forget-buyer.server.ts'
import { listOwnOrders } from './queries.server.ts'
import { cancelUnsent } from './shipments/cancel-unsent.server.ts'

export const personalData: PersonalData = {
  name: 'orders',
  tables: {
    orders: { kept: 'Amounts, dates and the State stay for the books; of an order under way all, until it is over.' },
    order_parts: { kept: 'For the books: its shop names nobody any more.' },
    order_part_steps: { notExported: 'The state that the steps led to is exported.' },
    case_statements: { notExported: 'Read on the page of the order.' },
    return_cases: OPERATORS_ONLY,
    commission_rates: OPERATORS_ONLY,
  },
  async forget(ctx) {
    await cancelUnsent(ctx)
    await forgetBuyer(ctx)
  },
  export: { orders: ({ db, actor }) => listOwnOrders(db, actor) },
}
