import type { KolamDrawing } from '#app/ui/kolam/drawing.ts'
import { drawKolam } from '#app/ui/kolam/drawing.server.ts'
import { copy } from './copy.ts'

/** The eight cloths of the gallery, for a loader to hand to `<FearlessGirlsSection gallery={…}>`: about 2 KB. */
export function drawFearlessGallery(): KolamDrawing[] {
  return copy.gallery.captions.map((_, i) => drawKolam({ kind: 'person', id: `fearless-${i + 1}` }))
}
