import type { Cause } from '#app/features/fundraising/builder/form.ts'
import type { Dye } from '#app/ui/kolam/dye.ts'

export const CAUSE_DYES: Readonly<Record<Cause, Dye>> = {
  'product-drive': 'turmeric',
  'community-circle': 'lotus',
  'awareness-action': 'indigo',
  education: 'peacock',
  climate: 'neem',
  housing: 'jamun',
}
