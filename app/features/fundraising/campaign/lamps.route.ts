import { drawKolam } from '#app/ui/kolam/generator/drawing.server.ts'

/** The drawing of the celebration, loaded only when one is shown. */
export function loader() {
  return Response.json(drawKolam({ kind: 'torch' }))
}
