import { removeTier, saveTier } from '#app/features/startups/commands/save-tier.server.ts'
import { listTiers } from '#app/features/startups/queries.server.ts'
import { formAction } from '#app/features/resource-editor/actions.server.ts'
import { defineResource } from '#app/features/resource-editor/define-resource.server.ts'
import { formatMoney, PAISE } from '#app/platform/money.ts'
import { copy } from './copy.ts'
import { newTierForm, tierForm } from './forms.ts'

export const tiers = defineResource({
  path: '/operator/tiers',
  list: ({ db }) => listTiers(db),
  entry: ({ amountMinor, impact }) => ({
    id: String(amountMinor),
    title: formatMoney(amountMinor, 'INR'),
    line: impact,
    tags: [],
  }),
  values: ({ impact }) => ({ impact }),
  add: formAction(newTierForm, async (ctx, { amount, impact }) => {
    const amountMinor = amount * PAISE
    const outcome = await saveTier(ctx, { amountMinor, impact })
    return outcome.ok ? { ok: true, id: String(amountMinor) } : outcome
  }),
  change: formAction(tierForm, (ctx, { impact }, id) => saveTier(ctx, { amountMinor: Number(id), impact })),
  acts: {
    remove: async (ctx, { id }) => {
      const outcome = await removeTier(ctx, { amountMinor: Number(id) })
      return outcome.ok ? { ok: true, id: null } : outcome
    },
  },
  refused: copy.refused,
})
