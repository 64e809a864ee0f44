import { useState } from 'react'

/** A picture in several forms and widths. */
export interface PictureFiles {
  width: number
  height: number
  sources: readonly { src: string; type: string; width: number }[]
}

interface PictureProps {
  picture: PictureFiles
  alt: string
  /** How wide it is drawn, as in the HTML attribute. */
  sizes: string
  isFirst?: boolean
}

const AVIF = 'image/avif'

/** A picture in the size that the screen needs. One that does not load is not there: what lies under it stays. */
export function Picture({ picture, alt, sizes, isFirst = false }: PictureProps) {
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

const srcSet = (sources: PictureFiles['sources']) => sources.map(({ src, width }) => `${src} ${width}w`).join(', ')
