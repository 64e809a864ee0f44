/** What a process used at a moment. */
export interface Sample {
  hours: number
  memoryMb: number
  files: number
  connections: number
}

/** The line of least squares through the samples. */
export function slopeOf(
  samples: readonly Sample[],
  what: Exclude<keyof Sample, 'hours'>,
): { mean: number; anHour: number; percentAnHour: number } {
  const average = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [meanHours, mean] = [average(samples.map(({ hours }) => hours)), average(samples.map((sample) => sample[what]))]
  const along = average(samples.map((sample) => (sample.hours - meanHours) * (sample[what] - mean)))
  const spread = average(samples.map(({ hours }) => (hours - meanHours) ** 2))
  const anHour = spread === 0 ? 0 : along / spread
  return { mean, anHour, percentAnHour: mean === 0 ? 0 : (anHour / mean) * 100 }
}
