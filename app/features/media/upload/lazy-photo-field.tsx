import { useEffect, useRef, useState } from 'react'
import { copy } from './copy.ts'
import { LazyUploadField } from './lazy-upload-field.tsx'
import type { UploadRules } from './upload-rules.ts'

const KINDS = ['image'] as const

interface LazyPhotoFieldProps {
  label: string
  hint: string
  max: number
  rules: UploadRules
  error?: string | undefined
}

/** Photos inside a `<details>`, sent as `photoId`. Their code is loaded when it is opened. */
export function LazyPhotoField(props: LazyPhotoFieldProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isWanted, setIsWanted] = useState(false)
  useEffect(() => {
    const fold = place.current?.closest('details')
    const look = () => setIsWanted((was) => was || !fold || fold.open)
    look()
    fold?.addEventListener('toggle', look)
    return () => fold?.removeEventListener('toggle', look)
  }, [])
  return (
    <div ref={place}>
      {isWanted && <LazyUploadField name="photo" kinds={KINDS} {...props} />}
      <noscript>
        <p className="small secondary-ink">{copy.noScript}</p>
      </noscript>
    </div>
  )
}
