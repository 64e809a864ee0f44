import { useEffect, useSyncExternalStore } from 'react'
import { Icon } from './icon/icon.tsx'

export interface ToastWords {
  title: string
  body: string
}
interface Toast extends ToastWords {
  id: number
  /** An error; it stays until it is closed. */
  destructive: boolean
}

const VISIBLE_MS = 5_000
const TOASTS_MAX = 3

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

/** Shows a short message above the navigation, announced to screen readers. A repeated message replaces the first. */
export function showToast(words: ToastWords, options: { destructive?: boolean } = {}): void {
  const toast = { ...words, id: ++lastId, destructive: options.destructive ?? false }
  const others = toasts.filter(({ title, body }) => title !== words.title || body !== words.body)
  set([...others, toast].slice(-TOASTS_MAX))
}

/** The region of the toasts; once, in the shell. */
export function Toasts({ label, close }: { label: string; close: string }) {
  const shown = useSyncExternalStore(
    subscribe,
    () => toasts,
    () => NONE,
  )
  return (
    <div className="toasts" role="region" aria-label={label} aria-live="polite">
      {shown.map((toast) => (
        <ToastCard key={toast.id} toast={toast} close={close} />
      ))}
    </div>
  )
}

const NONE: readonly Toast[] = []

function ToastCard({ toast, close }: { toast: Toast; close: string }) {
  useEffect(() => {
    if (toast.destructive) return
    const timer = setTimeout(() => dismiss(toast.id), VISIBLE_MS)
    return () => clearTimeout(timer)
  }, [toast])
  return (
    <div className={toast.destructive ? 'toast bad' : 'toast'} role={toast.destructive ? 'alert' : undefined}>
      <Icon name={toast.destructive ? 'circle-alert' : 'check'} />
      <div>
        <b>{toast.title}</b>
        <span className="small">{toast.body}</span>
      </div>
      <button type="button" className="icon-button" aria-label={close} onClick={() => dismiss(toast.id)}>
        <Icon name="x" small />
      </button>
    </div>
  )
}

function dismiss(id: number): void {
  set(toasts.filter((toast) => toast.id !== id))
}

function set(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
