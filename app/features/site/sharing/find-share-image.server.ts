import { findEvent } from '#app/features/events/queries.server.ts'
import { isPrivateCircle } from '#app/features/events/schema.ts'
import { formatEventDay } from '#app/features/events/views.ts'
import { campaignDye } from '#app/features/fundraising/card/campaign-card-view.server.ts'
import { findReadersCampaign } from '#app/features/fundraising/rows/translated-queries.server.ts'
import { shareSubject } from '#app/features/fundraising/sharing/share-subject.server.ts'
import { productCardView } from '#app/features/marketplace/card/product-card-view.server.ts'
import { findProductPage } from '#app/features/marketplace/catalogue/product-queries.server.ts'
import { findShop } from '#app/features/marketplace/sellers/seller-queries.server.ts'
import { publicPicture } from '#app/features/media/public-picture.server.ts'
import type { MediaView } from '#app/features/media/views.ts'
import { copy as startupCopy } from '#app/features/startups/copy.ts'
import { findStartup } from '#app/features/startups/queries.server.ts'
import { causeDye } from '#app/features/stories/card/story-card-view.server.ts'
import { findStory } from '#app/features/stories/queries.server.ts'
import { listInReadersLanguage } from '#app/features/translations/queries.server.ts'
import { VISITOR } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { RequestContext } from '#app/platform/http/request.server.ts'
import { dyeOf } from '#app/ui/kolam/dye.ts'
import { drawKolam } from '#app/ui/kolam/generator/drawing.server.ts'
import type { ShareImage } from '#app/ui/share/image/share-image.server.ts'
import { findSharePicture, type SharedKind } from '#app/ui/share/image/share-pictures.ts'

type Subject = Omit<ShareImage, 'brand' | 'picture'> & {
  /** The address of its picture, also on another site; null without one. */
  src: string | null
}

type Find = (db: Db, input: { name: string; now: Date }) => Promise<Subject | null>

/** Everything as a visitor may see it. */
const FIND: Readonly<Record<SharedKind, Find>> = {
  product: async (db, { name, now }) => {
    const page = await findProductPage(db, { slug: name, now })
    if (!page) return null
    const { title, dye, kolam, price, by } = productCardView(page.product, now)
    return { title, lines: [price, by], colour: dye, kolam, src: srcOf(page.photos[0]) }
  },
  seller: async (db, { name, now }) => {
    const shop = await findShop(db, { slug: name, now })
    if (!shop) return null
    const { displayName, region, portrait } = shop.seller
    return {
      title: displayName,
      lines: [`${region.name}, ${region.country}`],
      colour: dyeOf(name),
      kolam: drawKolam({ kind: 'person', id: name }),
      src: srcOf(portrait),
    }
  },
  campaign: async (db, { name, now }) => {
    const campaign = await findReadersCampaign(db, { slug: name, now })
    return campaign && shareSubject(campaign)
  },
  // Its title without its author.
  story: async (db, { name }) => {
    const story = await findStory(db, { actor: VISITOR, id: name })
    if (!story) return null
    const [{ title } = story] = await listInReadersLanguage(db, [story], ['title', 'description'])
    return {
      title,
      lines: [findSharePicture('stories')?.line ?? ''],
      colour: causeDye(story.causeCategory),
      kolam: drawKolam({ kind: 'wing', wing: 'stories' }),
      src: srcOf(story.media.find(({ kind }) => kind === 'image')),
    }
  },
  startup: async (db, { name, now }) => {
    const startup = await findStartup(db, { slug: name, now })
    if (!startup) return null
    const { title, stage, location, picture } = startup
    return {
      title,
      lines: [startupCopy.stages[stage], location],
      colour: dyeOf(name),
      kolam: drawKolam({ kind: 'thing', id: name }),
      src: srcOf(picture),
    }
  },
  // An event of a private circle has no share image: a link to it must say nothing.
  event: async (db, { name, now }) => {
    const event = await findEvent(db, { slug: name, now })
    if (!event || isPrivateCircle(event.circle)) return null
    return {
      title: event.title,
      lines: [formatEventDay(event.startsAt), event.place],
      colour: campaignDye(name),
      kolam: drawKolam({ kind: 'thing', id: name }),
      src: srcOf(event.picture),
    }
  },
}

const isKind = (kind: string): kind is SharedKind => Object.hasOwn(FIND, kind)

/** The share image of a public thing; null when there is none. */
export async function findShareImage(
  { db, now, files, config }: RequestContext,
  { kind, name }: { kind: string; name: string },
): Promise<ShareImage | null> {
  const subject = isKind(kind) ? await FIND[kind](db, { name, now }) : null
  if (!subject) return null
  const { src, ...shown } = subject
  return { ...shown, brand: config.brandName, picture: await publicPicture({ db, files }, src) }
}

/** The largest WebP. */
const srcOf = (picture: MediaView | null | undefined): string | null =>
  picture?.sources.findLast(({ type }) => type === 'image/webp')?.src ?? null
