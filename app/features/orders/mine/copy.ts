import type { ShipmentState } from '#app/features/orders/states.ts'
import type { OrderBrief } from '#app/features/orders/views.ts'

export const copy = {
  title: 'My orders',
  lead: 'Orders that you placed while signed in, with the status of each parcel.',
  empty: 'You have no orders yet.',
  guest: 'To see an order that you placed without signing in, open the link in our message about it.',
  shop: 'See all products',
  back: 'Your account',
  pages: { pages: 'Pages', newer: 'Newer orders', older: 'Older orders' },
  states: {
    awaiting: 'Not paid yet',
    lapsed: 'Not paid',
    paid: 'Paid',
    refunded: 'Refunded',
  } satisfies Readonly<Record<OrderBrief['state'], string>>,
  shipments: {
    reserved: 'waiting for payment',
    lapsed: 'not paid',
    paid: 'ordered',
    packed: 'packed',
    sent: 'on its way',
    delivered: 'delivered',
    cancelled: 'cancelled',
    returned: 'returned',
  } satisfies Readonly<Record<ShipmentState, string>>,
  shipment: (seller: string, state: string) => `${seller}: ${state}`,
} as const
