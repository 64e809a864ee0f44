/** A kolam as plain data: computed on the server and rendered by `<Kolam>`. */
export type KolamDrawing = {
  /** SVG path data of all lines; each line begins with an absolute `M` and ends with `z`. */
  path: string
  /** Path data of the dots: closed subpaths of length 0, which round line caps show as dots. */
  dots: string
  /** Left, top, width and height, in the numbers of the path. */
  box: readonly [x: number, y: number, width: number, height: number]
  /** The length of one link in the numbers of the path. */
  unit: number
  /** Rotation and reflection of the whole drawing, as an SVG transform. */
  transform?: string
  /** Path data of the dots with a lamp. */
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
 * Identifies a kolam. Those of wings and Torch are fixed; those of things, product covers (`cloth`: only dense weaves) and
 * people are generated from the id; `petals` is the flower of `<Petals>` with `count` petals.
 */
export type KolamRef =
  | { kind: 'wing'; wing: WingId }
  | { kind: 'torch' }
  | { kind: 'thing' | 'cloth' | 'person'; id: string }
  | { kind: 'petals'; count: number }
