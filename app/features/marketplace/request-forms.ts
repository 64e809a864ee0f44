import { defineForm } from '#app/features/requests/form.ts'
import { perLanguage } from '#app/platform/language/per-language.ts'
import { ANSWER_HOURS } from './answer-hours.ts'
import { copy } from './request-forms-copy.ts'

export const sellersForms = {
  application: perLanguage(() =>
    defineForm({
      kind: 'seller-application',
      title: copy.title,
      queue: 'market',
      answerHours: ANSWER_HOURS,
      nameField: 'name',
      contactField: 'contact',
      fields: {
        shop: { as: 'line', ...copy.shop },
        makes: { as: 'text', ...copy.makes, rows: 3 },
        place: { as: 'line', ...copy.place },
        helped: { as: 'radios', ...copy.helped },
        story: { as: 'text', ...copy.story, rows: 4, optional: true },
        name: { as: 'line', ...copy.name, autoComplete: 'name', charsMax: 80 },
        contact: { as: 'contact', ...copy.contact },
        consent: { as: 'check', ...copy.consent },
      },
    }),
  ),
}
