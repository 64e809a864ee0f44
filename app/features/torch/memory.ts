import { useSyncExternalStore } from 'react'
import { findMood, type Mood } from './moods.ts'
import { ownStorage } from '#app/platform/session/shared-device.ts'

/** The localStorage key for the mood of the last onboarding. It stays on this device. */
export const TORCH_STORAGE_KEY = 'diya-torch'
const VERSION = 1
const CHANGED = 'diya:torch'

/** Parses the stored value; null for any other shape or version. */
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

/** Stores the mood on this device; without localStorage, until the page is closed. */
export function rememberMood(mood: Mood): void {
  store(JSON.stringify({ v: VERSION, mood }))
}

export function forgetMood(): void {
  store(null)
}

/** The stored mood, or null. Null on the server and during hydration. */
export function useRememberedMood(): Mood | null {
  return parseMemory(useSyncExternalStore(subscribe, read, () => null))
}

/** Fallback when localStorage is not available or full. */
let fallback: string | null = null

function store(memory: string | null): void {
  fallback = memory
  try {
    if (memory === null) ownStorage().removeItem(TORCH_STORAGE_KEY)
    else ownStorage().setItem(TORCH_STORAGE_KEY, memory)
  } catch {
    // Only the fallback keeps it.
  }
  dispatchEvent(new Event(CHANGED))
}

function read(): string | null {
  try {
    return ownStorage().getItem(TORCH_STORAGE_KEY) ?? fallback
  } catch {
    return fallback
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
