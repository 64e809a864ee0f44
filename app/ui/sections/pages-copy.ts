export const copy = { pages: 'Pages', newer: 'Previous page', older: 'Next page' } as const
