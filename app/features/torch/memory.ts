import { useSyncExternalStore } from 'react'
import { findMood, type Mood } from './moods.ts'

/** Torch remembers one thing, on this device alone: the mood of the last talk. */
export const TORCH_STORAGE_KEY = 'diya-torch'
const VERSION = 1
const CHANGED = 'diya:torch'

/** What stands in the browser's storage, read with suspicion: any other shape or version counts as nothing. */
export function parseMemory(stored: string | null): Mood | null {
  if (!stored) return null
  try {
    const memory: unknown = JSON.parse(stored)
    if (typeof memory !== 'object' || memory === null || !('v' in memory) || memory.v !== VERSION) return null
    return 'mood' in memory ? findMood(memory.mood) : null
  } catch {
    return null
  }
}

/** Keeps the mood on this device; where nothing may be kept, for as long as the page lives. */
export function rememberMood(mood: Mood): void {
  store(JSON.stringify({ v: VERSION, mood }))
}

export function forgetMood(): void {
  store(null)
}

/** The remembered mood, or null. On the server and until the page is alive: null, the same for everybody. */
export function useRememberedMood(): Mood | null {
  return parseMemory(useSyncExternalStore(subscribe, read, () => null))
}

/** Private windows and full storages refuse; then this stands in. */
let inPage: string | null = null

function store(memory: string | null): void {
  inPage = memory
  try {
    if (memory === null) localStorage.removeItem(TORCH_STORAGE_KEY)
    else localStorage.setItem(TORCH_STORAGE_KEY, memory)
  } catch {
    // Kept in the page alone.
  }
  dispatchEvent(new Event(CHANGED))
}

function read(): string | null {
  try {
    return localStorage.getItem(TORCH_STORAGE_KEY) ?? inPage
  } catch {
    return inPage
  }
}

function subscribe(listener: () => void): () => void {
  addEventListener(CHANGED, listener)
  addEventListener('storage', listener)
  return () => {
    removeEventListener(CHANGED, listener)
    removeEventListener('storage', listener)
  }
}
