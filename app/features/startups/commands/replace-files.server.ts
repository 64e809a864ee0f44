import { attachMedia } from '#app/features/media/commands/attach-media.server.ts'
import { discardMedia } from '#app/features/media/commands/discard-media.server.ts'
import { restoreMedia } from '#app/features/media/commands/restore-media.server.ts'
import { withdrawMedia } from '#app/features/media/commands/withdraw-media.server.ts'
import type { MediaKind } from '#app/features/media/views.ts'
import type { StartupFiles } from '#app/features/startups/files.ts'
import type { Db } from '#app/platform/db/database.server.ts'

type FileIds = Pick<StartupFiles, 'pictureId' | 'deckId'>

export const FILE_FIELDS = ['pictureId', 'deckId'] as const
const KINDS: Readonly<Record<(typeof FILE_FIELDS)[number], readonly MediaKind[]>> = {
  pictureId: ['image'],
  deckId: ['document'],
}

/** An upload is not the sender's, of another kind, in use, or gone. Rolls the transaction back. */
export class FileRefused extends Error {
  override name = 'FileRefused'
  readonly field: (typeof FILE_FIELDS)[number]

  constructor(field: (typeof FILE_FIELDS)[number]) {
    super(field)
    this.field = field
  }
}

interface Replacement {
  before: FileIds
  after: FileIds
  ownerId: string
  newOwnerId?: string
  now: Date
}

/** Attaches new uploads, still hidden, and discards the ones that they replace. @throws FileRefused */
export async function replaceFiles(tx: Db, { before, after, now, ...owners }: Replacement): Promise<void> {
  for (const field of FILE_FIELDS) {
    const [old, id] = [before[field], after[field]]
    if (id === old) continue
    if (id !== null) {
      const attached = await attachMedia(tx, { ...owners, mediaIds: [id], kinds: KINDS[field], now })
      if (!attached.ok) throw new FileRefused(field)
      await withdrawMedia(tx, { mediaIds: [id], now })
    }
    if (old !== null) await discardMedia(tx, { mediaIds: [old], now })
  }
}

/** The files are public while the startup is listed. */
export async function setFilesVisibility(
  tx: Db,
  { pictureId, deckId }: FileIds,
  { isListed, now }: { isListed: boolean; now: Date },
): Promise<void> {
  const mediaIds = [pictureId, deckId].filter((id) => id !== null)
  if (isListed) await restoreMedia(tx, { mediaIds })
  else await withdrawMedia(tx, { mediaIds, now })
}
