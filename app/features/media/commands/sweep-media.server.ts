import { and, asc, eq, gt, inArray, isNotNull, isNull, lt } from 'drizzle-orm'
import { keyOf, stemOf } from '#app/features/media/receive/file-name.ts'
import { removeStaleFiles } from '#app/features/media/receive/receive.server.ts'
import { BUCKET, FOLDER, UNATTACHED_HOURS_MAX } from '#app/features/media/upload-limits.ts'
import { media } from '#app/features/media/tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { HOUR_MS } from '#app/platform/time/durations.ts'
import type { SealedFiles } from '#app/platform/files/sealed-files.server.ts'
import type { Logger } from '#app/platform/log/log.server.ts'

export interface SweepContext {
  db: Db
  files: SealedFiles
  workFolder: string
  log: Logger
  now: Date
}

const ROWS_AT_A_TIME = 200
/** With more files without rows than this, the database is probably an older backup, and nothing is deleted. */
const STRAY_FILES_MAX = 1_000

/** Discards unused uploads, then deletes the files and rows of discarded ones. May run on several nodes. */
export async function sweepMedia({ db, files, now }: SweepContext): Promise<void> {
  const unusedBefore = new Date(now.getTime() - UNATTACHED_HOURS_MAX * HOUR_MS)
  await db
    .update(media)
    .set({ withdrawnAt: now, discardedAt: now })
    .where(and(isNull(media.attachedAt), isNull(media.discardedAt), lt(media.createdAt, unusedBefore)))
  const rows = await db
    .select({ id: media.id, variants: media.variants })
    .from(media)
    .where(isNotNull(media.discardedAt))
    .orderBy(asc(media.discardedAt))
    .limit(ROWS_AT_A_TIME)
  for (const { id, variants } of rows) {
    for (const { file } of variants) await files.delete(keyOf(file))
    await db.delete(media).where(eq(media.id, id))
  }
}

/**
 * Compares the file store with the rows. Deletes files that have had no row for a day (left by a process that crashed
 * during an upload), and logs rows without files as errors.
 */
export async function compareMedia({ db, files, workFolder, log, now }: SweepContext): Promise<void> {
  await removeStaleFiles(workFolder, now)
  const settledBefore = new Date(now.getTime() - UNATTACHED_HOURS_MAX * HOUR_MS)
  const stems = new Map<string, Set<string>>()
  const old = new Set<string>()
  for await (const { key, modifiedAt } of files.list(`${BUCKET}/${FOLDER}`)) {
    const stem = stemOf(key.slice(BUCKET.length + 1))
    // Not a name of this application: keep it.
    if (stem === null) continue
    stems.set(stem, (stems.get(stem) ?? new Set()).add(key))
    if (modifiedAt < settledBefore) old.add(key)
  }
  const stray = await findStray(db, stems)
  const strayKeys = [...stray].flatMap((stem) => [...(stems.get(stem) ?? [])])
  await deleteStray(
    { files, log },
    strayKeys.filter((key) => old.has(key)),
  )
  await reportLost({ db, log, settledBefore }, stems)
}

/** The stems without a row. */
async function findStray(db: Db, stems: ReadonlyMap<string, unknown>): Promise<Set<string>> {
  const stray = new Set(stems.keys())
  const names = [...stray]
  for (let at = 0; at < names.length; at += ROWS_AT_A_TIME) {
    const rows = await db
      .select({ path: media.path })
      .from(media)
      .where(inArray(media.path, names.slice(at, at + ROWS_AT_A_TIME)))
    for (const { path } of rows) stray.delete(path)
  }
  return stray
}

async function deleteStray(
  { files, log }: Pick<SweepContext, 'files' | 'log'>,
  keys: readonly string[],
): Promise<void> {
  if (keys.length > STRAY_FILES_MAX) {
    log.error({ count: keys.length }, 'many files have no row: nothing was deleted. Is this the right database?')
    return
  }
  for (const key of keys) await files.delete(key)
  if (keys.length > 0) log.info({ count: keys.length }, 'files without a row were deleted')
}

async function reportLost(
  { db, log, settledBefore }: Pick<SweepContext, 'db' | 'log'> & { settledBefore: Date },
  stems: ReadonlyMap<string, ReadonlySet<string>>,
): Promise<void> {
  let after = ''
  for (;;) {
    const rows = await db
      .select({ id: media.id, path: media.path, variants: media.variants })
      .from(media)
      .where(and(gt(media.path, after), isNull(media.discardedAt), lt(media.createdAt, settledBefore)))
      .orderBy(asc(media.path))
      .limit(ROWS_AT_A_TIME)
    for (const { id, path, variants } of rows) {
      const missing = variants.filter(({ file }) => !stems.get(path)?.has(keyOf(file)))
      if (missing.length > 0) log.error({ id, missing: missing.length }, 'files of a medium are lost')
    }
    after = rows.at(-1)?.path ?? ''
    if (rows.length < ROWS_AT_A_TIME) return
  }
}
