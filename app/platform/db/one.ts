/** The row that a statement always gives, e.g. an insert with `returning`. @throws when there is none. */
export function one<Row>(rows: readonly Row[]): Row {
  const [row] = rows
  if (row === undefined) throw new Error('a statement that gives one row gave none')
  return row
}
