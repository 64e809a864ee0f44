/**
 * How probable it is that two samples of one distribution differ by at least so much (Mann-Whitney, two-sided, normal
 * approximation): for samples of about twenty or more.
 */
export function sameDistribution(a: readonly number[], b: readonly number[]): number {
  const ranked = [...a.map((value) => ({ value, isA: true })), ...b.map((value) => ({ value, isA: false }))].toSorted(
    (one, other) => one.value - other.value,
  )
  const rankSum = ranked.reduce((sum, { isA }, index) => sum + (isA ? index + 1 : 0), 0)
  const u = rankSum - (a.length * (a.length + 1)) / 2
  const mean = (a.length * b.length) / 2
  const deviation = Math.sqrt((a.length * b.length * (a.length + b.length + 1)) / 12)
  return 2 * (1 - normalBelow(Math.abs(u - mean) / deviation))
}

/** The standard normal distribution (Abramowitz and Stegun 26.2.17; error below 1e-7). */
function normalBelow(z: number): number {
  const t = 1 / (1 + 0.2316419 * z)
  const density = Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)
  const series = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429]
  return 1 - density * series.reduceRight((sum, factor) => (sum + factor) * t, 0)
}
