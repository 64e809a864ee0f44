/** Words while a campaign is loading. */
export const copy = { loading: 'Loading the campaign' } as const
