import type { ByteRange } from '#app/platform/files/file-store.ts'

/**
 * What a `Range` header asks of a file of this size: a part, `whole` when it asks for nothing that we serve in parts
 * (several ranges, another unit, nonsense: RFC 9110 lets us answer with everything), or `none` when there is no such part.
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
