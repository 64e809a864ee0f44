import { MemoryFS, type PGlite } from '@electric-sql/pglite'

/** One entry of a dumped database. */
interface Entry {
  /** From the database's folder. */
  names: string[]
  mode: number
  /** Where its bytes are in the image. Absent for folders. */
  at?: { start: number; end: number }
}

export interface DatabaseImage {
  bytes: Uint8Array
  entries: Entry[]
}

const BLOCK = 512
const FOLDER = 0o040000
const FILE = 0o100000

/** Reads a dump of PGlite, which is a tar file with short names. */
export function readImage(bytes: Uint8Array): DatabaseImage {
  const text = (start: number, length: number) =>
    Buffer.from(bytes.buffer, bytes.byteOffset + start, length)
      .toString('latin1')
      .replace(/[\0 ].*$/s, '')
  const entries: Entry[] = []
  for (let at = 0; at + BLOCK <= bytes.length && bytes[at] !== 0;) {
    const names = text(at, 100).split('/').filter(Boolean)
    const permissions = Number.parseInt(text(at + 100, 8), 8) & 0o7777
    const size = Number.parseInt(text(at + 124, 12), 8) || 0
    const type = text(at + 156, 1) || '0'
    const start = at + BLOCK
    if (type === '5') entries.push({ names, mode: FOLDER | permissions })
    else if (type === '0') entries.push({ names, mode: FILE | permissions, at: { start, end: start + size } })
    else throw new Error(`The image has an entry of the unknown type ${type}: ${names.join('/')}`)
    at = start + Math.ceil(size / BLOCK) * BLOCK
  }
  return { bytes, entries }
}

/** The part of Emscripten's file system in memory that the tests use. */
export interface MemoryNode {
  name: string
  parent: MemoryNode
  name_next: MemoryNode | undefined
  mode: number
  contents: Uint8Array | Record<string, MemoryNode>
  usedBytes: number
  stream_ops: { write(stream: { node: MemoryNode }, ...rest: unknown[]): number }
}

interface MemoryFiles {
  createNode(parent: MemoryNode, name: string, mode: number, device: number): MemoryNode
}

const DATABASE = '/pglite/data'

/**
 * Files in memory that begin as the image. PGlite itself would write them one by one through all layers of its file
 * system, in ten times the time.
 */
export class ImageFiles extends MemoryFS {
  readonly #image: DatabaseImage

  constructor(image: DatabaseImage) {
    super()
    this.#image = image
  }

  override async initialSyncFs(): Promise<void> {
    const { FS, MEMFS } = (this.pg as PGlite).Module as unknown as {
      FS: { mkdirTree(path: string, mode: number): void; lookupPath(path: string): { node: MemoryNode } }
      MEMFS: MemoryFiles
    }
    FS.mkdirTree(DATABASE, 0o700)
    const folders = new Map([['', FS.lookupPath(DATABASE).node]])
    for (const { names, mode, at } of this.#image.entries) {
      const name = names.at(-1)
      const parent = folders.get(names.slice(0, -1).join('/'))
      if (name === undefined) continue
      if (!parent) throw new Error(`The image has no folder for ${names.join('/')}`)
      const node = MEMFS.createNode(parent, name, mode, 0)
      if (!at) folders.set(names.join('/'), node)
      else {
        node.contents = this.#image.bytes.subarray(at.start, at.end)
        node.usedBytes = at.end - at.start
        copyAtWrite(node)
      }
    }
  }
}

/** Files whose bytes others read too. */
const shared = new WeakSet<MemoryNode>()
const copying = new WeakSet<MemoryNode>()

/**
 * A file that must not change its bytes, because others read the same: its next write goes into a copy. Every stream keeps
 * the operations with which it was opened, so a file has to be given here before it is opened.
 */
export function copyAtWrite(node: MemoryNode): void {
  shared.add(node)
  if (copying.has(node)) return
  copying.add(node)
  const memory = node.stream_ops
  node.stream_ops = {
    ...memory,
    write: (stream, ...rest) => {
      // Not `slice`, which for a Buffer is the same memory.
      if (shared.delete(node)) node.contents = new Uint8Array(node.contents as Uint8Array)
      return memory.write(stream, ...rest)
    },
  }
}

/** Whether `copyAtWrite` was called before the file was first opened. */
export const copiesAtWrite = (node: MemoryNode): boolean => copying.has(node)
