import { and, asc, eq, isNotNull, isNull, notInArray } from 'drizzle-orm'
import { campaignDocuments } from '#app/features/fundraising/documents/document-tables.server.ts'
import { campaignPauses, campaignUpdatePictures } from '#app/features/fundraising/owner/owner-tables.server.ts'
import { campaignPictures } from '#app/features/fundraising/pictures/tables.server.ts'
import { campaignQuestions } from '#app/features/fundraising/questions/question-tables.server.ts'
import { type campaigns, campaignUpdates } from '#app/features/fundraising/tables.server.ts'
import { campaignPayees, campaignTranches } from '#app/features/fundraising/tranches/tables.server.ts'
import { findVersions } from '#app/features/translations/queries.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { tells } from './real-name.ts'

/** Texts of the organiser that everybody can read. `request`: of a payout that is only asked for. */
export type ToldPlace =
  | 'title'
  | 'story'
  | 'update'
  | 'picture'
  | 'request'
  | 'payout'
  | 'bill'
  | 'answer'
  | 'pause'
  | 'payee'

interface Told {
  place: ToldPlace
  text: string
}

/** All that the organiser has published and that tells this name. Earlier versions are shown without it. */
export async function whereTold(
  tx: Db,
  { campaign, legalName }: { campaign: typeof campaigns.$inferSelect; legalName: string },
): Promise<Told[]> {
  return (await listPublished(tx, campaign)).filter(({ text }) => tells(text, legalName))
}

async function listPublished(tx: Db, campaign: typeof campaigns.$inferSelect): Promise<Told[]> {
  const { id, title, description, story, costs, organiserNote } = campaign
  const written = [description, organiserNote ?? '', JSON.stringify(story), ...costs.map(({ what }) => what)]
  const of = (place: ToldPlace, rows: readonly { text: string | null }[]) =>
    rows.flatMap(({ text }) => (text ? [{ place, text }] : []))
  const purposes = await listPurposes(tx, id)
  return [
    { place: 'title', text: title },
    ...written.map((text) => ({ place: 'story' as const, text })),
    ...(await listTranslations(tx, id)),
    ...of('update', await listUpdates(tx, id)),
    ...of('picture', await listPictures(tx, id)),
    ...purposes.map(({ state, text }) => ({
      place: state === 'asked' ? ('request' as const) : ('payout' as const),
      text,
    })),
    ...of('bill', await listBills(tx, id)),
    ...of('answer', await listAnswers(tx, id)),
    ...of('pause', await listPauses(tx, id)),
    ...of('payee', await listReasons(tx, id)),
  ]
}

async function listTranslations(tx: Db, id: string): Promise<Told[]> {
  const versions = await findVersions(tx, [id])
  const texts = [...(versions.get(id)?.values() ?? [])]
  return texts.flatMap(({ title = '', ...story }) => [
    { place: 'title' as const, text: title },
    ...Object.values(story).map((text) => ({ place: 'story' as const, text })),
  ])
}

/** Updates, and the words of their pictures. */
async function listUpdates(tx: Db, campaignId: string): Promise<{ text: string }[]> {
  const isOf = eq(campaignUpdates.campaignId, campaignId)
  const updates = await tx
    .select({ text: campaignUpdates.message })
    .from(campaignUpdates)
    .where(isOf)
    .orderBy(asc(campaignUpdates.at))
  const captions = await tx
    .select({ text: campaignUpdatePictures.caption })
    .from(campaignUpdatePictures)
    .innerJoin(campaignUpdates, eq(campaignUpdates.id, campaignUpdatePictures.updateId))
    .where(isOf)
  return [...updates, ...captions]
}

const listPictures = (tx: Db, campaignId: string) =>
  tx.select({ text: campaignPictures.alt }).from(campaignPictures).where(eq(campaignPictures.campaignId, campaignId))

/** Those that came back to the organiser are read by nobody. */
const listPurposes = (tx: Db, campaignId: string) =>
  tx
    .select({ text: campaignTranches.purpose, state: campaignTranches.state })
    .from(campaignTranches)
    .where(
      and(
        eq(campaignTranches.campaignId, campaignId),
        notInArray(campaignTranches.state, ['returned-to-owner', 'cancelled']),
      ),
    )
    .orderBy(asc(campaignTranches.askedAt))

/** Also bills that no payout names yet: one that does shows them. */
const listBills = (tx: Db, campaignId: string) =>
  tx
    .select({ text: campaignDocuments.what })
    .from(campaignDocuments)
    .where(
      and(
        eq(campaignDocuments.campaignId, campaignId),
        eq(campaignDocuments.kind, 'bill'),
        isNull(campaignDocuments.removedAt),
      ),
    )
    .orderBy(asc(campaignDocuments.addedAt))

const listAnswers = (tx: Db, campaignId: string) =>
  tx
    .select({ text: campaignQuestions.answer })
    .from(campaignQuestions)
    .where(
      and(
        eq(campaignQuestions.subjectId, campaignId),
        isNotNull(campaignQuestions.answer),
        isNull(campaignQuestions.hiddenAt),
      ),
    )
    .orderBy(asc(campaignQuestions.answeredAt))

const listPauses = (tx: Db, campaignId: string) =>
  tx
    .select({ text: campaignPauses.reason })
    .from(campaignPauses)
    .where(and(eq(campaignPauses.campaignId, campaignId), isNull(campaignPauses.resumedAt)))

const listReasons = (tx: Db, campaignId: string) =>
  tx
    .select({ text: campaignPayees.reason })
    .from(campaignPayees)
    .where(and(eq(campaignPayees.campaignId, campaignId), isNull(campaignPayees.replacedAt)))
