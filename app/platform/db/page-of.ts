/** A part of a list, as its screen shows it. */
export interface Page<Row> {
  rows: Row[]
  /** Whether another page follows. */
  hasMore: boolean
}

/** `page` counts from 1. */
interface PageAsked {
  page: number
  perPage: number
}

export interface Range {
  limit: number
  offset: number
}

/** What to read for a page: one row more than it shows. */
export const rangeOf = ({ page, perPage }: PageAsked): Range => ({ limit: perPage + 1, offset: (page - 1) * perPage })

/** The page, of the rows in its range. */
export const pageOf = <Row>(rows: readonly Row[], perPage: number): Page<Row> => ({
  rows: rows.slice(0, perPage),
  hasMore: rows.length > perPage,
})

/** A page of two lists, one after the other, such as what is open and what is done: each has an index, both have none. */
export async function pageOfTwo<Row>(
  asked: PageAsked,
  countFirst: () => PromiseLike<number>,
  read: (isFirst: boolean, range: Range) => PromiseLike<Row[]>,
): Promise<Page<Row>> {
  const { limit, offset } = rangeOf(asked)
  const before = offset === 0 ? 0 : await countFirst()
  const rows = await Promise.all([
    read(true, { limit, offset }),
    read(false, { limit, offset: Math.max(0, offset - before) }),
  ])
  return pageOf(rows.flat(), asked.perPage)
}
