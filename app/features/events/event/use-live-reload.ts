import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** Debounces several changes into one reload. */
const DEBOUNCE_MS = 1_500
const EVENTS = ['changed', 'supporter', 'totals'] as const

/** Reloads the data when somebody joins or a gift arrives. */
export function useLiveReload(circle: string): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const source = new EventSource(`/live/events/${circle}`)
    let timer: ReturnType<typeof setTimeout> | undefined
    let wasOpen = false
    const scheduleReload = () => {
      clearTimeout(timer)
      timer = setTimeout(() => void revalidate(), DEBOUNCE_MS)
    }
    for (const event of EVENTS) source.addEventListener(event, scheduleReload)
    /** Changes may have been missed while disconnected. */
    source.addEventListener('open', () => {
      if (wasOpen) scheduleReload()
      wasOpen = true
    })
    return () => {
      source.close()
      clearTimeout(timer)
    }
  }, [circle, revalidate])
}
