import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Random } from './random.ts'

const SECTOR_BYTES = 512

type Change = { offset: number; bytes: Buffer } | { sizeBytes: number }

interface File {
  /** The flushed content; undefined while the file is unchanged. */
  flushed: Buffer | undefined
  /** Writes that are not flushed yet, and may be lost. */
  pending: Change[]
}

type Entry = File | 'directory'
type Tree = Map<string, Entry>
type TreeChange = { put: string; entry: Entry } | { remove: string } | { from: string; to: string }

/**
 * Simulates a disk: watches the writes of this process under `root` through `node:fs`, and can write at any time what a
 * power cut would leave: everything flushed, and of the rest some sectors of 512 bytes and not others. Names behave as
 * on a journalling file system: in order, and any flush makes all earlier ones durable.
 */
export class Disk {
  /** Called before each write, so that a test can cut the power there. */
  onChange: () => void = () => {}
  /** Paths that were flushed, in order. */
  readonly flushes: string[] = []
  readonly #root: string
  readonly #found: Tree = new Map()
  readonly #now: Tree
  readonly #certain: Tree
  #uncertain: TreeChange[] = []
  readonly #open = new Map<number, { path: string; entry: Entry }>()

  /** From now on every call in this process is watched. It cannot be undone, so use a separate process. */
  constructor(root: string) {
    this.#root = resolve(root)
    this.#find(this.#root)
    this.#now = new Map(this.#found)
    this.#certain = new Map(this.#found)
    this.#watch()
  }

