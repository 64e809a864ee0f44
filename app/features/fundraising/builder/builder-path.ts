/** A URL of the builder: a step, the campaign that is changed, or the confirmation after sending. */
export function builderPath({ step, mend, sent }: { step?: number; mend: string | null; sent?: string }): string {
  const search = new URLSearchParams({
    ...(step && step > 1 && { step: String(step) }),
    ...(mend && { mend }),
    ...(sent && { sent }),
  })
  const asked = search.toString()
  return asked ? `/ssr/build?${asked}` : '/ssr/build'
}
