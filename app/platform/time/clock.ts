/** Where the time comes from; a test brings its own. */
export type Clock = () => Date

export const systemClock: Clock = () => new Date()
