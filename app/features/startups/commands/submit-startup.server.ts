import { randomBytes } from 'node:crypto'
import type { Stage } from '#app/features/startups/schema.ts'
import { startups } from '#app/features/startups/tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { PAISE } from '#app/platform/money.ts'

interface Submission {
  founderName: string
  founderEmail: string
  title: string
  category: string
  stage: Stage
  targetRupees: number
  equityPercent: string
  description: string
  now: Date
}

/** Creates a draft in the transaction of its request. An operator lists it. */
export async function submitStartup(tx: Db, submission: Submission): Promise<void> {
  const { targetRupees, equityPercent, now, ...given } = submission
  await tx.insert(startups).values({
    ...given,
    slug: slugOf(given.title),
    equity: equityPercent ? `${equityPercent}%` : '',
    targetMinor: targetRupees * PAISE,
    createdAt: now,
  })
}

/** 'Meri Chai!' → 'meri-chai-3f9a1c': readable, with a random suffix. */
function slugOf(title: string): string {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
  return [words, randomBytes(3).toString('hex')].filter(Boolean).join('-')
}
