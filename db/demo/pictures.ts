import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { renderAsync } from '@resvg/resvg-js'
import { and, asc, eq, like, lte } from 'drizzle-orm'
import { addEventPicture } from '#app/features/events/demo/demo.ts'
import { addCampaignPicture } from '#app/features/fundraising/demo/demo.ts'
import { addProductPicture, addSellerPicture, type DemoPictureInput } from '#app/features/marketplace/demo/demo.ts'
import { addStartupPicture } from '#app/features/startups/demo.ts'
import { addStoryPicture } from '#app/features/stories/demo.ts'
import { storePicture, type PictureStore } from '#app/features/media/commands/store-picture.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { demoSeeds } from '#app/platform/db/tables.server.ts'
import type { Clock } from '#app/platform/time/clock.ts'
import { MINUTE_MS } from '#app/platform/time/durations.ts'
import { DEMO_OPERATOR } from './operator.ts'
import { type DemoPicture, PICTURES } from './picture-list.ts'

const FOLDER = resolve('db/demo/pictures')
/** About twice the width that a phone shows. */
const WIDTH_PX: Readonly<Record<DemoPicture['kind'], number>> = {
  product: 720,
  seller: 360,
  campaign: 960,
  story: 1120,
  startup: 960,
  event: 960,
}
/** Names in `demo_seeds` of pictures that are still to be added: picture:product:neem-soap-three-bars */
const PREFIX = 'picture:'
/** After this a picture that failed, or whose process ended, is tried again. */
const RETRY_MINUTES = 10

const ADD: Readonly<Record<DemoPicture['kind'], (tx: Db, input: DemoPictureInput) => Promise<void>>> = {
  product: addProductPicture,
  seller: addSellerPicture,
  campaign: addCampaignPicture,
  story: addStoryPicture,
  startup: addStartupPicture,
  event: addEventPicture,
}

const nameOf = ({ kind, of }: DemoPicture) => `${PREFIX}${kind}:${of}`

/** Notes that new demo data needs its pictures. */
export async function wantPictures(tx: Db, now: Date): Promise<void> {
  await tx.insert(demoSeeds).values(
    PICTURES.map((picture, i) => ({
      name: nameOf(picture),
      seededAt: new Date(now.getTime() - PICTURES.length + i),
    })),
  )
}

/** A job that adds one picture in each run, until the demo data has all. Several processes may run it. */
export function addPictures({ clock, ...store }: Omit<PictureStore, 'now'> & { clock: Clock }): () => Promise<void> {
  let isDone = false
  return async () => {
    if (!isDone) isDone = (await addNextPicture({ ...store, now: clock() })) === 'done'
  }
}

/** Adds the next picture; `done` when none is missing. */
export async function addNextPicture(store: PictureStore): Promise<'added' | 'waiting' | 'done'> {
  const { db, now } = store
  const claimed = await claimNext(db, now)
  if (claimed === null) {
    const left = await db
      .select()
      .from(demoSeeds)
      .where(like(demoSeeds.name, `${PREFIX}%`))
      .limit(1)
    return left.length > 0 ? 'waiting' : 'done'
  }
  const picture = PICTURES.find((candidate) => nameOf(candidate) === claimed)
  const mediaId = picture && (await storePicture({ ...store, ownerId: DEMO_OPERATOR.userId }, await drawPng(picture)))
  await db.transaction(async (tx) => {
    await tx.delete(demoSeeds).where(eq(demoSeeds.name, claimed))
    if (!picture || !mediaId) return
    const { kind, of: slug, alt } = picture
    await ADD[kind](tx, { slug, mediaId, alt, ownerId: DEMO_OPERATOR.userId, now })
  })
  return 'added'
}

/** Takes the next picture, so that no other process adds it as well. */
function claimNext(db: Db, now: Date): Promise<string | null> {
  return db.transaction(async (tx) => {
    const [next] = await tx
      .select({ name: demoSeeds.name })
      .from(demoSeeds)
      .where(and(like(demoSeeds.name, `${PREFIX}%`), lte(demoSeeds.seededAt, now)))
      .orderBy(asc(demoSeeds.seededAt))
      .limit(1)
      .for('update', { skipLocked: true })
    if (!next) return null
    const retryAt = new Date(now.getTime() + RETRY_MINUTES * MINUTE_MS)
    await tx.update(demoSeeds).set({ seededAt: retryAt }).where(eq(demoSeeds.name, next.name))
    return next.name
  })
}

async function drawPng({ kind, file }: DemoPicture): Promise<Buffer> {
  const svg = await readFile(resolve(FOLDER, `${file}.svg`), 'utf8')
  const image = await renderAsync(svg, {
    font: { loadSystemFonts: false },
    fitTo: { mode: 'width', value: WIDTH_PX[kind] },
  })
  return image.asPng()
}
