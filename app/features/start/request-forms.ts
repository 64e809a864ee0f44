import { defineForm } from '#app/features/requests/form.ts'
import { perLanguage } from '#app/platform/language/per-language.ts'
import { ANSWER_HOURS } from './answer-hours.ts'
import { copy } from './request-forms-copy.ts'

const name = perLanguage(() => ({ as: 'line', ...copy.name, autoComplete: 'name', charsMax: 80 }) as const)
const contact = perLanguage(() => ({ as: 'contact', ...copy.contact }) as const)

export const startForms = {
  spark: perLanguage(() =>
    defineForm({
      kind: 'start-spark',
      title: copy.spark.title,
      queue: 'programmes',
      answerHours: ANSWER_HOURS,
      contactField: 'contact',
      fields: { idea: { as: 'text', ...copy.spark.idea, rows: 3 }, contact },
    }),
  ),
  idea: perLanguage(() =>
    defineForm({
      kind: 'start-idea',
      title: copy.idea.title,
      queue: 'programmes',
      answerHours: ANSWER_HOURS,
      nameField: 'name',
      contactField: 'contact',
      fields: {
        project: { as: 'line', ...copy.idea.name },
        idea: { as: 'text', ...copy.idea.idea },
        whom: { as: 'line', ...copy.idea.whom, optional: true },
        stage: { as: 'radios', ...copy.idea.stage },
        needs: { as: 'many', ...copy.idea.needs, optional: true },
        name,
        contact,
      },
    }),
  ),
  cocreator: perLanguage(() =>
    defineForm({
      kind: 'start-cocreator',
      title: copy.cocreator.title,
      queue: 'programmes',
      answerHours: ANSWER_HOURS,
      nameField: 'name',
      contactField: 'contact',
      fields: {
        project: { as: 'text', ...copy.cocreator.project, rows: 4 },
        brings: { as: 'line', ...copy.cocreator.brings },
        seeks: { as: 'line', ...copy.cocreator.seeks },
        place: { as: 'line', ...copy.cocreator.place, optional: true },
        introduce: { as: 'check', ...copy.cocreator.introduce, optional: true },
        name,
        contact,
      },
    }),
  ),
}
