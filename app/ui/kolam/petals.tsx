import { useId } from 'react'
import type { KolamDrawing } from './drawing.ts'

type PetalsProps = {
  /** `drawKolam({ kind: 'petals', count })`, with as many petals as there are values. */
  drawing: KolamDrawing
  /** The fill of each petal, from 0 to 1, clockwise from the top. */
  values: readonly number[]
  /** The accessible name; the page also lists the numbers. */
  label: string
}

const HEART_RADIUS = 0.54

/** A progress chart as a flower: each petal is filled from the centre by its value, in the colour of the dye. */
export function Petals({ drawing, values, label }: PetalsProps) {
  const id = useId()
  const { path, dots, box, unit } = drawing
  const heart = HEART_RADIUS * unit
  const tip = (values.length < 6 ? 1.44 : 1.5) * unit
  const flower = `#${id}`
  return (
    <svg className="petals" viewBox={box.join(' ')} role="img" aria-label={label}>
      <defs>
        <path id={id} d={path} />
        <clipPath id={`${id}c`}>
          <circle r={heart} />
        </clipPath>
        {values.map((value, i) => (
          <clipPath key={i} id={`${id}${i}`}>
            <path d={sector(i, values.length, heart, heart + Math.max(0, Math.min(value, 1)) * (tip - heart))} />
          </clipPath>
        ))}
      </defs>
      <use className="pt0" href={flower} />
      <use className="ptc" href={flower} clipPath={`url(${flower}c)`} />
      {values.map((value, i) =>
        value > 0 ? (
          <use key={i} className={value < 1 ? 'pt1' : 'pt1 full'} href={flower} clipPath={`url(${flower}${i})`} />
        ) : null,
      )}
      <use className="ptl" href={flower} />
      <path className="ptd" d={dots} />
    </svg>
  )
}

/** The part of a ring that belongs to one petal. */
function sector(index: number, count: number, inner: number, outer: number): string {
  const middle = (index / count) * Math.PI * 2 - Math.PI / 2
  const [from, to] = [middle - Math.PI / count, middle + Math.PI / count]
  const at = (radius: number, angle: number) =>
    `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`
  const arc = (radius: number, sweep: 0 | 1, angle: number) => `A${radius} ${radius} 0 0 ${sweep} ${at(radius, angle)}`
  return `M${at(outer, from)}${arc(outer, 1, to)}L${at(inner, to)}${arc(inner, 0, from)}z`
}
