import * as v from 'valibot'

interface Described {
  type: string
  entries?: v.ObjectEntries
  item?: v.GenericSchema
  wrapped?: v.GenericSchema
}

/** The same shape with additional properties forbidden, however deep; without the checks of single values. */
export function strict(schema: v.GenericSchema): v.GenericSchema {
  const { type, entries, item, wrapped } = schema as unknown as Described
  if (type === 'object' && entries)
    return v.strictObject(Object.fromEntries(Object.entries(entries).map(([name, one]) => [name, strict(one)])))
  if (type === 'array' && item) return v.array(strict(item))
  if (type === 'nullable' && wrapped) return v.nullable(strict(wrapped))
  return schema
}
