/** An option as the seller entered it. */
export interface Option {
  name: string
  values: readonly string[]
}

/** The options, and the rows that belong to them. */
export interface Arrangement<Row> {
  names: readonly string[]
  rows: readonly Row[]
}

export interface ArrangedRow<Row> {
  values: string[]
  /** The row that it takes over; null for a new combination. */
  from: Row | null
}

/**
 * One row for each combination of values. A row takes over the first row from before that it agrees with, as far as
 * both have the same options: also when an option was added or removed, or a value was renamed.
 */
export function arrangeVariants<Row extends { values: readonly string[] }>(
  before: Arrangement<Row>,
  options: readonly Option[],
): ArrangedRow<Row>[] {
  const positions = positionsBefore(
    before.names,
    options.map(({ name }) => name),
  )
  const renamed = options.map(({ values }, at) => renamedValues(valuesAt(before.rows, positions[at]), values))
  const free = new Set(before.rows)
  return combine(options.map(({ values }) => values)).map((values) => {
    const agrees = (row: Row) =>
      values.every((value, at) => {
        const position = positions[at]
        const old = position === undefined ? undefined : row.values[position]
        return old === undefined || fold(renamed[at]?.get(fold(old)) ?? old) === fold(value)
      })
    const from = [...free].find(agrees) ?? null
    if (from) free.delete(from)
    return { values, from }
  })
}

/** Texts that differ in case only are one value. */
export const fold = (text: string): string => text.toLowerCase()

/** The different values of rows at a position, in their order. */
export function valuesAt(rows: readonly { values: readonly string[] }[], at: number | undefined): string[] {
  return at === undefined ? [] : [...new Set(rows.flatMap(({ values }) => values[at] ?? []))]
}

/** The position from before of each option: by name; a renamed option is the one at the same position. */
function positionsBefore(before: readonly string[], names: readonly string[]): (number | undefined)[] {
  const kept = new Set(names.map(fold))
  return names.map((name, at) => {
    const same = before.findIndex((each) => fold(each) === fold(name))
    if (same >= 0) return same
    const there = before[at]
    return there !== undefined && !kept.has(fold(there)) ? at : undefined
  })
}

/** The new names of values, by the folded old ones, when as many values disappeared as appeared. */
function renamedValues(before: readonly string[], after: readonly string[]): Map<string, string> {
  const [old, now] = [new Set(before.map(fold)), new Set(after.map(fold))]
  const gone = before.filter((value) => !now.has(fold(value)))
  const added = after.filter((value) => !old.has(fold(value)))
  if (before.length !== after.length) return new Map()
  return new Map(gone.map((value, i) => [fold(value), added[i] ?? value]))
}

function combine(lists: readonly (readonly string[])[]): string[][] {
  return lists.reduce<string[][]>((rows, values) => rows.flatMap((row) => values.map((value) => [...row, value])), [[]])
}
