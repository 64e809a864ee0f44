/** A kolam as plain data: computed on the server, sent with the page, drawn by `<Kolam>`. */
export type KolamDrawing = {
  /** SVG path data of all lines; each line begins with an absolute `M` and ends with `z`. */
  path: string
  /** Path data of the dots: closed subpaths of no length, which round caps show as dots. */
  dots: string
  /** Left, top, width and height, in the numbers of the path. */
  box: readonly [x: number, y: number, width: number, height: number]
  /** How many of those numbers one link is long. */
  unit: number
  /** The turn and the mirroring of the whole, as an SVG transform. */
  transform?: string
  /** Path data of the dots that carry a lamp. */
  lamps?: string
}

export type WingId =
  | 'empowerher'
  | 'sahaara'
  | 'doc'
  | 'legal'
  | 'start'
  | 'ssr'
  | 'solve'
  | 'sow'
  | 'sellers'
  | 'stories'
  | 'fearless'
  | 'heartbeat'
  | 'seeds'
  | 'refer'
  | 'campus'
  | 'comeback'

/**
 * Whose kolam: a wing's and Torch's are fixed, those of things, product covers (`cloth`: dense weaves only) and people
 * grow from the id, and `petals` is the flower behind `<Petals>`, one petal for each of `count` values.
 */
export type KolamRef =
  | { kind: 'wing'; wing: WingId }
  | { kind: 'torch' }
  | { kind: 'thing' | 'cloth' | 'person'; id: string }
  | { kind: 'petals'; count: number }
