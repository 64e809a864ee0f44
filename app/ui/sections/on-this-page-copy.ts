export const copy = { title: 'On this page' } as const
