import { removeRegion } from '#app/features/marketplace/sellers/remove-region.server.ts'
import { saveRegion } from '#app/features/marketplace/sellers/save-region.server.ts'
import { listRegionsWithSellers } from '#app/features/marketplace/sellers/seller-queries.server.ts'
import { missing } from '#app/features/resource-editor/answers.server.ts'
import { formAction } from '#app/features/resource-editor/actions.server.ts'
import { defineResource } from '#app/features/resource-editor/define-resource.server.ts'
import { isUuid } from '#app/platform/text/uuid.ts'
import { copy } from './copy.ts'
import { regionForm } from './forms.ts'

export const regions = defineResource({
  path: '/operator/regions',
  list: ({ db }) => listRegionsWithSellers(db),
  entry: ({ id, name, country, sellers }) => ({
    id,
    title: name,
    line: `${country}. ${copy.sellers(sellers)}`,
    tags: [],
  }),
  values: ({ name, country }) => ({ name, country }),
  blank: () => ({ country: copy.country }),
  more: async (_, listed) => ({ canRemove: (await listed).row?.sellers === 0 }),
  add: formAction(regionForm, (ctx, values) => saveRegion(ctx, { id: null, ...values })),
  change: formAction(regionForm, (ctx, values, id) => saveRegion(ctx, { id: known(id), ...values })),
  acts: {
    remove: async (ctx, { id }) => {
      const outcome = await removeRegion(ctx, { id: known(id) })
      return outcome.ok ? { ok: true, id: null } : outcome
    },
  },
  refused: copy.refused,
})

function known(id: string): string {
  if (!isUuid(id)) throw missing()
  return id
}
