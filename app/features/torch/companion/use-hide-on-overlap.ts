import { type RefObject, useEffect, useState } from 'react'

const BUTTONS = 'main form :is(button, input[type="submit"])'
const CONTROLS = 'main :is(a, button, summary, input, select, textarea)'
const MARGIN_PX = 8

/**
 * Whether a floating element should hide: it covers a form's button, or the user types. `isSmall`, the round button, hides
 * over every control. Measured on scroll, resize, focus and click while `isFloating`; never hides while the element itself
 * has focus.
 */
export function useHideOnOverlap(isFloating: boolean, place: RefObject<HTMLElement | null>, isSmall: boolean): boolean {
  const [isHidden, setHidden] = useState(false)
  useEffect(() => {
    if (!isFloating) return
    let frame = 0
    const measure = () => {
      frame = 0
      setHidden(isObstructive(place.current, isSmall ? CONTROLS : BUTTONS))
    }
    const scheduleMeasure = () => {
      frame ||= requestAnimationFrame(measure)
    }
    scheduleMeasure()
    for (const event of MEASURED_EVENTS) addEventListener(event, scheduleMeasure, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      for (const event of MEASURED_EVENTS) removeEventListener(event, scheduleMeasure)
    }
  }, [isFloating, place, isSmall])
  return isHidden
}

const MEASURED_EVENTS = ['scroll', 'resize', 'focusin', 'focusout', 'click'] as const

function isObstructive(floating: HTMLElement | null, controls: string): boolean {
  if (!floating || floating.contains(document.activeElement)) return false
  if (document.activeElement?.matches('main :is(input, textarea, select)')) return true
  const own = floating.getBoundingClientRect()
  return [...document.querySelectorAll(controls)].some(
    (control) => control !== floating && overlap(own, control.getBoundingClientRect()),
  )
}

function overlap(a: DOMRect, b: DOMRect): boolean {
  return (
    a.left - MARGIN_PX < b.right &&
    b.left < a.right + MARGIN_PX &&
    a.top - MARGIN_PX < b.bottom &&
    b.top < a.bottom + MARGIN_PX
  )
}
