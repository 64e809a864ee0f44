import { useId } from 'react'
import type { KolamDrawing } from './drawing.ts'
import { FlameShape } from './flame.tsx'

type KolamProps = {
  drawing: KolamDrawing
  className?: string
  /** The width of the line, in links; 0.12 to 0.14 for small drawings. */
  stroke?: number
  /** Shows only the centre: 2 shows half the width. */
  zoom?: number
  /** The size of a flame in the centre, where 1 is 1.8 links high; with `bowl` it is a diya. */
  flame?: number
  bowl?: boolean
  /** Shows the drawing's lamps. */
  lamps?: boolean
  dots?: boolean
  /** Repeats the motif in a half-drop pattern, spaced by this many widths of its box. */
  repeat?: number
  /** The id of a motif that repeats: one that is the same in each page lets the server keep the HTML around it. */
  id?: string
  /** Animates the drawing of the lines, one after another. */
  draw?: boolean
}

const FLAME_PER_LINK = 25
const DRAW_STEPS_MAX = 6
const HALF_DROP = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
  [-2, 0],
  [2, 0],
  [0, -2],
  [0, 2],
] as const

/**
 * Renders a kolam. One link is 1em of `--kolam-size`, or of the text; CSS may also set width and height. The colours are
 * `--kl` (line), `--kd` (dots), `--kf` and `--kfo` (fill and its opacity), by default `currentColor`.
 */
export function Kolam({
  drawing,
  className,
  stroke = 0.085,
  zoom = 1,
  repeat,
  id,
  flame,
  bowl = false,
  ...look
}: KolamProps) {
  const ownId = useId()
  const motif = id ?? ownId
  const { unit } = drawing
  const [x, y, width, height] = zoomed(drawing.box, zoom)
  return (
    <svg
      className={className ? `kolam ${className}` : 'kolam'}
      viewBox={`${x} ${y} ${width} ${height}`}
      width={`${rounded(width / unit)}em`}
      height={`${rounded(height / unit)}em`}
      aria-hidden="true"
    >
      <g id={repeat ? motif : undefined} transform={drawing.transform}>
        <Motif drawing={drawing} strokeWidth={stroke * unit} {...look} />
      </g>
      {repeat && (
        <g className="knear">
          {HALF_DROP.map(([right, down]) => (
            <use
              key={`${right} ${down}`}
              href={`#${motif}`}
              x={Math.round(right * width * repeat) || undefined}
              y={Math.round((down * height * repeat) / 2) || undefined}
            />
          ))}
        </g>
      )}
      {flame !== undefined && (
        <g transform={`scale(${rounded((flame * unit) / FLAME_PER_LINK)})`}>
          <FlameShape bowl={bowl} />
        </g>
      )}
    </svg>
  )
}

type MotifProps = Pick<KolamProps, 'drawing' | 'lamps' | 'dots' | 'draw'> & { strokeWidth: number }

function Motif({ drawing, strokeWidth, lamps = false, dots = true, draw = false }: MotifProps) {
  const line = strokeWidth.toFixed(1)
  return (
    <>
      {draw ? (
        valuesOf(drawing.path).map((d, i) => (
          <path
            key={d}
            className={`kl kdraw kdraw-${Math.min(i + 1, DRAW_STEPS_MAX)}`}
            pathLength="1"
            d={d}
            strokeWidth={line}
          />
        ))
      ) : (
        <path className="kf kl" d={drawing.path} strokeWidth={line} />
      )}
      {dots && <path className="kd" d={drawing.dots} strokeWidth={(strokeWidth * 1.75).toFixed(1)} />}
      {lamps && drawing.lamps && (
        <>
          <path className="kg" d={drawing.lamps} strokeWidth={(strokeWidth * 6).toFixed(1)} />
          <path className="kp" d={drawing.lamps} strokeWidth={(strokeWidth * 2.6).toFixed(1)} />
        </>
      )}
    </>
  )
}

/** The closed subpaths of a path. */
const valuesOf = (path: string) => path.match(/[^z]+z/g) ?? []

function zoomed([x, y, width, height]: KolamDrawing['box'], zoom: number): KolamDrawing['box'] {
  const [w, h] = [width / zoom, height / zoom]
  return [rounded(x + (width - w) / 2), rounded(y + (height - h) / 2), rounded(w), rounded(h)]
}

const rounded = (n: number) => Math.round(n * 100) / 100
