import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { splitLanguage } from '#app/platform/language/language-paths.ts'

// An open dialog and each step of a flow have their own entry of the browser's history within one page. The router does
// not see these entries: it would load the page's data again and drop the answer to a form. An entry holds names and
// numbers only, never what a person typed or chose.

type Steps = Readonly<Record<string, number>>

interface Entry {
  /** The router's number of the entry. Entries within one page share it. */
  index: number | null
  path: string
  /** Name of a dialog or flow → its step. */
  steps: Steps
}

const NONE: Steps = {}
let current: Entry = { index: null, path: '', steps: NONE }
const listeners = new Set<() => void>()

export interface HistoryStep {
  /** 0: closed, or not begun. */
  step: number
  /** Adds an entry. Back returns to the step before. */
  push: (step: number) => void
  /** Goes back by `count` entries; nothing happens when the entry belongs to something else. */
  back: (count?: number) => void
}

/** The step of a dialog or a flow; `name` is unique on a page. Remains after a reload, unlike the state of React. */
export function useHistoryStep(name: string): HistoryStep {
  const { key, pathname } = useLocation()
  useEffect(() => show(readEntry(pathname)), [key, pathname])
  const step = useSyncExternalStore(subscribe, () => current.steps[name] ?? 0, closed)
  return {
    step,
    push: (step) => {
      if (current.steps[name] === step) return
      const steps = { ...current.steps, [name]: step }
      // The press that loads the code of a page comes before the router has said so: the browser would scroll on Back.
      history.scrollRestoration = 'manual'
      history.pushState({ ...history.state, steps }, '')
      show({ ...current, steps })
    },
    back: (count = 1) => {
      if (name in current.steps && count > 0) history.go(-count)
    },
  }
}

const closed = () => 0

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

if (typeof window !== 'undefined') {
  // At once, because listeners of `window` are called in the order of their registration: this one before the router's.
  addEventListener('popstate', onPopState, true)
  keepStepsOfReplacedEntries()
}

/** Handles Back and Forward between the steps of one page before the router does. */
function onPopState(event: PopStateEvent): void {
  const entry = readEntry(current.path)
  const isStep = entry.index === current.index && !isSame(entry.steps, current.steps)
  if (isStep) event.stopImmediatePropagation()
  show(entry)
}

/**
 * The router drops the steps when it replaces an entry, for example after a form was posted to the same page. They are
 * kept in the same call: Back may come before the page is rendered, and then the entry could not be reached any more.
 */
function keepStepsOfReplacedEntries(): void {
  const replaceState = history.replaceState.bind(history)
  history.replaceState = (state: { idx?: number; steps?: Steps } | null, unused, url) => {
    const path = splitLanguage(new URL(url ?? '', location.href).pathname).path
    const isSameEntry = state?.idx === current.index && path === current.path
    replaceState(isSameEntry ? { steps: current.steps, ...state } : state, unused, url)
  }
}

function readEntry(path: string): Entry {
  const { idx = null, steps = NONE } = (history.state ?? {}) as { idx?: number | null; steps?: Steps }
  return { index: idx, path, steps }
}

function show(entry: Entry): void {
  current = isSame(entry.steps, current.steps) ? { ...entry, steps: current.steps } : entry
  for (const listener of listeners) listener()
}

const isSame = (a: Steps, b: Steps): boolean => JSON.stringify(a) === JSON.stringify(b)
