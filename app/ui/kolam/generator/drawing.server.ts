import type { KolamDrawing, KolamRef } from '#app/ui/kolam/drawing.ts'
import type { KolamSpec } from './figure.server.ts'

import { petalsSpec, specFor } from './families.server.ts'
import { drawFigure } from './figure.server.ts'
import { TORCH, WINGS } from './wings.server.ts'

const DRAWINGS_KEPT_MAX = 500

const drawings = new Map<string, KolamDrawing>()

/**
 * The kolam of a wing, a thing or a person: about 1 KB of data for `<Kolam>`. The same reference always gives the same
 * drawing. The last 500 drawings are cached; computing one takes a few tenths of a millisecond.
 * @throws RangeError for a flower without 3 to 8 petals.
 */
export function drawKolam(ref: KolamRef): KolamDrawing {
  const key = JSON.stringify(Object.values(ref))
  const drawing = drawings.get(key) ?? drawFigure(specOf(ref))
  drawings.delete(key)
  drawings.set(key, drawing)
  if (drawings.size > DRAWINGS_KEPT_MAX) drawings.delete(drawings.keys().next().value ?? key)
  return drawing
}

function specOf(ref: KolamRef): KolamSpec {
  switch (ref.kind) {
    case 'wing':
      return WINGS[ref.wing]
    case 'torch':
      return TORCH
    case 'petals':
      return petalsSpec(ref.count)
    default:
      return specFor(ref.kind, ref.id)
  }
}
