import { type ComponentProps, Suspense } from 'react'
import { lazyAgain } from '#app/ui/lazy-again.ts'
import { copy } from './copy.ts'

const UploadField = lazyAgain(() => import('./upload-field.tsx'))

/** `UploadField`, for screens that can be read before its code is there. */
export function LazyUploadField(props: ComponentProps<typeof UploadField>) {
  return (
    <Suspense
      fallback={
        <p className="hint" role="status">
          {props.label} {copy.loading}
        </p>
      }
    >
      <UploadField {...props} />
    </Suspense>
  )
}
