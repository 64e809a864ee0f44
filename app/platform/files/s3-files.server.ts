import { createReadStream } from 'node:fs'
import { createRequire } from 'node:module'
import type { Readable } from 'node:stream'
import { Disk } from 'flydrive'
import { S3Driver } from 'flydrive/drivers/s3'
import type { Config } from '#app/platform/config/config.server.ts'
import type { FileStore } from './file-store.ts'

// `require` at run time, because a bundler would take the package's ESM build, whose imports Node cannot resolve.
const { GetObjectCommand, ListObjectsV2Command, NoSuchKey, S3Client, S3ServiceException } = createRequire(
  import.meta.url,
)('@aws-sdk/client-s3') as typeof import('@aws-sdk/client-s3')

type S3Config = Extract<Config['files'], { store: 's3' }>

/** Stores files in a private bucket of AWS S3 or a compatible service; only the site serves them. */
export function openS3Files({ bucket, endpoint, region, key: accessKeyId, secret, isPathStyle }: S3Config): FileStore {
  const client = new S3Client({
    region,
    forcePathStyle: isPathStyle,
    credentials: { accessKeyId, secretAccessKey: secret },
    ...(endpoint && { endpoint }),
    // Other services return an error for the newer checksums of AWS.
    ...(endpoint && { requestChecksumCalculation: 'WHEN_REQUIRED', responseChecksumValidation: 'WHEN_REQUIRED' }),
  })
  const disk = new Disk(new S3Driver({ client, bucket, visibility: 'private', supportsACL: false }))
  return {
    async put(key, content, { type: contentType }) {
      if (content instanceof Uint8Array) return disk.put(key, content, { contentType })
      await disk.putStream(key, createReadStream(content.path), { contentType, contentLength: content.size })
    },
    async read(key, range) {
      // flydrive cannot read ranges.
      const Range = range && `bytes=${range.start}-${range.end}`
      const command = new GetObjectCommand({ Bucket: bucket, Key: disk.file(key).key, Range })
      const answer = await client.send(command).catch(nullIfMissing)
      return (answer?.Body as Readable | undefined) ?? null
    },
    exists: (key) => disk.exists(key),
    delete: (key) => disk.delete(key),
    async *list(folder) {
      // flydrive's list has no sizes and also matches folders whose name begins with this one's.
      const listing = { Bucket: bucket, Prefix: `${disk.file(folder).key}/` }
      let ContinuationToken: string | undefined
      do {
        const page = await client.send(new ListObjectsV2Command({ ...listing, ContinuationToken }))
        for (const { Key, Size, LastModified } of page.Contents ?? []) {
          if (Key) yield { key: Key, size: Size ?? 0, modifiedAt: LastModified ?? new Date(0) }
        }
        ContinuationToken = page.NextContinuationToken
      } while (ContinuationToken)
    },
  }
}

function nullIfMissing(error: unknown): null {
  if (error instanceof NoSuchKey) return null
  if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return null
  throw error
}
