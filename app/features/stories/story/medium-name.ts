import { copy } from './story-copy.ts'
import type { StoryPageView } from './story-view.server.ts'

/** The author's caption, or the position among the files. */
export function nameOf(media: StoryPageView['media'], i: number): string {
  const medium = media[i]
  if (medium?.caption) return medium.caption
  return (medium?.kind === 'video' ? copy.video : copy.picture)(i + 1, media.length)
}
