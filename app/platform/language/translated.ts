/**
 * The type of a translation of `Original`: the same keys, and functions of the same arguments, with other texts.
 * A `copy.hi.ts` file ends each export with `satisfies Translated<typeof english.copy>`, so a missing and a superfluous
 * key fail the type check.
 */
export type Translated<Original> = Original extends string
  ? string
  : Original extends (...input: infer Input) => infer Output
    ? (...input: Input) => Translated<Output>
    : Original extends object
      ? { readonly [Key in keyof Original]: Translated<Original[Key]> }
      : Original
