import { type RefObject, useEffect, useState } from 'react'

const BUTTONS = 'main form :is(button, input[type="submit"])'
const ROOM_PX = 8

/**
 * Whether what floats should make room: a form's button lies under it, or somebody types. Watched while `isFloating`,
 * measured when the page moves; never while the floating thing itself has the focus.
 */
export function useStepAside(isFloating: boolean, place: RefObject<HTMLElement | null>): boolean {
  const [isAside, setAside] = useState(false)
  useEffect(() => {
    if (!isFloating) return
    let frame = 0
    const look = () => {
      frame = 0
      setAside(isInTheWay(place.current))
    }
    const soon = () => {
      frame ||= requestAnimationFrame(look)
    }
    soon()
    for (const event of MOVES) addEventListener(event, soon, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      for (const event of MOVES) removeEventListener(event, soon)
    }
  }, [isFloating, place])
  return isAside
}

const MOVES = ['scroll', 'resize', 'focusin', 'focusout', 'click'] as const

function isInTheWay(floating: HTMLElement | null): boolean {
  if (!floating || floating.contains(document.activeElement)) return false
  if (document.activeElement?.matches('main :is(input, textarea, select)')) return true
  const own = floating.getBoundingClientRect()
  return [...document.querySelectorAll(BUTTONS)].some((button) => overlap(own, button.getBoundingClientRect()))
}

function overlap(a: DOMRect, b: DOMRect): boolean {
  return (
    a.left - ROOM_PX < b.right && b.left < a.right + ROOM_PX && a.top - ROOM_PX < b.bottom && b.top < a.bottom + ROOM_PX
  )
}
