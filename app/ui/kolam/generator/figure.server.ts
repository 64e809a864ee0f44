import type { Choice } from './choose.server.ts'
import type { KolamDrawing } from '#app/ui/kolam/drawing.ts'
import type { Layout, Point } from './layouts.server.ts'

import { chooseLinks } from './choose.server.ts'
import { curve } from './curves.server.ts'
import { trace } from './trace.server.ts'

/** All parameters of a drawing. */
export type KolamSpec = {
  layout: Layout
  /** How a seed chooses the links; absent: all links. */
  choice?: Choice
  /** The angle at which the line meets a link. */
  crossDegrees?: number
  /** The drawing's numbers per link: larger ones are more precise and make a longer path. */
  unit?: number
  /** Fit the box to the figure's height instead of a square around the centre. */
  tight?: boolean
  flip?: boolean
  turnDegrees?: number
  /** Lamps on the outermost dots. */
  lamps?: boolean
}

const MARGIN = 0.16
const OUTERMOST = 0.96

export function drawFigure(spec: KolamSpec): KolamDrawing {
  const { layout, choice, crossDegrees = 45, unit = 40, tight = false } = spec
  const links = choice ? chooseLinks(layout, choice) : layout.links
  const curves = trace(layout.dots, links).map((strand) => curve(strand, layout.dots, crossDegrees, unit))
  const top = Math.min(...curves.map((line) => line.top))
  const bottom = Math.max(...curves.map((line) => line.bottom))
  const width = Math.max(...curves.map((line) => Math.max(-line.left, line.right))) + MARGIN
  const height = (tight ? (bottom - top) / 2 : Math.max(-top, bottom)) + MARGIN
  const middle = tight ? (bottom + top) / 2 : 0
  const side = Math.max(width, height)
  const [w, h] = tight ? [width, height] : [side, side]
  return {
    path: curves.map((line) => line.path).join(''),
    dots: dotsPath(layout.dots, unit),
    box: [-Math.round(w * unit), Math.round((middle - h) * unit), Math.round(w * 2 * unit), Math.round(h * 2 * unit)],
    unit,
    ...(spec.flip || spec.turnDegrees ? { transform: transformOf(spec) } : {}),
    ...(spec.lamps ? { lamps: lampsPath(layout.dots, unit) } : {}),
  }
}

function dotsPath(dots: readonly Point[], unit: number): string {
  let [lastX, lastY] = [0, 0]
  let path = ''
  for (const dot of dots) {
    const [x, y] = inUnits(dot, unit)
    path += `${path ? 'm' : 'M'}${x - lastX} ${y - lastY}z`
    ;[lastX, lastY] = [x, y]
  }
  return path.replaceAll(' -', '-')
}

function lampsPath(dots: readonly Point[], unit: number): string {
  const far = Math.max(...dots.map(([x, y]) => Math.hypot(x, y)))
  return dots
    .filter(([x, y]) => Math.hypot(x, y) > far * OUTERMOST)
    .map((dot) => `M${inUnits(dot, unit).join(' ')}h0`)
    .join('')
}

const inUnits = ([x, y]: Point, unit: number): [number, number] => [Math.round(x * unit), Math.round(y * unit)]

function transformOf({ flip, turnDegrees }: KolamSpec): string {
  return (turnDegrees ? `rotate(${turnDegrees})` : '') + (flip ? 'scale(-1 1)' : '')
}
