// Names that the form and its reader share, apart: the browser loads no more than these.

/** The name of the field that carries the pictures' ids. */
export const EVIDENCE_FIELD = 'evidence'
/** The choice in the list of regions when hers is not there. */
export const REGION_MISSING = 'missing'
