import * as v from 'valibot'

/**
 * A body of the API that is read by a capability's own schema: `body` says its form in the API's names, `rename` hands
 * it to `rules` in theirs. What the rules find wrong is told as if the body had said it.
 */
export function byRules<Body extends v.GenericSchema, Rules extends v.GenericSchema>(
  body: Body,
  rename: (body: v.InferOutput<Body>) => v.InferInput<Rules>,
  rules: Rules,
): v.GenericSchema<v.InferInput<Body>, v.InferOutput<Rules>> {
  return v.pipe(
    body as v.GenericSchema<v.InferInput<Body>, v.InferOutput<Body>>,
    v.rawTransform<v.InferOutput<Body>, v.InferOutput<Rules>>(({ dataset, addIssue, NEVER }) => {
      const read = v.safeParse(rules, rename(dataset.value))
      if (read.success) return read.output
      for (const { message, path } of read.issues) addIssue(path ? { message, path } : { message })
      return NEVER
    }),
  )
}
