import { useState } from 'react'

/** A picture in several formats and widths. */
export interface PictureFiles {
  width: number
  height: number
  sources: readonly { src: string; type: string; width: number }[]
}

interface PictureProps {
  picture: PictureFiles
  alt: string
  /** The HTML attribute `sizes`. */
  sizes: string
  isFirst?: boolean
}

const AVIF = 'image/avif'

/** A responsive picture. It is removed when it does not load, so that its background is visible. */
export function Picture({ picture, alt, sizes, isFirst = false }: PictureProps) {
  const [isBroken, setIsBroken] = useState(false)
  if (isBroken) return null
  const { width, height, sources } = picture
  const plain = sources.filter(({ type }) => type !== AVIF)
  return (
    <picture>
      <source type={AVIF} srcSet={srcSet(sources.filter(({ type }) => type === AVIF))} sizes={sizes} />
      <img
        // It may have failed before hydration.
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

const srcSet = (sources: PictureFiles['sources']) => sources.map(({ src, width }) => `${src} ${width}w`).join(', ')
