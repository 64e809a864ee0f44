import S3rver from '@20minutes/s3rver'
import { afterAll } from 'vitest'
import { readConfig } from '#app/platform/config/config.server.ts'
import type { FileStore } from './file-store.ts'
import { openFiles } from './open-files.server.ts'

/** A store in a bucket of a server that keeps its objects in this folder. */
export async function openS3(directory: string): Promise<FileStore> {
  return bucketAt(await serveBucket(directory))
}

/** Returns the port of a server with the bucket `diya`. */
export async function serveBucket(directory: string): Promise<number> {
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
  return port
}

/** The settings of that bucket. */
export const bucketSettings = (port: number) => ({
  FILES_S3_BUCKET: 'diya',
  FILES_S3_ENDPOINT: `http://localhost:${port}`,
  FILES_S3_KEY: 'S3RVER',
  FILES_S3_SECRET: 'S3RVER',
})

export const bucketAt = (port: number): FileStore => openFiles(readConfig(bucketSettings(port)))
