import type { PersonalData } from '#app/platform/personal-data.ts'
import { forgetMedia } from './commands/forget-media.server.ts'
import { listOwnMedia } from './queries.server.ts'

export const personalData: PersonalData = {
  name: 'media',
  tables: { media: {} },
  forget: forgetMedia,
  export: { media: ({ db, actor }) => listOwnMedia(db, actor) },
}
