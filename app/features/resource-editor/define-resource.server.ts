import type { LoaderFunctionArgs } from 'react-router'
import { type OperatorContext, operatorOf } from '#app/features/access/operator.server.ts'
import type { FormValues } from '#app/platform/form/parse-form.ts'
import { type Action, actionOf } from './actions.server.ts'
import { EDIT_PARAM, type EditorEntry, NEW, type ResourceData } from './fields.ts'

interface Listed<Row> {
  rows: readonly Row[]
  /** The chosen one. */
  row: Row | undefined
}

interface Resource<Row, More> {
  path: string
  list: (ctx: OperatorContext) => Promise<readonly Row[]>
  /** A row as an entry of the list. Its `id` is in the address (`?edit=`) and is posted as `known`. */
  entry: (row: Row, ctx: OperatorContext) => EditorEntry
  /** The values of a row's form. */
  values: (row: Row) => FormValues
  /** The initial values of the form for a new row. */
  blank?: (rows: readonly Row[]) => FormValues
  /** Additional loader data, which is read beside the list unless it waits for it; with what the address asks for. */
  more?: (ctx: OperatorContext, listed: Promise<Listed<Row>>, search: URLSearchParams) => Promise<More>
  /** Inserts a row. */
  add: Action
  /** Updates a row. */
  change: Action
  /** Other acts, by the posted `act`. */
  acts?: Readonly<Record<string, Action>>
  refused: Readonly<Partial<Record<string, string>>>
}

/** Loader and action of a list that operators edit: rows are added, changed and acted on. */
export function defineResource<Row, More extends object = object>({
  path,
  list,
  entry,
  values,
  blank = () => ({}),
  more,
  add,
  change,
  acts = {},
  refused,
}: Resource<Row, More>) {
  const save: Action = (ctx, input) => (input.id ? change : add)(ctx, input)
  return {
    loader: async ({ context, url }: Pick<LoaderFunctionArgs, 'context' | 'url'>): Promise<ResourceData & More> => {
      const ctx = operatorOf(context)
      const editedId = url.searchParams.get(EDIT_PARAM) ?? ''
      const listed = list(ctx).then((rows) => {
        const entries = rows.map((row) => entry(row, ctx))
        const at = entries.findIndex(({ id }) => id === editedId)
        return { rows, entries, row: rows[at], entryOfRow: entries[at] }
      })
      const [{ rows, entries, row, entryOfRow }, additional] = await Promise.all([
        listed,
        more?.(ctx, listed, url.searchParams),
      ])
      const chosen = row && entryOfRow ? { id: entryOfRow.id, title: entryOfRow.title, values: values(row) } : null
      return { entries, chosen, isNew: editedId === NEW, blank: blank(rows), ...(additional as More) }
    },
    action: actionOf({ path, acts: { ...acts, save }, refused }),
  }
}
