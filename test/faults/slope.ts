/** The line of least squares through figures of moments. */
export function slopeOf(figures: readonly { hours: number; figure: number }[]): Slope {
  const average = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [meanHours, mean] = [average(figures.map(({ hours }) => hours)), average(figures.map(({ figure }) => figure))]
  const along = average(figures.map(({ hours, figure }) => (hours - meanHours) * (figure - mean)))
  const spread = average(figures.map(({ hours }) => (hours - meanHours) ** 2))
  const anHour = spread === 0 ? 0 : along / spread
  return { mean, anHour, percentAnHour: mean === 0 ? 0 : (anHour / mean) * 100 }
}

interface Slope {
  mean: number
  anHour: number
  percentAnHour: number
}
