/** The first row of a statement that always returns one, e.g. INSERT … RETURNING. @throws when there is none. */
export function one<Row>(rows: readonly Row[]): Row {
  const [row] = rows
  if (row === undefined) throw new Error('a statement that gives one row gave none')
  return row
}
