import S3rver from '@20minutes/s3rver'
import { afterAll } from 'vitest'
import { readConfig } from '#app/platform/config/config.server.ts'
import type { FileStore } from './file-store.ts'
import { openFiles } from './open-files.server.ts'

/** A store in a bucket of a server that keeps its objects in this folder. */
export async function openS3(directory: string): Promise<FileStore> {
  const server = new S3rver({
    address: 'localhost',
    port: 0,
    directory,
    silent: true,
    // s3rver computes another signature for list requests.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: 'diya', configs: [] }],
  })
  const { port } = await server.run()
  afterAll(() => server.close())
  return bucketAt(port)
}

export function bucketAt(port: number): FileStore {
  return openFiles(
    readConfig({
      FILES_S3_BUCKET: 'diya',
      FILES_S3_ENDPOINT: `http://localhost:${port}`,
      FILES_S3_KEY: 'S3RVER',
      FILES_S3_SECRET: 'S3RVER',
    }),
  )
}
