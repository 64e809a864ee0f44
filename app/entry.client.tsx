import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})

// Late: whatever the first page needs comes first.
if (import.meta.env.PROD) setTimeout(() => navigator.serviceWorker?.register('/sw.js').catch(() => {}), 3_000)
