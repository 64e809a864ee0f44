import { eq } from 'drizzle-orm'
import type { PersonalData } from '#app/platform/personal-data.ts'
import { listTranslationsBy } from './queries.server.ts'
import { contentTranslations } from './tables.server.ts'

/** Erased with what they translate; of somebody else's campaign, a former helper's words stay without their name. */
export const personalData: PersonalData = {
  name: 'translations',
  tables: { content_translations: {} },
  async forget({ db, actor }) {
    const { updatedBy } = contentTranslations
    await db.update(contentTranslations).set({ updatedBy: null }).where(eq(updatedBy, actor.userId))
  },
  export: { translations: ({ db, actor }) => listTranslationsBy(db, actor) },
}
