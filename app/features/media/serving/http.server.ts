import { type Context, Hono } from 'hono'
import { refuse, refuseFailure } from '#app/platform/api/answer.server.ts'
import type { Clock } from '#app/platform/time/clock.ts'
import type { Actor } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { SealedFiles } from '#app/platform/files/sealed-files.server.ts'
import type { Logger } from '#app/platform/log/log.server.ts'
import type { Sealer } from '#app/platform/sealer.ts'
import { sendFile } from './send-file.server.ts'
import { copy } from '#app/features/media/copy.ts'
import { receiveUpload, type UploadOutcome } from '#app/features/media/receive/receive-upload.server.ts'
import { removeUpload } from '#app/features/media/receive/remove-upload.server.ts'
import { stemOf } from '#app/features/media/receive/file-name.ts'
import { readPostedFile } from '#app/features/media/receive/multipart.server.ts'
import { findFile } from '#app/features/media/queries.server.ts'
import type { RefusalReason } from '#app/features/media/receive/refusal.ts'
import {
  BYTES_MAX,
  GUEST_UPLOADS_PER_HOUR_MAX,
  SHOWN_KINDS,
  UPLOAD_FIELD,
  UPLOADS_AT_ONCE_MAX,
  WAITING_MAX,
} from '#app/features/media/upload-limits.ts'
import { ConcurrencyLimiter } from '#app/features/media/receive/concurrency-limiter.ts'
import type { MediaKind } from '#app/features/media/views.ts'

export interface MediaDeps {
  db: Db
  files: SealedFiles
  /** A local folder for incoming files. */
  workFolder: string
  clock: Clock
  log: Logger
  sealer: Sealer
  /** The actor of a request; `foreign` for a request with a session cookie from another site's page. */
  findActor(request: Request): Promise<Actor | 'foreign'>
  /**
   * The owner id for a visitor's upload, from the URL (`?order=…`): the id of something that the visitor has the key
   * of. Null without one.
   */
  findGuestOwner?(params: URLSearchParams): Promise<string | null>
  /** Whether the actor may see what a private file belongs to, such as by a key in the URL. */
  isShared?(mediaId: string, asking: { actor: Actor; params: URLSearchParams }): Promise<boolean>
}

/** A multipart form with a file of the maximum size. */
const FORM_BYTES_MAX = BYTES_MAX + 128 * 1024
/** One file of each kind is processed at a time, to leave the processors to page requests. */
const MADE_AT_ONCE = 1
const BUSY_RETRY_AFTER_S = '30'

const STATUS: Readonly<Record<RefusalReason, 400 | 401 | 403 | 413 | 415 | 422 | 429 | 503>> = {
  'sign-in': 401,
  origin: 403,
  form: 400,
  empty: 400,
  interrupted: 400,
  type: 415,
  heic: 415,
  quicktime: 415,
  'not-pdf': 415,
  'pdf-locked': 422,
  'pdf-active': 422,
  'pdf-pages': 422,
  'image-size': 413,
  'document-size': 413,
  'video-size': 413,
  pixels: 422,
  damaged: 422,
  'no-picture': 422,
  codec: 422,
  length: 422,
  'video-pixels': 422,
  hourly: 429,
  'at-once': 429,
  unused: 429,
  busy: 503,
}

/**
 * Uploads; mounted at `/api/v1/media`, before the body limit of other forms. `POST /` (`POST /?kind=document` for a PDF)
 * with one file as multipart/form-data → 201 `{ id, kind, width, height, sources, path }`. `DELETE /:id` → 204. Every refusal is `{
 * error: { code, message } }`.
 */
