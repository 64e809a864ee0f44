import * as v from 'valibot'

/**
 * The schema of an API body that is validated by a feature's own schema: `body` declares the API's field names, `rename`
 * maps the value to the names of `rules`. Issues of `rules` become issues of the body.
 */
export function mappedBody<Body extends v.GenericSchema, Rules extends v.GenericSchema>(
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
