import { defineForm } from '#app/features/requests/form.ts'
import { perLanguage } from '#app/platform/language/per-language.ts'
import { ANSWER_HOURS } from './answer-hours.ts'
import { copy } from './request-forms-copy.ts'

export const solveForms = {
  together: perLanguage(() =>
    defineForm({
      kind: 'solve-together',
      title: copy.together.title,
      queue: 'solve',
      answerHours: ANSWER_HOURS.together,
      nameField: 'name',
      contactField: 'email',
      isUrgent: ({ side }) => side === 'need',
      fields: {
        side: { as: 'radios', ...copy.together.side },
        text: { as: 'text', ...copy.together.text },
        name: { as: 'line', ...copy.name, autoComplete: 'name', charsMax: 80 },
        email: { as: 'contact', ...copy.email },
      },
    }),
  ),
  story: perLanguage(() =>
    defineForm({
      kind: 'solve-story',
      title: copy.story.title,
      queue: 'solve',
      answerHours: ANSWER_HOURS.story,
      nameField: 'name',
      contactField: 'email',
      fields: {
        title: { as: 'line', ...copy.story.storyTitle },
        story: { as: 'text', ...copy.story.story, rows: 7 },
        name: { as: 'line', ...copy.story.name, autoComplete: 'name', charsMax: 80, optional: true },
        email: { as: 'contact', ...copy.story.email, optional: true },
        consent: { as: 'check', ...copy.story.consent },
      },
    }),
  ),
}
