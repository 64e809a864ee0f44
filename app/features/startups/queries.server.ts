import { startupWords } from './startup-words.server.ts'
import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import { listDocuments, listHiddenMedia, listMedia } from '#app/features/media/queries.server.ts'
import type { DocumentView, MediaView } from '#app/features/media/views.ts'
import { type Actor, isOperator } from '#app/platform/context.server.ts'
import { wholeDaysBetween } from '#app/platform/time/dates.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { SLUG } from '#app/platform/text/text.ts'
import { LISTED_MAX, type Stage, TIERS_MAX } from './schema.ts'
import { startups, startupTiers } from './tables.server.ts'

export interface StartupView {
  slug: string
  title: string
  stage: Stage
  category: string
  equity: string
  location: string
  description: string
  pitch: readonly string[]
  founderName: string
  targetMinor: number
  /** As stated by the founder. */
  raisedMinor: number
  /** Whole percent, rounded down, at most 100. */
  percent: number
  investors: number
  /** Null without an end date. */
  daysLeft: number | null
  picture: MediaView | null
  /** Null for a pitch without a PDF. */
  deck: DocumentView | null
}

type StartupRow = typeof startups.$inferSelect
const listed = and(isNotNull(startups.listedAt), isNull(startups.retiredAt))

/** The listed startups, newest first. */
export async function listStartups(db: Db, { now }: { now: Date }): Promise<StartupView[]> {
  const rows = await db
    .select()
    .from(startups)
    .where(listed)
    .orderBy(desc(startups.listedAt), asc(startups.slug))
    .limit(LISTED_MAX)
  return viewsOf(db, rows, now)
}

export async function findStartup(db: Db, { slug, now }: { slug: string; now: Date }): Promise<StartupView | null> {
  if (!SLUG.test(slug)) return null
  const [row] = await db
    .select()
    .from(startups)
    .where(and(eq(startups.slug, slug), listed))
  const [view] = row ? await viewsOf(db, [row], now) : []
  return view ?? null
}

/** All startups in any state, drafts first; empty for non-operators. */
export async function listAllStartups(db: Db, { actor }: { actor: Actor }): Promise<StartupRow[]> {
  if (!isOperator(actor)) return []
  return db
    .select()
    .from(startups)
    .orderBy(isNotNull(startups.listedAt), desc(startups.createdAt))
    .limit(LISTED_MAX * 4)
}

/** The picture and the deck of a startup in any state; empty for non-operators. */
export async function findStartupFiles(
  db: Db,
  { actor, row }: { actor: Actor; row: FilesRow },
): Promise<StartupFilesView> {
  if (!isOperator(actor)) return { picture: null, deck: null }
  const pictures = await listHiddenMedia(db, { actor, ids: idsOf([row.pictureId]) })
  const decks = await listDocuments(db, { actor, ids: idsOf([row.deckId]) })
  return filesOf(row, { pictures, decks })
}

/** The startups that the member submitted, for their download. Their files are in the list of uploads. */
export async function listOwnStartups(db: Db, { userId }: { userId: string }) {
  const rows = await db.select().from(startups).where(eq(startups.founderUserId, userId)).orderBy(startups.createdAt)
  return rows.map(({ slug, title, stage, category, equity, location, description, pitch, ...row }) => {
    const { founderName, founderEmail, pictureAlt, targetMinor, raisedMinor, createdAt, listedAt, retiredAt } = row
    const words = {
      slug,
      title,
      stage,
      category,
      equity,
      location,
      description,
      pitch,
      founderName,
      founderEmail,
      pictureAlt,
    }
    const files = { hasPicture: row.pictureId !== null, hasDeck: row.deckId !== null }
    return { ...words, targetMinor, raisedMinor, ...files, createdAt, listedAt, retiredAt }
  })
}

async function viewsOf(db: Db, rows: readonly StartupRow[], now: Date): Promise<StartupView[]> {
  const pictures = await listMedia(db, idsOf(rows.map(({ pictureId }) => pictureId)))
  const decks = await listDocuments(db, { ids: idsOf(rows.map(({ deckId }) => deckId)) })
  return rows.map((row) => ({ ...viewOf(row, now), ...filesOf(row, { pictures, decks }) }))
}

const idsOf = (ids: readonly (string | null)[]): string[] => ids.filter((id) => id !== null)

type FilesRow = Pick<StartupRow, 'pictureId' | 'pictureAlt' | 'deckId'>
type StartupFilesView = Pick<StartupView, 'picture' | 'deck'>

interface Found {
  pictures: ReadonlyMap<string, MediaView>
  decks: ReadonlyMap<string, DocumentView>
}

function filesOf({ pictureId, pictureAlt, deckId }: FilesRow, { pictures, decks }: Found): StartupFilesView {
  const picture = pictures.get(pictureId ?? '')
  return { picture: picture ? { ...picture, caption: pictureAlt } : null, deck: decks.get(deckId ?? '') ?? null }
}

function viewOf(row: StartupRow, now: Date): Omit<StartupView, keyof StartupFilesView> {
  const { slug, stage, equity, location, founderName } = row
  const { targetMinor, raisedMinor, investors, endsAt } = row
  const percent = targetMinor > 0 ? Math.min(100, Math.floor((raisedMinor * 100) / targetMinor)) : 0
  const daysLeft = endsAt ? Math.max(0, wholeDaysBetween(now, endsAt)) : null
  const words = {
    title: startupWords(row.title),
    category: startupWords(row.category),
    description: startupWords(row.description),
    pitch: row.pitch.map(startupWords),
  }
  return {
    ...words,
    slug,
    stage,
    equity,
    location,
    founderName,
    targetMinor,
    raisedMinor,
    percent,
    investors,
    daysLeft,
  }
}

/** The tiers, smallest amount first. */
export async function listTiers(db: Db): Promise<{ amountMinor: number; impact: string }[]> {
  const rows = await db.select().from(startupTiers).orderBy(asc(startupTiers.amountMinor)).limit(TIERS_MAX)
  return rows.map((row) => ({ ...row, impact: startupWords(row.impact) }))
}
