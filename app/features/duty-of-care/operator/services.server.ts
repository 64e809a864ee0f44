import { awardBadge } from '#app/features/duty-of-care/commands/award-badge.server.ts'
import { saveService } from '#app/features/duty-of-care/commands/save-service.server.ts'
import { withdrawBadge } from '#app/features/duty-of-care/commands/withdraw-badge.server.ts'
import { type AwardedBadge, listAllServices, listAwarded } from '#app/features/duty-of-care/queries.server.ts'
import { missing } from '#app/features/resource-editor/answers.server.ts'
import { formAction } from '#app/features/resource-editor/actions.server.ts'
import { defineResource } from '#app/features/resource-editor/define-resource.server.ts'
import { checkboxValue } from '#app/features/resource-editor/fields.ts'
import { PAISE } from '#app/platform/money.ts'
import { slugOf } from '#app/platform/text/slug.server.ts'
import { isUuid } from '#app/platform/text/uuid.ts'
import { copy } from './copy.ts'
import { badgeForm, serviceForm } from './forms.ts'

export const services = defineResource({
  path: '/operator/services',
  list: (ctx) => listAllServices(ctx.db, ctx),
  entry: ({ slug, name, priceMinor, unit, isRegulated, isShown }) => ({
    id: slug,
    title: name,
    line: copy.line((priceMinor / PAISE).toLocaleString('en-IN'), copy.units[unit]),
    tags: [
      ...(isRegulated ? [{ words: copy.tags.regulated, tone: 'plain' as const }] : []),
      ...(isShown ? [] : [{ words: copy.tags.hidden, tone: 'bad' as const }]),
    ],
  }),
  values: ({ name, description, priceMinor, unit, isRegulated, isShown, sort }) => ({
    name,
    description,
    price: String(Math.floor(priceMinor / PAISE)),
    unit,
    sort: String(sort),
    isRegulated: checkboxValue(isRegulated),
    isShown: checkboxValue(isShown),
  }),
  blank: (rows) => ({ isShown: checkboxValue(true), sort: String(Math.max(0, ...rows.map(({ sort }) => sort)) + 10) }),
  more: async ({ db }) => ({ badges: (await listAwarded(db)).map(badgeView) }),
  add: formAction(serviceForm, async (ctx, { price, ...values }) => {
    const slug = await slugOf(ctx.db, values.name)
    const services = await listAllServices(ctx.db, ctx)
    if (services.some((service) => service.slug === slug)) return { ok: false, reason: 'taken' }
    const outcome = await saveService(ctx, { slug, priceMinor: price * PAISE, ...values })
    return outcome.ok ? { ok: true, id: slug } : outcome
  }),
  change: formAction(serviceForm, (ctx, { price, ...values }, slug) =>
    saveService(ctx, { slug, priceMinor: price * PAISE, ...values }),
  ),
  acts: {
    award: formAction(badgeForm, async (ctx, values) => {
      const outcome = await awardBadge(ctx, { ...values, requestId: null, hasConsent: true })
      return outcome.ok ? { ok: true, id: null } : outcome
    }),
    withdraw: async (ctx, { posted }) => {
      const id = String(posted.get('id') ?? '')
      if (!isUuid(id)) throw missing()
      return withdrawBadge(ctx, { id })
    },
  },
  refused: copy.refused,
})

const badgeView = ({ id, badge, firstName, place, reason }: AwardedBadge) => ({ id, badge, firstName, place, reason })
