// Field names that the form and its reader share, in a module of their own so that the browser loads nothing else.

/** The name of the field that carries the pictures' ids. */
export const EVIDENCE_FIELD = 'evidence'
/** The option of the region field for a region that is not in the list. */
export const REGION_MISSING = 'missing'
