import { useState } from 'react'
import type { StoryMedium } from './story-card-view.server.ts'

interface StoryPictureProps {
  picture: StoryMedium
  alt: string
  /** How wide it is drawn, as in the HTML attribute. */
  sizes: string
  isFirst?: boolean
}

const AVIF = 'image/avif'

/** A picture in the size that the screen needs. One that does not load is not there: what lies under it stays. */
export function StoryPicture({ picture, alt, sizes, isFirst = false }: StoryPictureProps) {
  const [isBroken, setIsBroken] = useState(false)
  if (isBroken) return null
  const { width, height, sources } = picture
  const plain = sources.filter(({ type }) => type !== AVIF)
  return (
    <picture>
      <source type={AVIF} srcSet={srcSet(sources.filter(({ type }) => type === AVIF))} sizes={sizes} />
      <img
        // It may have failed before the page came alive.
        ref={(image) => {
          if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setIsBroken(true)
        }}
        src={plain[0]?.src}
        srcSet={srcSet(plain)}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
        onError={() => setIsBroken(true)}
      />
    </picture>
  )
}

const srcSet = (sources: StoryMedium['sources']) => sources.map(({ src, width }) => `${src} ${width}w`).join(', ')
