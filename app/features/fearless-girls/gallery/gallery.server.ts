import type { KolamDrawing } from '#app/ui/kolam/drawing.ts'
import { drawKolam } from '#app/ui/kolam/generator/drawing.server.ts'
import { copy } from './copy.ts'

/**
 * The eight drawings of the gallery, for the loader of a page with `<FearlessGirlsSection gallery={…}>`: about 2 KB.
 */
export function drawFearlessGallery(): KolamDrawing[] {
  return copy.gallery.captions.map((_, i) => drawKolam({ kind: 'person', id: `fearless-${i + 1}` }))
}
