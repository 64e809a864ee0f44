import { randomBytes } from 'node:crypto'
import type { StartupFiles } from '#app/features/startups/files.ts'
import type { Stage } from '#app/features/startups/schema.ts'
import { startups } from '#app/features/startups/tables.server.ts'
import { type Actor, userIdOf } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { PAISE } from '#app/platform/money.ts'
import { slugOf } from '#app/platform/text/slug.server.ts'
import { replaceFiles } from './replace-files.server.ts'

interface Submission {
  founderName: string
  founderEmail: string
  title: string
  category: string
  stage: Stage
  targetRupees: number
  equityPercent: string
  description: string
  /** Uploads of a signed-in founder. */
  files: StartupFiles
  actor: Actor
  now: Date
}

/**
 * Creates a draft in the transaction of its request; its files stay hidden. An operator lists it. @throws FileRefused
 */
export async function submitStartup(tx: Db, submission: Submission): Promise<void> {
  const { targetRupees, equityPercent, files, actor, now, ...given } = submission
  const founderUserId = userIdOf(actor)
  // A visitor has no uploads: the session has ended since.
  await replaceFiles(tx, { before: NO_FILES, after: files, ownerId: founderUserId ?? NOBODY, now })
  await tx.insert(startups).values({
    ...given,
    slug: await freeSlug(tx, given.title),
    equity: equityPercent ? `${equityPercent}%` : '',
    targetMinor: targetRupees * PAISE,
    founderUserId,
    ...files,
    createdAt: now,
  })
}

const NOBODY = '00000000-0000-0000-0000-000000000000'
const NO_FILES = { pictureId: null, deckId: null }

/** 'Meri Chai!' → 'meri-chai-3f9a1c': readable, with a random suffix. */
async function freeSlug(tx: Db, title: string): Promise<string> {
  return [await slugOf(tx, title), randomBytes(3).toString('hex')].filter(Boolean).join('-')
}
