import { type ReactNode, useEffect } from 'react'
import { showcaseCopy } from '#app/platform/config/showcase-copy.ts'
import { SHARED_IDLE_MINUTES } from '#app/platform/session/session-names.ts'
import { ThreadPatterns } from '#app/ui/thread.tsx'
import { Toasts } from '#app/ui/toasts.tsx'
import { AppBar } from './app-bar.tsx'
import { BottomNav } from './bottom-nav.tsx'
import { copy } from './copy.ts'
import { Footer } from './footer.tsx'
import { useCartCount } from './use-cart-count.ts'
import { type SessionMember, useSession } from './use-session.ts'

interface FrameProps {
  brand: string
  member: SessionMember | null
  /** A public demonstration: every page shows a notice. */
  showcase: boolean
  children: ReactNode
}

/** The frame around every page: app bar with the quick exit, bottom navigation, footer and toasts. */
export function Frame({ brand, member, showcase, children }: FrameProps) {
  const session = useSession(brand, member)
  const cartCount = useCartCount()
  useEffect(() => void dispatchEvent(new Event('diya:hydrated')), [])
  return (
    <>
      <a className="skip" href="#main">
        {copy.skip}
      </a>
      {showcase && <aside className="showcase">{showcaseCopy.line}</aside>}
      <AppBar brand={brand} member={member} cartCount={cartCount} onSignOut={session.signOut} />
      {member?.isShared && (
        <aside className="shared-device">
          <p>{copy.sharedDevice(SHARED_IDLE_MINUTES)}</p>
          <button type="button" className="btn primary" onClick={session.signOut}>
            {copy.nav.signOut}
          </button>
        </aside>
      )}
      {children}
      <Footer brand={brand} />
      <BottomNav />
      <ThreadPatterns />
      <Toasts label={copy.toasts.region} close={copy.toasts.close} />
    </>
  )
}
