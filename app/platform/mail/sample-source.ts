import type { Site } from '#app/platform/config/site.ts'

/** What samples of mails are made of. Each feature with mails has a `mail-samples.ts` with one sample of each kind. */
export interface SampleSource {
  site: Site
  now: Date
  /** The path of the picture of a product or a campaign, by its slug; null where it has none. */
  pictureOf(slug: string): string | null
}
