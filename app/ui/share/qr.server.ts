import { encode } from 'uqr'

const QUIET_ZONE = 2

/** A QR code as one SVG path: a rectangle for each run of dark modules. */
export function qrDrawing(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE })
  const path = data
    .flatMap((row, y) => [...runs(row)].map(({ x, length }) => `M${x} ${y}h${length}v1h-${length}z`))
    .join('')
  return { path, size }
}

function* runs(row: readonly boolean[]): Generator<{ x: number; length: number }> {
  for (let x = 0; x < row.length; x++) {
    if (!row[x]) continue
    const start = x
    while (row[x]) x++
    yield { x: start, length: x - start }
  }
}
