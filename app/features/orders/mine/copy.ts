import type { ShipmentState } from '#app/features/orders/states.ts'
import type { OrderBrief } from '#app/features/orders/views.ts'

export const copy = {
  title: 'My orders',
  lead: 'What you ordered while you were signed in, and how far each parcel is.',
  empty: 'You have ordered nothing yet while you were signed in.',
  guest: 'What you ordered without signing in opens with the address in its mail.',
  shop: 'Look around',
  back: 'Your account',
  states: {
    awaiting: 'Not paid yet',
    lapsed: 'Not paid',
    paid: 'Paid',
    refunded: 'Money returned',
  } satisfies Readonly<Record<OrderBrief['state'], string>>,
  shipments: {
    reserved: 'waits for the payment',
    lapsed: 'not paid',
    paid: 'ordered',
    packed: 'packed',
    sent: 'on its way',
    delivered: 'arrived',
    cancelled: 'cancelled',
    returned: 'returned',
  } satisfies Readonly<Record<ShipmentState, string>>,
  shipment: (seller: string, state: string) => `${seller}: ${state}`,
} as const