export function createUploads(deps: MediaDeps): Hono {
  const api = new Hono()
  const newLimiter = () => new ConcurrencyLimiter({ atOnce: MADE_AT_ONCE, waitingMax: WAITING_MAX })
  const limiters = { image: newLimiter(), video: newLimiter(), document: newLimiter() }
  const sending = new Map<string, number>()

  api.post('/', async (c) => {
    const actor = await deps.findActor(c.req.raw)
    if (actor === 'foreign') return refuseUpload(c, 'origin')
    const guest = actor.kind === 'member' ? null : await findGuest(deps, c.req.url)
    const ownerId = actor.kind === 'member' ? actor.userId : guest
    if (ownerId === null) return refuseUpload(c, 'sign-in')
    if (Number(c.req.header('Content-Length') ?? 0) > FORM_BYTES_MAX) return refuseUpload(c, 'video-size')
    const body = c.req.raw.body
    if (!body) return refuseUpload(c, 'form')
    const running = sending.get(ownerId) ?? 0
    if (running >= UPLOADS_AT_ONCE_MAX) return refuseUpload(c, 'at-once')
    sending.set(ownerId, running + 1)
    try {
      const contentType = c.req.header('Content-Type') ?? ''
      const bytes = readPostedFile(body, { contentType, field: UPLOAD_FIELD })
      const limits =
        guest === null ? { kinds: kindsOf(c) } : { perHourMax: GUEST_UPLOADS_PER_HOUR_MAX, kinds: GUEST_KINDS }
      const isStillAllowed = async () => guest !== null || (await isSession(deps, c.req.raw, ownerId))
      const upload = { ...deps, limiters, ownerId, isStillAllowed, now: deps.clock(), ...limits }
      return answer(c, await receiveUpload(upload, bytes))
    } finally {
      const left = (sending.get(ownerId) ?? 1) - 1
      if (left > 0) sending.set(ownerId, left)
      else sending.delete(ownerId)
    }
  })

  api.delete('/:id', async (c) => {
    const actor = await deps.findActor(c.req.raw)
    if (actor === 'foreign') return refuseUpload(c, 'origin')
    if (actor.kind !== 'member') return refuseUpload(c, 'sign-in')
    const ctx = { db: deps.db, actor, now: deps.clock(), requestId: '' }
    const outcome = await removeUpload(ctx, { id: c.req.param('id') })
    if (outcome.ok) return c.body(null, 204)
    if (outcome.reason === 'in-use') return refuse(c, { status: 409, code: 'in-use', message: copy.inUse })
    return refuse(c, { status: 404, code: 'not-found', message: copy.notFound })
  })

  api.onError((err, c) => refuseFailure(c, err, deps.log))
  return api
}

const GUEST_KINDS: readonly MediaKind[] = ['image']

const kindsOf = (c: Context): readonly MediaKind[] => (c.req.query('kind') === 'document' ? ['document'] : SHOWN_KINDS)

async function isSession({ findActor }: MediaDeps, request: Request, userId: string): Promise<boolean> {
  const actor = await findActor(request)
  return actor !== 'foreign' && actor.kind === 'member' && actor.userId === userId
}

async function findGuest({ findGuestOwner }: MediaDeps, url: string): Promise<string | null> {
  return (await findGuestOwner?.(new URL(url).searchParams)) ?? null
}

function answer(c: Context, outcome: UploadOutcome): Response {
  return outcome.ok ? c.json(outcome.upload, 201) : refuseUpload(c, outcome.reason)
}

function refuseUpload(c: Context, reason: RefusalReason): Response {
  if (reason === 'busy') c.header('Retry-After', BUSY_RETRY_AFTER_S)
  // The rest of the body is not read: close the connection after this response.
  if (c.req.method === 'POST') c.header('Connection', 'close')
  return refuse(c, { status: STATUS[reason], code: reason, message: copy.refused[reason] })
}

/** Serves files, whole or as ranges; mounted at `/media/student-media`. */
export function createMediaFiles(deps: MediaDeps): Hono {
  const app = new Hono()
  app.on(['GET', 'HEAD'], '/:folder/:name', async (c) => {
    const file = `${c.req.param('folder')}/${c.req.param('name')}`
    const stem = stemOf(file)
    const findActor = async () => {
      const actor = await deps.findActor(c.req.raw)
      return actor === 'foreign' ? { kind: 'visitor' as const } : actor
    }
    const isShared = async (mediaId: string, actor: Actor) =>
      (await deps.isShared?.(mediaId, { actor, params: new URL(c.req.url).searchParams })) ?? false
    const found = stem && (await findFile(deps.db, { stem, file, findActor, isShared }))
    if (!found) return missing(c)
    return (await sendFile(c, deps, found)) ?? missing(c)
  })
  app.all('*', missing)
  return app
}

function missing(c: Context): Response {
  return c.text('Not found', 404, { 'Cache-Control': 'no-store' })
}
