import { createReadStream } from 'node:fs'
import { createRequire } from 'node:module'
import type { Readable } from 'node:stream'
import { KeyNormalizer } from 'flydrive'
import type { Config } from '#app/platform/config/config.server.ts'
import { BucketLine } from './bucket-line.server.ts'
import type { FileStore } from './file-store.ts'

// `require` at run time, because a bundler would take the package's ESM build, whose imports Node cannot resolve.
const {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} = createRequire(import.meta.url)('@aws-sdk/client-s3') as typeof import('@aws-sdk/client-s3')

type S3Config = Extract<Config['files'], { store: 's3' }>

const SERVER_ERROR = 500
const NOT_FOUND = 404

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
  const line = new BucketLine((error) => statusOf(error) < SERVER_ERROR)
  const names = new KeyNormalizer()
  const at = (key: string) => ({ Bucket: bucket, Key: names.normalize(key) })
  return {
    async put(key, content, { type: ContentType }) {
      const isBytes = content instanceof Uint8Array
      const size = isBytes ? content.length : content.size
      // Fails before the call if there is no such file.
      const Body = isBytes ? content : await openFile(content.path)
      const command = new PutObjectCommand({ ...at(key), Body, ContentType, ContentLength: size })
      await line.call((abortSignal) => client.send(command, { abortSignal }), size)
    },
    async read(key, range) {
      const command = new GetObjectCommand({ ...at(key), Range: range && `bytes=${range.start}-${range.end}` })
      const answer = await line.call((abortSignal) => client.send(command, { abortSignal }).catch(nullIfMissing))
      return answer?.Body ? line.paced(answer.Body as Readable) : null
    },
    async exists(key) {
      const command = new HeadObjectCommand(at(key))
      return (await line.call((abortSignal) => client.send(command, { abortSignal }).catch(nullIfMissing))) !== null
    },
    async delete(key) {
      await line.call((abortSignal) => client.send(new DeleteObjectCommand(at(key)), { abortSignal }))
    },
    async *list(folder) {
      const listing = { Bucket: bucket, Prefix: `${names.normalize(folder)}/` }
      let ContinuationToken: string | undefined
      do {
        const command = new ListObjectsV2Command({ ...listing, ContinuationToken })
        const page = await line.call((abortSignal) => client.send(command, { abortSignal }))
        for (const { Key, Size, LastModified } of page.Contents ?? []) {
          if (Key) yield { key: Key, size: Size ?? 0, modifiedAt: LastModified ?? new Date(0) }
        }
        ContinuationToken = page.NextContinuationToken
      } while (ContinuationToken)
    },
  }
}

async function openFile(path: string): Promise<Readable> {
  const stream = createReadStream(path)
  await new Promise((resolve, reject) => stream.once('open', resolve).once('error', reject))
  return stream
}

/** The status of an answer of the bucket; infinite for any other error. */
function statusOf(error: unknown): number {
  const isAnswer = error instanceof S3ServiceException
  return (isAnswer && error.$metadata.httpStatusCode) || Number.POSITIVE_INFINITY
}

function nullIfMissing(error: unknown): null {
  if (statusOf(error) === NOT_FOUND) return null
  throw error
}
