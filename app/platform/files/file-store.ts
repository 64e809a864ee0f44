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
 * Where uploaded files lie: a folder of this machine, or a bucket that speaks S3. Keys are paths with slashes.
 * A file is there whole or not at all, and never changes under its key.
 */
export interface FileStore {
  /** Resolves when the file would survive a power cut. */
  put(key: string, content: Uint8Array | { path: string; size: number }, options: { type: string }): Promise<void>
  /** The file, or a part of it; null when there is none. Destroy the stream if you do not read it to its end. */
  read(key: string, range?: ByteRange): Promise<Readable | null>
  exists(key: string): Promise<boolean>
  /** Also true to its word when there is none. */
  delete(key: string): Promise<void>
  /** Every file whose key begins with this folder. */
  list(folder: string): AsyncIterable<StoredFile>
}
