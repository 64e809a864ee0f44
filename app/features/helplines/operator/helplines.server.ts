import { markVerified } from '#app/features/helplines/commands/mark-verified.server.ts'
import { saveHelpline } from '#app/features/helplines/commands/save-helpline.server.ts'
import { type HelplineView, listAllHelplines } from '#app/features/helplines/queries.server.ts'
import { formAction } from '#app/features/resource-editor/actions.server.ts'
import { defineResource } from '#app/features/resource-editor/define-resource.server.ts'
import { checkboxValue } from '#app/features/resource-editor/fields.ts'
import { formatDate, wholeDaysBetween } from '#app/platform/time/dates.ts'
import { copy } from './copy.ts'
import { newHelplineForm, helplineForm } from './forms.ts'

/** Days after which a number must be verified again. */
const VERIFIED_DAYS = 90

export const helplines = defineResource({
  path: '/operator/helplines',
  list: (ctx) => listAllHelplines(ctx.db, ctx),
  entry: (helpline, { now }) => entryOf(helpline, now),
  values: (helpline) => ({
    what: helpline.what,
    note: helpline.note ?? '',
    hours: helpline.hours,
    languages: helpline.languages ?? '',
    whatHi: helpline.whatHi ?? '',
    noteHi: helpline.noteHi ?? '',
    hoursHi: helpline.hoursHi ?? '',
    languagesHi: helpline.languagesHi ?? '',
    source: helpline.source,
    verifiedOn: helpline.verifiedOn ?? '',
    sort: String(helpline.sort),
    isUrgent: checkboxValue(helpline.isUrgent),
    isShown: checkboxValue(helpline.isShown),
  }),
  blank: (rows) => ({ isShown: checkboxValue(true), sort: String(Math.max(0, ...rows.map(({ sort }) => sort)) + 10) }),
  add: formAction(newHelplineForm, async (ctx, values) => {
    const outcome = await saveHelpline(ctx, values)
    return outcome.ok ? { ok: true, id: values.number } : outcome
  }),
  change: formAction(helplineForm, (ctx, values, number) => saveHelpline(ctx, { number, ...values })),
  acts: { verify: (ctx, { id: number }) => markVerified(ctx, { number }) },
  refused: copy.refused,
})

function entryOf({ number, what, hours, verifiedOn, isUrgent, isShown }: HelplineView, now: Date) {
  const day = verifiedOn === null ? null : new Date(verifiedOn)
  const isOld = day !== null && wholeDaysBetween(day, now) > VERIFIED_DAYS
  const words = day === null ? copy.tags.never : isOld ? copy.tags.old : copy.tags.verified(formatDate(day))
  return {
    id: number,
    title: `${number} ${what}`,
    line: hours,
    tags: [
      { words, tone: day === null || isOld ? ('wait' as const) : ('good' as const) },
      ...(isUrgent ? [{ words: copy.tags.urgent, tone: 'plain' as const }] : []),
      ...(isShown ? [] : [{ words: copy.tags.hidden, tone: 'bad' as const }]),
    ],
  }
}
