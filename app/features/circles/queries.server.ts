import { asc, desc, eq, getTableColumns, isNull } from 'drizzle-orm'
import { type Actor, isOperator } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { type Page, pageOf, rangeOf } from '#app/platform/db/page-of.ts'
import { stateName } from '#app/platform/india/state-name.ts'
import type { IndianState } from '#app/platform/india/states.ts'
import { byName } from '#app/platform/language/by-name.ts'
import { CHAPTERS_MAX, type InterestKind, type Weekday } from './schema.ts'
import { chapters, circleInterests, circleMembers } from './tables.server.ts'

const ACCEPTED_MAX = 200
const APPLICANTS_PER_PAGE = 50

/** What everybody may see of a chapter: neither the hour nor the place of its meetings. */
export interface ChapterView {
  slug: string
  name: string
  place: string
  region: string
  weekday: Weekday | null
}

const publicColumns = {
  slug: chapters.slug,
  name: chapters.name,
  place: chapters.place,
  region: chapters.region,
  weekday: chapters.weekday,
}

/** The chapters of a region, or of all, by region and name as the reader reads them. */
export async function listChapters(db: Db, { region }: { region: IndianState | null }): Promise<ChapterView[]> {
  const rows = await db
    .select(publicColumns)
    .from(chapters)
    .where(region ? eq(chapters.region, region) : undefined)
    .orderBy(chapters.region, chapters.name)
    .limit(CHAPTERS_MAX)
  const byRegion = byName<ChapterView>((chapter) => stateName(chapter.region))
  const byOwnName = byName<ChapterView>(({ name }) => name)
  return rows.toSorted((a, b) => byRegion(a, b) || byOwnName(a, b))
}

export interface WholeChapter extends ChapterView {
  /** Hour and place. */
  meets: string
}

/** All chapters with the hour and place of their meetings; [] for anybody but an operator. */
export async function listWholeChapters(db: Db, { actor }: { actor: Actor }): Promise<WholeChapter[]> {
  if (!isOperator(actor)) return []
  return db
    .select({ ...publicColumns, meets: chapters.meets })
    .from(chapters)
    .orderBy(chapters.region, chapters.name)
    .limit(CHAPTERS_MAX)
}

export interface Membership {
  region: string
  joinedAt: Date
  /** The chapter that accepted the member, with hour and place; null while none did. */
  chapter: WholeChapter | null
}

/** The user's membership of Fearless Girls, or null. */
export async function findMembership(db: Db, { userId }: { userId: string }): Promise<Membership | null> {
  const { region, joinedAt } = circleMembers
  const [row] = await db
    .select({ region, joinedAt, chapter: { ...publicColumns, meets: chapters.meets } })
    .from(circleMembers)
    .leftJoin(chapters, eq(chapters.id, circleMembers.chapterId))
    .where(eq(circleMembers.userId, userId))
  return row ?? null
}

/** Somebody who asked to join or to start a chapter. `kind` is 'member' for a signed-in user who joined. */
export interface Applicant {
  id: string
  kind: InterestKind | 'member'
  name: string
  contact: string
  region: string
  askedAt: Date
}

/** A page of those whom no chapter has accepted yet, newest first; empty for anybody but an operator. */
export async function listApplicants(
  db: Db,
  { actor, page = 1 }: { actor: Actor; page?: number },
): Promise<Page<Applicant>> {
  if (!isOperator(actor)) return { rows: [], hasMore: false }
  const { limit, offset } = rangeOf({ page, perPage: APPLICANTS_PER_PAGE })
  const { consentedAt, kind } = circleInterests
  const { joinedAt } = circleMembers
  // Each table has an index of its own: both are read to the end of the page.
  const [interests, members] = await Promise.all([
    db
      .select({ ...contactOf(circleInterests), kind, askedAt: consentedAt })
      .from(circleInterests)
      .where(isNull(circleInterests.acceptedAt))
      .orderBy(desc(consentedAt), asc(circleInterests.id))
      .limit(offset + limit),
    db
      .select({ ...contactOf(circleMembers), askedAt: joinedAt })
      .from(circleMembers)
      .where(isNull(circleMembers.acceptedAt))
      .orderBy(desc(joinedAt), asc(circleMembers.id))
      .limit(offset + limit),
  ])
  const rows = [...interests, ...members.map((row) => ({ ...row, kind: 'member' as const }))]
    .toSorted((a, b) => b.askedAt.getTime() - a.askedAt.getTime())
    .slice(offset, offset + limit)
  return pageOf(rows, APPLICANTS_PER_PAGE)
}

export interface AcceptedPerson {
  id: string
  name: string
  contact: string
}

/** Those whom this chapter accepted, by name; [] for anybody but an operator. */
export async function listAccepted(db: Db, { actor, slug }: { actor: Actor; slug: string }): Promise<AcceptedPerson[]> {
  if (!isOperator(actor)) return []
  const lists = [circleInterests, circleMembers].map((table) => {
    const { id, name, contact } = contactOf(table)
    return db
      .select({ id, name, contact })
      .from(table)
      .innerJoin(chapters, eq(chapters.id, table.chapterId))
      .where(eq(chapters.slug, slug))
      .orderBy(asc(table.name))
      .limit(ACCEPTED_MAX)
  })
  return (await Promise.all(lists)).flat().toSorted((a, b) => a.name.localeCompare(b.name))
}

type PeopleTable = typeof circleInterests | typeof circleMembers

function contactOf(table: PeopleTable) {
  const { id, name, contact, region } = getTableColumns(table)
  return { id, name, contact, region }
}

/** All memberships and interests of this user, for their download. */
export async function listOwnEntries(db: Db, { userId }: { userId: string }) {
  const chapter = chapters.name
  const { name, contact, region, joinedAt } = circleMembers
  const memberships = await db
    .select({ name, contact, region, joinedAt, chapter, acceptedAt: circleMembers.acceptedAt })
    .from(circleMembers)
    .leftJoin(chapters, eq(chapters.id, circleMembers.chapterId))
    .where(eq(circleMembers.userId, userId))
  const { kind, consentedAt } = circleInterests
  const interests = await db
    .select({
      kind,
      name: circleInterests.name,
      contact: circleInterests.contact,
      region: circleInterests.region,
      consentedAt,
      chapter,
      acceptedAt: circleInterests.acceptedAt,
    })
    .from(circleInterests)
    .leftJoin(chapters, eq(chapters.id, circleInterests.chapterId))
    .where(eq(circleInterests.userId, userId))
  return { memberships, interests }
}
