import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { copy } from './copy.ts'
import type { UploadRules } from './upload-rules.ts'

const UploadField = lazy(() => import('./upload-field.tsx'))
const KINDS = ['image'] as const

interface LatePhotosProps {
  label: string
  hint: string
  max: number
  rules: UploadRules
  error?: string | undefined
}

/** Photos inside a fold, sent as `photoId`: the code for them comes when it is opened. */
export function LatePhotos(props: LatePhotosProps) {
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
      {isWanted && (
        <Suspense fallback={null}>
          <UploadField name="photo" kinds={KINDS} {...props} />
        </Suspense>
      )}
      <noscript>
        <p className="small secondary-ink">{copy.noScript}</p>
      </noscript>
    </div>
  )
}
