import { useEffect, useRef } from 'react'

/** The field of the key that the browser makes: the same form posted twice is the same, also from a cached page. */
export const SENDER_KEY = 'senderKey'

/** Empty without JavaScript, and where the browser makes no keys. */
export function SenderKey() {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (field.current && 'randomUUID' in crypto) field.current.value = crypto.randomUUID()
  }, [])
  return <input ref={field} type="hidden" name={SENDER_KEY} />
}
