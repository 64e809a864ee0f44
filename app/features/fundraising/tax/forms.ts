import { declareForm } from '#app/platform/form/fields.ts'
import { perLanguage } from '#app/platform/language/per-language.ts'
import { copy, donorCopy } from './copy.ts'
import { readPan } from './pan.ts'

const { fields } = copy

export const approvalForm = perLanguage(() =>
  declareForm({
    fields: {
      organisation: { as: 'line', ...fields.organisation },
      pan: { as: 'line', ...fields.pan, read: readPan },
      number: { as: 'line', ...fields.number },
      approvedOn: { as: 'date', ...fields.approvedOn },
      fromDay: { as: 'date', ...fields.fromDay },
      untilDay: { as: 'date', ...fields.untilDay, optional: true },
      source: { as: 'text', rows: 3, ...fields.source },
      reason: { as: 'text', rows: 3, ...fields.reason },
    },
  }),
)

/** An approval can only end: gifts were given under it. */
export const endApprovalForm = perLanguage(() =>
  declareForm({
    fields: {
      untilDay: { as: 'date', ...fields.lastDay },
      reason: { as: 'text', rows: 3, ...fields.reason },
    },
  }),
)

export const linkForm = perLanguage(() => declareForm({ fields: { campaign: { as: 'line', ...fields.campaign } } }))

export const taxDetailsForm = perLanguage(() =>
  declareForm({
    fields: {
      name: { as: 'line', autoComplete: 'name', ...donorCopy.fields.name },
      pan: { as: 'line', ...donorCopy.fields.pan, read: readPan },
      address: { as: 'text', rows: 3, ...donorCopy.fields.address },
    },
  }),
)
