import type { CostLine } from '#app/features/fundraising/schema.ts'
import { PAISE } from '#app/platform/money.ts'

/** Costs as they are typed: `readCosts` reads them back. */
export const costsAsText = (costs: readonly CostLine[]): string =>
  costs.map(({ what, amountMinor }) => `${what}: ${amountMinor / PAISE}`).join('\n')
