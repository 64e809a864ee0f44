import { availableParallelism, cpus, loadavg } from 'node:os'
import type { Comparison } from './compare.ts'

/** One measured figure and its target. */
export interface Row {
  /** As in the list of targets: 'P1'. */
  id: string
  what: string
  own: string
  floor: string
  figure: string
  target: string
  /** Null without a target. */
  isMet: boolean | null
}

/** A speed as a ratio to its floor's. */
export function ratioRow(
  { id, what, floorName, min }: { id: string; what: string; floorName: string; min: number | null },
  { ownPerS, floorPerS, ratio }: Comparison,
): Row {
  return {
    id,
    what,
    own: perSecond(ownPerS),
    floor: `${floorName}: ${perSecond(floorPerS)}`,
    figure: ratio.toFixed(2),
    target: min === null ? '' : `>= ${min.toFixed(2)}`,
    isMet: min === null ? null : ratio >= min,
  }
}

/** A figure that must stay below a limit. */
export function limitRow(
  { id, what, floor = '', unit, max }: { id: string; what: string; floor?: string; unit: string; max: number | null },
  figure: number,
): Row {
  const text = `${figure >= 100 ? Math.round(figure) : figure.toFixed(1)} ${unit}`.trim()
  const target = max === null ? '' : `<= ${max} ${unit}`.trim()
  return { id, what, own: text, floor, figure: text, target, isMet: max === null ? null : figure <= max }
}

/** The share of a part in a whole, both in CPU milliseconds. */
export function shareRow(
  { id, what, partName, max }: { id: string; what: string; partName: string; max: number },
  { wholeMs, partMs }: { wholeMs: number; partMs: number },
): Row {
  const percent = (partMs / wholeMs) * 100
  return {
    id,
    what,
    own: `${wholeMs.toFixed(1)} ms of processor`,
    floor: `${partName}: ${partMs.toFixed(2)} ms`,
    figure: `${percent.toFixed(1)} % of it`,
    target: `<= ${max} %`,
    isMet: percent <= max,
  }
}

function perSecond(value: number): string {
  return `${Math.round(value).toLocaleString('en')}/s`
}

const HEADINGS = ['', 'what', 'own median', 'floor median', 'ratio or figure', 'target', ''] as const

/** A Markdown table that is also readable as plain text. */
export function table(rows: readonly Row[]): string {
  const cells = rows.map(({ id, what, own, floor, figure, target, isMet }) => [
    id,
    what,
    own,
    floor,
    figure,
    target,
    verdictOf(isMet),
  ])
  const widths = HEADINGS.map((heading, i) => Math.max(heading.length, 3, ...cells.map((row) => row[i]?.length ?? 0)))
  const line = (row: readonly string[]) => `| ${row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`
  return [line(HEADINGS), line(widths.map((width) => '-'.repeat(width))), ...cells.map(line)].join('\n')
}

const verdictOf = (isMet: boolean | null): string => (isMet === null ? '' : isMet ? 'PASS' : 'MISSED')

/** One line for each target: PASS only if every figure of it is within the target. */
export function summary(rows: readonly Row[]): string {
  const byId = Map.groupBy(
    rows.filter(({ isMet }) => isMet !== null),
    ({ id }) => id,
  )
  const lines = [...byId]
    .toSorted(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
    .map(([id, own]) => {
      const missed = own.filter(({ isMet }) => !isMet)
      const why = missed.map(({ what, figure, target }) => `${what}: ${figure} (${target})`).join('; ')
      return `${id.padEnd(4)} ${verdictOf(missed.length === 0).padEnd(7)} ${why || `${own.length} of ${own.length}`}`
    })
  return lines.join('\n')
}

/** The conditions of a measurement. */
export function describeMachine(): string {
  const [one = 0, five = 0] = loadavg()
  const model = cpus()[0]?.model.trim() ?? 'unknown processor'
  return `${availableParallelism()} cores (${model}), load ${one.toFixed(1)} over 1 min, ${five.toFixed(1)} over 5 min, Node ${process.version}`
}
