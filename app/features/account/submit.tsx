import type { ReactNode } from 'react'
import { copy } from '#app/features/sign-in/copy.ts'

export function Submit({ busy, children }: { busy: boolean; children: ReactNode }) {
  return (
    <p>
      <button className="btn secondary" aria-busy={busy || undefined}>
        {busy ? copy.working : children}
      </button>
    </p>
  )
}
