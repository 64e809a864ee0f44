import { useEffect, useRef, useState } from 'react'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { Upload } from './use-uploads.ts'

const SIDE_PX = 144
export const ICONS = { image: 'image', video: 'play', document: 'file-text' } as const

/** The local picture, or the site's once it is uploaded. An icon for videos and for pictures that cannot be drawn. */
export function Thumbnail({ upload: { file, kind, state } }: { upload: Upload }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isDrawn, setIsDrawn] = useState(false)
  useEffect(() => {
    if (!file || kind !== 'image') return
    let isStale = false
    void draw(file, canvas.current).then((drawn) => isStale || setIsDrawn(drawn))
    return () => {
      isStale = true
    }
  }, [file, kind])
  const src = file ? undefined : state.at === 'ready' && state.src
  return (
    <span className="upload-thumb">
      {src ? <img src={src} alt="" /> : !isDrawn && <Icon name={ICONS[kind]} />}
      {file && kind === 'image' && (
        <canvas ref={canvas} width={SIDE_PX} height={SIDE_PX} hidden={!isDrawn} aria-hidden="true" />
      )}
    </span>
  )
}

/** Draws the centre of the picture. On a canvas, because the CSP forbids blob URLs. */
async function draw(file: File, canvas: HTMLCanvasElement | null): Promise<boolean> {
  try {
    const picture = await createImageBitmap(file)
    const side = Math.min(picture.width, picture.height)
    const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2]
    canvas?.getContext('2d')?.drawImage(picture, left, top, side, side, 0, 0, SIDE_PX, SIDE_PX)
    picture.close()
    return true
  } catch {
    return false
  }
}