  /** Writes what a power cut would leave now to the new directory `target`. */
  cut(target: string, random: Random): void {
    const tree: Tree = new Map(this.#certain)
    const survivors = Math.floor(random() * (this.#uncertain.length + 1))
    for (const change of this.#uncertain.slice(0, survivors)) applyTo(tree, change)
    const chance = random()
    for (const path of [...tree.keys()].toSorted()) {
      const entry = tree.get(path)
      const copy = join(target, relative(this.#root, path))
      if (entry === 'directory') real.mkdirSync(copy, { recursive: true })
      else if (entry && !entry.flushed) real.copyFileSync(path, copy)
      else if (entry)
        real.writeFileSync(
          copy,
          survive(entry, () => random() < chance),
        )
    }
  }

  #find(path: string): void {
    this.#found.set(path, 'directory')
    for (const entry of fs.readdirSync(path, { withFileTypes: true })) {
      const child = join(path, entry.name)
      if (entry.isDirectory()) this.#find(child)
      else if (entry.isFile()) this.#found.set(child, { flushed: undefined, pending: [] })
    }
  }

  #watch(): void {
    fs.openSync = (path, flags, mode) => this.#opened(path, flags ?? 'r', mode)
    fs.closeSync = (fd) => {
      this.#open.delete(fd)
      real.closeSync(fd)
    }
    fs.writeSync = ((fd: number, data: NodeJS.ArrayBufferView, offset: number, length: number, position: number) => {
      if (this.#open.has(fd)) {
        const bytes = Buffer.from(data.buffer, data.byteOffset + offset, length)
        this.#change(fd, { offset: position, bytes: Buffer.from(bytes) })
      }
      return real.writeSync(fd, data, offset, length, position)
    }) as typeof fs.writeSync
    fs.ftruncateSync = (fd, sizeBytes) => {
      this.#change(fd, { sizeBytes: sizeBytes ?? 0 })
      real.ftruncateSync(fd, sizeBytes)
    }
    fs.truncateSync = (path, sizeBytes) => {
      this.#changeEntry(pathOf(path), { sizeBytes: sizeBytes ?? 0 })
      real.truncateSync(path, sizeBytes)
    }
    fs.fsyncSync = (fd) => this.#flushed(fd)
    fs.writeFileSync = (path, data, options) => {
      if (typeof path !== 'number') {
        const bytes = typeof data === 'string' ? Buffer.from(data) : Buffer.from(data.buffer)
        this.#changeTree({ put: pathOf(path), entry: { flushed: Buffer.alloc(0), pending: [] } })
        if (bytes.length > 0) this.#changeEntry(pathOf(path), { offset: 0, bytes })
      }
      real.writeFileSync(path, data, options)
    }
    fs.mkdirSync = ((path: fs.PathLike, options?: fs.MakeDirectoryOptions) => {
      this.#changeTree({ put: pathOf(path), entry: 'directory' })
      return real.mkdirSync(path, options)
    }) as typeof fs.mkdirSync
    fs.renameSync = (from, to) => {
      this.#keep(pathOf(from))
      this.#keep(pathOf(to))
      this.#changeTree({ from: pathOf(from), to: pathOf(to) })
      real.renameSync(from, to)
    }
    const remove = (path: fs.PathLike) => {
      this.#keep(pathOf(path))
      this.#changeTree({ remove: pathOf(path) })
    }
    fs.unlinkSync = (path) => {
      remove(path)
      real.unlinkSync(path)
    }
    fs.rmdirSync = (path) => {
      remove(path)
      real.rmdirSync(path)
    }
    fs.rmSync = (path, options) => {
      remove(path)
      real.rmSync(path, options)
    }
    syncBuiltinESMExports()
  }

  #opened(given: fs.PathLike, flags: string | number, mode?: fs.Mode | null): number {
    const path = pathOf(given)
    const isTruncated = typeof flags === 'number' ? (flags & fs.constants.O_TRUNC) !== 0 : flags.startsWith('w')
    const fd = real.openSync(given, flags, mode)
    if (!this.#isWatched(path)) return fd
    if (!this.#now.has(path)) this.#changeTree({ put: path, entry: { flushed: Buffer.alloc(0), pending: [] } })
    else if (isTruncated) this.#changeEntry(path, { sizeBytes: 0 })
    const entry = this.#now.get(path)
    if (entry) this.#open.set(fd, { path, entry })
    return fd
  }

  #change(fd: number, change: Change): void {
    const open = this.#open.get(fd)
    if (!open || open.entry === 'directory') return
    this.onChange()
    this.#keep(open.path)
    open.entry.pending.push(change)
  }

  #changeEntry(path: string, change: Change): void {
    const entry = this.#now.get(path)
    if (!entry || entry === 'directory') return
    this.onChange()
    this.#keep(path)
    entry.pending.push(change)
  }

  #changeTree(change: TreeChange): void {
    if (!this.#isWatched('put' in change ? change.put : 'remove' in change ? change.remove : change.to)) return
    this.onChange()
    applyTo(this.#now, change)
    this.#uncertain.push(change)
  }

  #flushed(fd: number): void {
    const open = this.#open.get(fd)
    if (!open) return
    this.flushes.push(open.path)
    const isNeeded = this.#uncertain.length > 0 || (open.entry !== 'directory' && open.entry.pending.length > 0)
    if (!isNeeded) return
    this.onChange()
    for (const change of this.#uncertain) applyTo(this.#certain, change)
    this.#uncertain = []
    if (open.entry === 'directory' || !open.entry.flushed) return
    open.entry.flushed = survive(open.entry, () => true)
    open.entry.pending = []
  }

  /** Stores the content of an existing file before its first change. */
  #keep(path: string): void {
    const entry = this.#now.get(path)
    if (entry && entry !== 'directory') entry.flushed ??= real.readFileSync(path)
  }

  #isWatched(path: string): boolean {
    return path === this.#root || path.startsWith(`${this.#root}/`)
  }
}

const real = { ...fs }

function pathOf(path: fs.PathLike): string {
  return resolve(path instanceof URL ? fileURLToPath(path) : String(path))
}

function applyTo(tree: Tree, change: TreeChange): void {
  if ('put' in change) {
    if (tree.has(dirname(change.put)) || tree.size === 0) tree.set(change.put, change.entry)
    return
  }
  const from = 'remove' in change ? change.remove : change.from
  for (const path of Array.from(tree.keys())) {
    if (path !== from && !path.startsWith(`${from}/`)) continue
    const entry = tree.get(path) as Entry
    tree.delete(path)
    if ('to' in change) tree.set(change.to + path.slice(from.length), entry)
  }
}

/** The flushed content, with those sectors of later writes for which `survives` returns true. */
function survive({ flushed, pending }: File, survives: () => boolean): Buffer {
  let content = flushed ?? Buffer.alloc(0)
  let sizeBytes = content.length
  const grow = (size: number) => {
    if (size > content.length)
      content = Buffer.concat([content, Buffer.alloc(Math.max(size * 2, SECTOR_BYTES) - content.length)])
    sizeBytes = Math.max(sizeBytes, size)
  }
  if (pending.length > 0) content = Buffer.from(content)
  for (const change of pending) {
    if ('sizeBytes' in change) {
      if (!survives()) continue
      grow(change.sizeBytes)
      content.fill(0, change.sizeBytes, sizeBytes)
      sizeBytes = change.sizeBytes
      continue
    }
    const end = change.offset + change.bytes.length
    for (let start = change.offset; start < end;) {
      const next = Math.min(end, (Math.floor(start / SECTOR_BYTES) + 1) * SECTOR_BYTES)
      if (survives()) {
        grow(next)
        change.bytes.copy(content, start, start - change.offset, next - change.offset)
      }
      start = next
    }
  }
  return content.subarray(0, sizeBytes)
}
