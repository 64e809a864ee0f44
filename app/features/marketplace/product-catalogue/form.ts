/** The id of the search form, which the category, the order and the filters belong to. */
export const FORM = 'find'
