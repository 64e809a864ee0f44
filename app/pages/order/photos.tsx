import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { CASE_PHOTOS_MAX } from '#app/capabilities/orders/schema.ts'
import type { UploadRules } from '#app/ui/upload/upload-rules.ts'
import { copy } from './copy.ts'

const UploadField = lazy(() => import('#app/ui/upload/upload-field.tsx'))
const KINDS = ['image'] as const

/**
 * Photos for the other side and the market desk; each is sent at once, the form carries their ids. The code for it
 * comes when the fold is opened around it.
 */
export function Photos({ rules, error }: { rules: UploadRules; error?: string | undefined }) {
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
          <UploadField
            name="photo"
            label={copy.back.photos}
            hint={copy.back.photosHint}
            error={error}
            max={CASE_PHOTOS_MAX}
            rules={rules}
            kinds={KINDS}
          />
        </Suspense>
      )}
      <noscript>
        <p className="small soft">{copy.back.photosNoScript}</p>
      </noscript>
    </div>
  )
}
