/** In pixels: a post, and a status that fills a phone. */
export const TALL_SIZES = {
  square: { width: 1080, height: 1080, cover: 430, title: 52 },
  story: { width: 1080, height: 1920, cover: 1000, title: 68 },
} as const
export type TallSize = keyof typeof TALL_SIZES
