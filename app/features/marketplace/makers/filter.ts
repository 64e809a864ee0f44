import { isUuid } from '#app/platform/text/uuid.ts'
const SEARCH_CHARS_MAX = 80

/** The filter in the URL; unknown values are ignored. */
export interface SellersFilter {
  q: string | null
  region: string | null
  isVerifiedOnly: boolean
}

export function readFilter(params: URLSearchParams): SellersFilter {
  const q = params.get('q')?.trim().slice(0, SEARCH_CHARS_MAX)
  const region = params.get('region') ?? ''
  return { q: q || null, region: isUuid(region) ? region : null, isVerifiedOnly: params.get('verified') === '1' }
}

export function hrefOf({ q, region, isVerifiedOnly }: SellersFilter): string {
  const params = new URLSearchParams()
  if (q) params.set('q', q)
  if (region) params.set('region', region)
  if (isVerifiedOnly) params.set('verified', '1')
  return params.size > 0 ? `/sellers?${params}` : '/sellers'
}
