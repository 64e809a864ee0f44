import type { ByteRange } from '#app/platform/files/file-store.ts'

/**
 * Parses a `Range` header for a file of `size` bytes. Returns `whole` for a missing header and for requests that are
 * not supported (several ranges, another unit, invalid syntax: RFC 9110 allows a full response), and `none` when the
 * range is not satisfiable.
 */
export function readRange(header: string | undefined, size: number): ByteRange | 'whole' | 'none' {
  const found = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '')
  if (!found) return 'whole'
  const [first, last] = [found[1] ?? '', found[2] ?? '']
  if (first === '' && last === '') return 'whole'
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length > 0 ? { start: size - length, end: size - 1 } : 'none'
  }
  const [start, end] = [Number(first), last === '' ? size - 1 : Number(last)]
  if (start > end && last !== '') return 'whole'
  return start < size ? { start, end: Math.min(end, size - 1) } : 'none'
}
