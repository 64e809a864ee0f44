import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm'
import { listHiddenMedia } from '#app/features/media/queries.server.ts'
import type { MediaView } from '#app/features/media/views.ts'
import { campaigns } from '#app/features/fundraising/tables.server.ts'
import { allKeyed } from '#app/platform/all-keyed.ts'
import { type Actor, isOperator, type Member } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { Sealer } from '#app/platform/sealer.ts'
import { consentPlace, type SealedPerson } from './record-consent.server.ts'
import { campaignPictureConsents, campaignPictures } from './tables.server.ts'

type ConsentRow = typeof campaignPictureConsents.$inferSelect

export interface OwnPictureView {
  id: string
  file: MediaView
  alt: string
  people: number | null
  isCover: boolean
  consents: readonly (SealedPerson & Pick<ConsentRow, 'id' | 'way' | 'givenOn' | 'withdrawnAt'>)[]
}

const personOf =
  (sealer: Sealer) =>
  ({ id, sealedPerson, way, givenOn, withdrawnAt }: ConsentRow) => {
    const person = JSON.parse(sealer.open(sealedPerson, consentPlace(id))) as SealedPerson
    return { ...person, id, way, givenOn, withdrawnAt }
  }

/** Who agreed to be shown by a campaign and still does; nobody for others than operators. */
export async function listShownPeople(
  db: Db,
  { slug, actor, sealer }: { slug: string; actor: Actor; sealer: Sealer },
): Promise<(SealedPerson & { id: string; pictureId: string; alt: string })[]> {
  if (!isOperator(actor)) return []
  const { pictureId, recordedAt, withdrawnAt } = campaignPictureConsents
  const rows = await db
    .select({ consent: campaignPictureConsents, alt: campaignPictures.alt })
    .from(campaignPictureConsents)
    .innerJoin(campaignPictures, eq(campaignPictures.id, pictureId))
    .innerJoin(campaigns, eq(campaigns.id, campaignPictures.campaignId))
    .where(and(eq(campaigns.slug, slug), isNull(withdrawnAt)))
    .orderBy(asc(recordedAt))
  return rows.map(({ consent, alt }) => ({ ...personOf(sealer)(consent), pictureId: consent.pictureId, alt }))
}

/** The pictures of a campaign for its owner, also hidden ones, the cover first. */
export async function listOwnPictures(
  db: Db,
  { campaignId, actor, sealer }: { campaignId: string; actor: Member; sealer: Sealer },
): Promise<OwnPictureView[]> {
  const { pictureId, recordedAt } = campaignPictureConsents
  const isOf = eq(campaignPictures.campaignId, campaignId)
  const media = db.select({ id: campaignPictures.mediaId }).from(campaignPictures).where(isOf)
  const pictures = db.select({ id: campaignPictures.id }).from(campaignPictures).where(isOf)
  const { rows, files, consents } = await allKeyed({
    rows: db
      .select()
      .from(campaignPictures)
      .where(isOf)
      .orderBy(desc(campaignPictures.isCover), asc(campaignPictures.addedAt), asc(campaignPictures.id)),
    files: listHiddenMedia(db, { actor, ids: media }),
    consents: db.select().from(campaignPictureConsents).where(inArray(pictureId, pictures)).orderBy(asc(recordedAt)),
  })
  return rows.flatMap(({ id, mediaId, alt, people, isCover }) => {
    const file = files.get(mediaId)
    const own = consents.filter((consent) => consent.pictureId === id)
    return file ? [{ id, file, alt, people, isCover, consents: own.map(personOf(sealer)) }] : []
  })
}
