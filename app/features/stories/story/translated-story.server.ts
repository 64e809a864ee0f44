import { FEED } from '#app/features/stories/feed/feed-address.ts'
import { writtenFields } from '#app/features/stories/share/form.ts'
import { storyTexts } from '#app/features/stories/story-texts.ts'
import type { OwnStory, StoryView } from '#app/features/stories/views.ts'
import { translationFormFrom } from '#app/features/translations/card/translation-form.server.ts'
import {
  inReadersLanguage,
  type Translation,
  versionsOf,
  writtenInView,
} from '#app/features/translations/queries.server.ts'

/** A story in the reader's language, with what is said about it. */
export function inLanguageOfReader(story: StoryView, translations: readonly Translation[]) {
  const { id } = story
  const versions = versionsOf(translations)
  const original = storyTexts(story)
  return {
    story: { ...story, ...inReadersLanguage(original, id, versions) },
    writtenIn: writtenInView(original, { id, path: `${FEED}/${id}` }, versions),
  }
}

/** The author's form of the other version. */
export const storyTranslation = (own: OwnStory, translations: readonly Translation[]) =>
  translationFormFrom(translations, {
    kind: 'story',
    id: own.id,
    original: storyTexts(own),
    fields: writtenFields(),
  })
