import { dayOfIndia } from '#app/platform/time/indian-days.ts'
import {
  listAllRequirements,
  type RequirementRow,
} from '#app/features/marketplace/listing-requirements/requirement-queries.server.ts'
import {
  markRequirementChecked,
  saveRequirement,
} from '#app/features/marketplace/listing-requirements/save-requirement.server.ts'
import { formatDayText } from '#app/features/marketplace/product-information/calendar-text.ts'
import { listCategories } from '#app/features/marketplace/queries.server.ts'
import type { OperatorContext } from '#app/features/access/operator.server.ts'
import { formAction } from '#app/features/resource-editor/actions.server.ts'
import { missing } from '#app/features/resource-editor/answers.server.ts'
import { defineResource } from '#app/features/resource-editor/define-resource.server.ts'
import { checkboxValue } from '#app/features/resource-editor/fields.ts'
import type { ValuesOf } from '#app/platform/form/fields.ts'
import { isUuid } from '#app/platform/text/uuid.ts'
import { wholeDaysBetween } from '#app/platform/time/dates.ts'
import { copy } from './copy.ts'
import { ALL, requirementForm } from './forms.ts'

/** Days after which a row must be compared with its source again. */
const CHECKED_DAYS = 180

const formOf = async ({ db }: OperatorContext) => requirementForm(await listCategories(db))

export const requirements = defineResource({
  path: '/operator/listing-requirements',
  list: (ctx) => listAllRequirements(ctx.db, ctx),
  entry: (row, { now }) => entryOf(row, now),
  values: (row) => ({
    field: row.field,
    category: row.categoryId ?? ALL,
    fromDay: row.fromDay,
    untilDay: row.untilDay ?? '',
    source: row.source,
    note: row.note,
    isRequired: checkboxValue(row.isRequired),
  }),
  blank: () => ({ isRequired: checkboxValue(true) }),
  more: async (ctx) => ({ fields: (await formOf(ctx)).fields }),
  add: formAction(formOf, (ctx, values) => saveRequirement(ctx, { id: null, ...inputOf(values) })),
  change: formAction(formOf, (ctx, values, id) => saveRequirement(ctx, { id: known(id), ...inputOf(values) })),
  acts: { check: (ctx, { id }) => markRequirementChecked(ctx, { id: known(id) }) },
  refused: copy.refused,
})

type Values = ValuesOf<ReturnType<typeof requirementForm>['fields']>

const inputOf = ({ category, note, ...values }: Values) => ({
  ...values,
  note: note ?? '',
  categoryId: category === ALL ? null : category,
})

function entryOf(row: RequirementRow, now: Date) {
  const { id, field, category, fromDay, untilDay, isRequired } = row
  const { tags } = copy
  const today = dayOfIndia(now)
  const from = formatDayText(fromDay)
  const time = fromDay > today ? tags.planned : untilDay !== null && untilDay < today ? tags.ended : null
  return {
    id,
    title: copy.entry(copy.fields.field.options[field], category ?? copy.all),
    line: untilDay === null ? copy.from(from) : copy.until(from, formatDayText(untilDay)),
    tags: [
      checkedTag(row, now),
      { words: isRequired ? tags.required : tags.offered, tone: 'plain' as const },
      ...(time ? [{ words: time, tone: 'wait' as const }] : []),
    ],
  }
}

function checkedTag({ checkedOn }: RequirementRow, now: Date) {
  if (checkedOn === null) return { words: copy.tags.never, tone: 'wait' as const }
  const isOld = wholeDaysBetween(new Date(checkedOn), now) > CHECKED_DAYS
  if (isOld) return { words: copy.tags.old, tone: 'wait' as const }
  return { words: copy.tags.checked(formatDayText(checkedOn)), tone: 'good' as const }
}

function known(id: string): string {
  if (!isUuid(id)) throw missing()
  return id
}
