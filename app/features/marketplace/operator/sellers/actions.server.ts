import { endOfIndianDay } from '#app/platform/time/indian-days.ts'
import { checkSeller } from '#app/features/marketplace/trust/check-seller.server.ts'
import { revokeCheck } from '#app/features/marketplace/trust/revoke-check.server.ts'
import { saveSeller } from '#app/features/marketplace/sellers/save-seller.server.ts'
import { removePortrait } from '#app/features/marketplace/sellers/remove-portrait.server.ts'
import { listRegions } from '#app/features/marketplace/queries.server.ts'
import { ABROAD, SLUG_CHARS_MAX } from '#app/features/marketplace/schema.ts'
import { actionOf, formAction } from '#app/features/resource-editor/actions.server.ts'
import { slugOf } from '#app/platform/text/slug.server.ts'
import { copy } from './copy.ts'
import { checkForm, revokeForm, sellerForm } from './forms.ts'

/** Creates or changes a seller, records a check of one, or revokes it. */
export const actOnSeller = actionOf({
  path: '/operator/sellers',
  acts: {
    save: formAction(
      async (ctx) => sellerForm(await listRegions(ctx.db)),
      async (ctx, { region: regionId, state, ...values }, known) => {
        const slug = known || (await slugOf(ctx.db, values.displayName, SLUG_CHARS_MAX))
        const outcome = await saveSeller(ctx, {
          ...values,
          slug,
          isNew: known === '',
          regionId,
          state: state === ABROAD ? null : state,
        })
        return outcome.ok ? { ok: true, id: slug } : outcome
      },
    ),
    'remove-portrait': async (ctx, { id: slug }) => removePortrait(ctx, { slug }),
    check: formAction(
      ({ now }) => checkForm(now),
      (ctx, { until, ...check }, slug) => checkSeller(ctx, { ...check, slug, validUntil: endOfIndianDay(until) }),
    ),
    revoke: formAction(revokeForm, (ctx, { reason }, _, posted) =>
      revokeCheck(ctx, { checkId: String(posted.get('checkId') ?? ''), reason }),
    ),
  },
  refused: copy.refused,
})
