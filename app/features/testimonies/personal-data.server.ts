import { OPERATORS_ONLY, type PersonalData } from '#app/platform/personal-data.ts'
import { forgetTestimonies } from './commands/forget-testimonies.server.ts'
import { listOwnTestimonies } from './own-queries.server.ts'

export const personalData: PersonalData = {
  name: 'testimonies',
  // A testimony belongs to the sender of its request.
  tables: { testimonies: {}, testimony_decisions: OPERATORS_ONLY },
  forget: forgetTestimonies,
  export: { stories: ({ db, actor }) => listOwnTestimonies(db, actor) },
}
