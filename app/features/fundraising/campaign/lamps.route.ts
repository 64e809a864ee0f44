import { drawKolam } from '#app/ui/kolam/drawing.server.ts'

/** Torch's kolam for the celebration; sent only when there is one. */
export function loader() {
  return Response.json(drawKolam({ kind: 'torch' }))
}
