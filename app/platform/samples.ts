/** Sample rows are shown, below the real ones, while there are fewer real ones than this. They count in no figure. */
export const SAMPLES_UNTIL_REAL = 10
