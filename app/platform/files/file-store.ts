import type { Readable } from 'node:stream'

/** Bytes `start` to `end`, both included. */
export interface ByteRange {
  start: number
  end: number
}

export interface StoredFile {
  key: string
  size: number
  modifiedAt: Date
}

/**
 * Storage of uploaded files: a local folder or an S3 bucket. Keys are paths with slashes. Writes are atomic, and the
 * content of a key never changes.
 */
export interface FileStore {
  /** Resolves when the file is flushed to disk, or stored by the bucket. */
  put(key: string, content: Uint8Array | { path: string; size: number }, options: { type: string }): Promise<void>
  /** The file or a range of it; null when it is missing. Destroy the stream if you do not read it to its end. */
  read(key: string, range?: ByteRange): Promise<Readable | null>
  exists(key: string): Promise<boolean>
  /** Resolves also when the file is missing. */
  delete(key: string): Promise<void>
  /** Every file below this folder. */
  list(folder: string): AsyncIterable<StoredFile>
}
