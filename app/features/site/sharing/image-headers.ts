/** Headers of a share image that may be cached for `freshS` seconds. */
export const imageHeaders = (type: string, freshS: number): HeadersInit => ({
  'Content-Type': type,
  'Cache-Control': `public, max-age=${freshS}`,
  // Messengers and other sites embed it.
  'Cross-Origin-Resource-Policy': 'cross-origin',
})
