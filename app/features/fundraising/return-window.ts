/** A donor may return a gift within this time. Apart from `schema.ts`, so that texts do not load the form's validation. */
export const RETURN_WINDOW_HOURS = 24
