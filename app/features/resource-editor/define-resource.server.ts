import type { LoaderFunctionArgs } from 'react-router'
import { type OperatorContext, operatorOf } from '#app/features/access/operator.server.ts'
import type { FormValues } from '#app/platform/form/parse-form.ts'
import { type Action, actionOf } from './actions.server.ts'
import { EDIT_PARAM, type EditorEntry, NEW, type ResourceData } from './fields.ts'

interface Resource<Row, More> {
  path: string
  list: (ctx: OperatorContext) => Promise<readonly Row[]>
  /** A row as an entry of the list. Its `id` is in the address (`?edit=`) and is posted as `known`. */
  entry: (row: Row, ctx: OperatorContext) => EditorEntry
  /** The values of a row's form. */
  values: (row: Row) => FormValues
  /** The initial values of the form for a new row. */
  blank?: (rows: readonly Row[]) => FormValues
  /** Additional loader data. */
  more?: (ctx: OperatorContext, row: Row | undefined) => Promise<More>
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
      const rows = await list(ctx)
      const entries = rows.map((row) => entry(row, ctx))
      const editedId = url.searchParams.get(EDIT_PARAM)
      const at = entries.findIndex(({ id }) => id === editedId)
      const [row, entryOfRow] = [rows[at], entries[at]]
      const chosen = row && entryOfRow ? { id: entryOfRow.id, title: entryOfRow.title, values: values(row) } : null
      const shown = { entries, chosen, isNew: editedId === NEW, blank: blank(rows) }
      return { ...shown, ...((await more?.(ctx, row)) as More) }
    },
    action: actionOf({ path, acts: { ...acts, save }, refused }),
  }
}
