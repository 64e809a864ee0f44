import fc from 'fast-check'
import { DAY_MS, MINUTE_MS } from '#app/platform/time/durations.ts'

// Random sequences of steps: a prefix that brings the first order to some state, then random steps.

export const WAITS_MS = [10 * MINUTE_MS, 31 * MINUTE_MS, DAY_MS, 3 * DAY_MS, 8 * DAY_MS, 16 * DAY_MS] as const

/** Two variants of one product, a product without options, and one of another seller. */
const ITEMS = 4
const quantities = fc.array(fc.nat(3), { minLength: ITEMS, maxLength: ITEMS })
const fewer = fc.array(fc.nat(1), { minLength: ITEMS, maxLength: ITEMS })
const which = fc.constantFrom(0, 0, 0, 1, 2, 3)
const at = { order: which, shipment: fc.nat(1) }
const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('place' as const),
      quantities,
      replaces: fc.constantFrom(null, null, 0, 1),
      goesToPay: fc.constantFrom(true, true, true, false),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('pay' as const),
      order: which,
      how: fc.constantFrom('success', 'success', 'success', 'duplicated', 'failure', 'lost'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('tell', 'again'), order: which }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('wait' as const), how: fc.nat(WAITS_MS.length - 1) }) },
  {
    weight: 7,
    arbitrary: fc.record({
      ...at,
      do: fc.constant('act' as const),
      how: fc.constantFrom('packed', 'sent', 'sent', 'sent', 'delivered', 'delivered', 'delivered', 'cancel'),
      by: fc.constantFrom('buyer', 'seller', 'operator'),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ ...at, do: fc.constant('ask' as const), quantities: fewer, isWish: fc.boolean() }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      ...at,
      do: fc.constant('case' as const),
      which: fc.nat(2),
      how: fc.constantFrom('accepted', 'refused', 'refunded', 'dispute', 'withdraw', 'decide', 'decide', 'close'),
      restock: fc.boolean(),
      percent: fc.integer({ min: 0, max: 110 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('refunds' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('offer' as const),
      item: fc.nat(ITEMS - 1),
      how: fc.constantFrom('reprice', 'reprice', 'remove'),
      priceMinor: fc.integer({ min: 1_00, max: 300_00 }),
      stock: fc.nat(5),
    }),
  },
)
export type Step = typeof step extends fc.Arbitrary<infer Taken> ? Taken : never
export type StepOf<Name extends Step['do']> = Extract<Step, { do: Name }>
export type Story = readonly Step[]
const act = (shipment: number, how: 'sent' | 'delivered'): Step => ({
  do: 'act',
  order: 0,
  shipment,
  how,
  by: 'seller',
})
const PAID: Step = { do: 'pay', order: 0, how: 'success' }
const SENT: Story = [PAID, act(0, 'sent'), act(1, 'sent')]
/** Prefixes that bring the first order to a state. */
const DELIVERED: Story = [...SENT, act(0, 'delivered'), act(1, 'delivered')]
const ASKED: Story = [...SENT, { do: 'ask', order: 0, shipment: 0, quantities: [1, 1, 1, 0], isWish: false }]
const refuse: Step = { do: 'case', order: 0, shipment: 0, which: 0, how: 'refused', restock: false, percent: 0 }
const DISPUTED: Story = [...ASKED, refuse, { ...refuse, how: 'dispute' }]
const NOT_TOLD: Story = [
  { ...PAID, how: 'lost' },
  { do: 'wait', how: 1 },
]
const FAILED: Story = [{ ...PAID, how: 'failure' }]
/** A variant is removed, and another price is asked, while the order is unpaid and after it expired. */
const OFFERED: Story = [
  { do: 'offer', item: 0, how: 'reprice', priceMinor: 90_00, stock: 3 },
  { do: 'offer', item: 1, how: 'remove', priceMinor: 1_00, stock: 0 },
]
const REMOVED_LATE: Story = [...NOT_TOLD, ...OFFERED, { do: 'tell', order: 0 }]
const LEFT: Story = [{ do: 'place', quantities: [2, 1, 1, 1], replaces: 0, goesToPay: true }]
const BEGINNINGS: readonly Story[] = [
  [],
  [PAID],
  LEFT,
  SENT,
  DELIVERED,
  ASKED,
  DISPUTED,
  NOT_TOLD,
  FAILED,
  OFFERED,
  REMOVED_LATE,
]
const requested = fc.array(fc.integer({ min: 1, max: 3 }), { minLength: ITEMS, maxLength: ITEMS })
export const stories: fc.Arbitrary<Story> = fc
  .tuple(requested, fc.constantFrom(...BEGINNINGS), fc.array(step, { minLength: 6, maxLength: 26 }))
  .map(([first, beginning, steps]) => [
    { do: 'place', quantities: first, replaces: null, goesToPay: true },
    ...beginning,
    ...steps,
  ])
