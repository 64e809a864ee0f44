import { join } from 'node:path'
import type { Config } from '#app/platform/config/config.server.ts'
import { openDiskFiles } from './disk-files.server.ts'
import type { FileStore } from './file-store.ts'

/** The configured store. The S3 client is imported at the first call. */
export function openFiles({ dataDir, files }: Pick<Config, 'dataDir' | 'files'>): FileStore {
  if (files.store === 'disk') return openDiskFiles(join(dataDir, 'files'))
  let opened: Promise<FileStore> | undefined
  const s3 = () => (opened ??= import('./s3-files.server.ts').then(({ openS3Files }) => openS3Files(files)))
  return {
    put: async (...args) => (await s3()).put(...args),
    read: async (...args) => (await s3()).read(...args),
    exists: async (...args) => (await s3()).exists(...args),
    delete: async (...args) => (await s3()).delete(...args),
    list: async function* (folder) {
      yield* (await s3()).list(folder)
    },
  }
}
