import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** Several gifts in one moment are one look. */
const SETTLE_MS = 1_500
const EVENTS = ['changed', 'supporter', 'totals'] as const

/** Looks again when somebody takes a place or a gift arrives, as long as the page can be seen. */
export function useChanges(circle: string): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const source = new EventSource(`/live/events/${circle}`)
    let timer: ReturnType<typeof setTimeout> | undefined
    let wasOpen = false
    const lookAgain = () => {
      clearTimeout(timer)
      timer = setTimeout(() => void revalidate(), SETTLE_MS)
    }
    for (const event of EVENTS) source.addEventListener(event, lookAgain)
    /** After a broken connection something may have been missed. */
    source.addEventListener('open', () => {
      if (wasOpen) lookAgain()
      wasOpen = true
    })
    return () => {
      source.close()
      clearTimeout(timer)
    }
  }, [circle, revalidate])
}
