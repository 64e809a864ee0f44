import { createContext, type FunctionComponent, useContext } from 'react'

/** The parts of one page while the server draws it. */
export interface PageParts {
  /** The id of the elements that mark this part, and whether its HTML is known, so that it need not be drawn. */
  mark(name: string, props: object): { id: string; isKnown: boolean }
}

/** Null in browsers, where React draws every part. */
export const PagePartsContext = createContext<PageParts | null>(null)

/**
 * A component whose HTML the server keeps by its props, and uses again on other pages and for other people: drawing is a
 * large part of a page's work (decision 041).
 *
 * Its HTML must depend on nothing but its props and the language: not on the address, the session, the time or `useId`. Its
 * props are plain data, besides functions that handle events. It begins and ends with an element, not with text, and has no
 * scripts or frames.
 */
export function keptPart<Props extends object>(name: string, Part: FunctionComponent<Props>): FunctionComponent<Props> {
  return function KeptPart(props: Props) {
    const parts = useContext(PagePartsContext)
    if (!parts) return <Part {...props} />
    const { id, isKnown } = parts.mark(name, props)
    const mark = <i id={id} />
    if (isKnown) return mark
    return (
      <>
        {mark}
        <Part {...props} />
        {mark}
      </>
    )
  }
}
