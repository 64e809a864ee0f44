import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

// React Router drops a promise that rejects when somebody goes on while the data of a page still arrives
// (`reader.closed` of its turbo-stream). Nothing waits for what was aborted.
addEventListener('unhandledrejection', (event) => {
  if (event.reason instanceof DOMException && event.reason.name === 'AbortError') event.preventDefault()
})

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})

// Later, so that requests of the first page come first.
if (import.meta.env.PROD) setTimeout(() => navigator.serviceWorker?.register('/sw.js').catch(() => {}), 3_000)
