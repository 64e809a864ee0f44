/** The id of the layout that knows which pages the member may open. */
export const MANAGE_ROUTE = 'manage-campaign'
