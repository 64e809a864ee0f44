import type { LoaderFunctionArgs } from 'react-router'
import { type OperatorContext, operatorOf } from '#app/features/access/operator.server.ts'
import type { FormValues } from '#app/platform/form/parse-form.ts'
import { type Act, actionOf } from './acts.server.ts'
import { EDIT_PARAM, type EditorEntry, NEW, type ResourceData } from './fields.ts'

interface Resource<Row, More> {
  path: string
  list: (ctx: OperatorContext) => Promise<readonly Row[]>
  /** How a row stands in the list; its `id` stands in the address and is posted as `known`. */
  entry: (row: Row, ctx: OperatorContext) => EditorEntry
  /** A row as its form shows it. */
  values: (row: Row) => FormValues
  /** What the form of a new one begins with. */
  blank?: (rows: readonly Row[]) => FormValues
  /** What else the screen shows. */
  more?: (ctx: OperatorContext, row: Row | undefined) => Promise<More>
  /** Writes a new one. */
  add: Act
  /** Writes an existing one. */
  change: Act
  /** Acts without a form, by name. */
  acts?: Readonly<Record<string, Act>>
  refused: Readonly<Partial<Record<string, string>>>
}

/** The loader and the action of a list that operators keep: rows to add, to change and to act on. */
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
  const save: Act = (ctx, asked) => (asked.id ? change : add)(ctx, asked)
  return {
    loader: async ({ context, url }: Pick<LoaderFunctionArgs, 'context' | 'url'>): Promise<ResourceData & More> => {
      const ctx = operatorOf(context)
      const rows = await list(ctx)
      const entries = rows.map((row) => entry(row, ctx))
      const asked = url.searchParams.get(EDIT_PARAM)
      const at = entries.findIndex(({ id }) => id === asked)
      const [row, found] = [rows[at], entries[at]]
      const chosen = row && found ? { id: found.id, title: found.title, values: values(row) } : null
      const shown = { entries, chosen, isNew: asked === NEW, blank: blank(rows) }
      return { ...shown, ...((await more?.(ctx, row)) as More) }
    },
    action: actionOf({ path, acts: { ...acts, save }, refused }),
  }
}
