import { and, asc, eq, ilike, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'
import { together } from '#app/platform/db/together.server.ts'
import { likePattern } from '#app/platform/db/like-pattern.ts'
import { byName } from '#app/platform/language/by-name.ts'
import { similarWords } from '#app/platform/text/similar-words.ts'
import { cardOf, type CardRow, selectCards } from './course-card.server.ts'
import { isListed } from './course-rows.server.ts'
import {
  COURSES_LISTED_MAX,
  COURSES_SHOWN_MAX,
  type CourseFilter,
  type CourseTab,
  TABS,
} from '#app/features/learning/schema.ts'
import { courses } from '#app/features/learning/tables.server.ts'
import type { CourseCard } from '#app/features/learning/views.ts'

export interface CourseResults {
  courses: CourseCard[]
  /** The number of results in each tab. */
  counts: Record<CourseTab, number>
  /** No title or provider contains the text: these have similar words. */
  isSimilar: boolean
}

/**
 * The listed external courses whose title or provider contains `q`, by title; when none does, those with similar words
 * (typing errors, phonetic spelling), best first. The search looks in every tab; `tab` only narrows what is returned.
 */
export async function searchCourses(
  db: Db,
  { tab, q, userId = null }: CourseFilter & { userId?: string | null },
): Promise<CourseResults> {
  const read = together(db)
  const [exact, first] = await Promise.all([listMatches(read, q), listFirst(read, { tab, q, userId })])
  const found = exact.length > 0 || q === '' ? exact : await listSimilar(db, q)
  const wanted = found.filter((course) => tab === null || course.tab === tab).slice(0, COURSES_SHOWN_MAX)
  return {
    courses: await listInOrder(db, { ids: wanted.map(({ id }) => id), first, userId }),
    counts: Object.fromEntries(
      TABS.map((one) => [one, found.filter((course) => course.tab === one).length]),
    ) as CourseResults['counts'],
    isSimilar: exact.length === 0 && found.length > 0,
  }
}

const isInDirectory: SQL | undefined = and(isListed, isNotNull(courses.tab))

function isMatch(q: string): SQL | undefined {
  const pattern = likePattern(q)
  return and(isInDirectory, q === '' ? undefined : or(ilike(courses.title, pattern), ilike(courses.provider, pattern)))
}

async function listMatches(db: Db, q: string) {
  const rows = await db
    .select({ id: courses.id, tab: courses.tab, title: courses.title })
    .from(courses)
    .where(isMatch(q))
    .orderBy(asc(courses.title))
    .limit(COURSES_LISTED_MAX)
  return rows.toSorted(byName(({ title }) => title))
}

/** Courses that have at least half of the words; most words first, then the closest words. */
async function listSimilar(db: Db, q: string) {
  const terms = await wordsOf(db, q)
  const rows = await db
    .select({
      id: courses.id,
      tab: courses.tab,
      words: sql<string[]>`to_json(market_sounds(${courses.title} || ' ' || ${courses.provider}))`,
    })
    .from(courses)
    .where(isInDirectory)
    .orderBy(asc(courses.title))
    .limit(COURSES_LISTED_MAX)
  const known = rows.flatMap(({ words }) => words)
  const similar = terms.map((term) => new Map(similarWords(term, known).map(({ word, cost }) => [word, cost])))
  return rows
    .map((row) => {
      const costs = similar.flatMap((words) => {
        const found = row.words.flatMap((word) => words.get(word) ?? [])
        return found.length > 0 ? [Math.min(...found)] : []
      })
      return { ...row, terms: costs.length, cost: costs.reduce((sum, cost) => sum + cost, 0) }
    })
    .filter((row) => row.terms > 0 && row.terms >= terms.length / 2)
    .toSorted((a, b) => b.terms - a.terms || a.cost - b.cost)
}

/** The words of a text in phonetic form. */
async function wordsOf(db: Db, text: string): Promise<string[]> {
  const { rows } = await db.execute<{ words: string[] }>(sql`SELECT to_json(market_sounds(${text})) AS words`)
  return rows[0]?.words ?? []
}

/**
 * The first courses as the database sorts titles: those of the page, unless there are more than it shows and the reader's
 * language sorts them in another way.
 */
const listFirst = (
  db: Db,
  { tab, q, userId }: Required<CourseFilter> & { userId: string | null },
): Promise<CardRow[]> =>
  selectCards(db, { userId, where: and(isMatch(q), tab === null ? undefined : eq(courses.tab, tab)) })
    .orderBy(asc(courses.title))
    .limit(COURSES_SHOWN_MAX)

interface Wanted {
  ids: readonly string[]
  /** What is read already. */
  first: readonly CardRow[]
  userId: string | null
}

async function listInOrder(db: Db, { ids, first, userId }: Wanted): Promise<CourseCard[]> {
  const read = new Set(first.map((row) => row.course.id))
  const others = ids.filter((id) => !read.has(id))
  const more = others.length > 0 ? await selectCards(db, { userId, where: inArray(courses.id, others) }) : []
  const cards = new Map([...first, ...more].map((row) => [row.course.id, cardOf(row)]))
  return ids.flatMap((id) => cards.get(id) ?? [])
}
