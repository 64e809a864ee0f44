import { type RefObject, useEffect, useRef, useState } from 'react'
import { uploadsChanged, watchLostUploads } from '#app/platform/drafts/lost-uploads.ts'

/** Whether files of this field were not kept with the form's draft; false once some are chosen again. */
export function useLostUploads(field: RefObject<HTMLFieldSetElement | null>, name: string, count: number): boolean {
  const [isLost, setIsLost] = useState(false)
  const known = useRef(count)
  useEffect(() => {
    const form = field.current?.form
    return form ? watchLostUploads(form, name, setIsLost) : undefined
  }, [field, name])
  useEffect(() => {
    if (known.current === count) return
    known.current = count
    if (field.current?.form) uploadsChanged(field.current.form, name)
  }, [field, name, count])
  return isLost
}
