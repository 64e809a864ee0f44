import { useEffect, useRef } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { Icon } from '#app/ui/icon/icon.tsx'
import { keptPart } from '#app/ui/kept-part/kept-part.tsx'
import { Flame } from '#app/ui/kolam/flame.tsx'
import { LanguageSwitch } from './language/language-switch.tsx'
import { copy } from './copy.ts'
import type { SessionMember } from './use-session.ts'

const MENU_ID = 'menu'
const { wings } = copy.nav

interface AppBarProps {
  brand: string
  member: SessionMember | null
  cartCount: number | null
  onSignOut: () => void
}

/** The bar at the top of every page. Its last control is always the quick exit. */
export function AppBar({ brand, member, cartCount, onSignOut }: AppBarProps) {
  return (
    <header className="app-bar">
      <div className="wrap">
        <Wordmark brand={brand} />
        <nav aria-label={copy.nav.label}>
          <NavLinks current={useCurrent()} meaningClass="meaning" />
        </nav>
        <Cart count={cartCount} />
        <div className="row only-d">
          <LanguageSwitch />
          {member ? <Greeting member={member} onSignOut={onSignOut} /> : <SignInLinks />}
        </div>
        <button type="button" className="icon-button only-m" popoverTarget={MENU_ID} aria-label={copy.nav.menu}>
          <Icon name="menu" />
        </button>
        <Exit />
      </div>
      <PhoneMenu member={member} onSignOut={onSignOut} />
    </header>
  )
}

/** The site's name with a flame as the dot of its first "i", or before a name without "i". */
export const Wordmark = keptPart('wordmark', function Wordmark({ brand }: { brand: string }) {
  const [before, ...rest] = brand.split('i')
  return (
    <Link className="brand" to="/">
      <span className="visually-hidden">{copy.home(brand)}</span>
      <span aria-hidden="true">
        {rest.length === 0 && <Flame />}
        {before}
        {rest.length > 0 && (
          <span className="dotless">
            {DOTLESS_I}
            <Flame />
          </span>
        )}
        {rest.join('i')}
      </span>
    </Link>
  )
})

const DOTLESS_I = '\u0131'

interface NavLinksProps {
  /** The link of the page that is shown. */
  current: string | undefined
  meaningClass: string
}

const NavLinks = keptPart('nav-links', function NavLinks({ meaningClass }: NavLinksProps) {
  return (
    <>
      {copy.nav.links.map(({ to, label }) => (
        <NavLink key={to} to={to}>
          {label}
        </NavLink>
      ))}
      <NavLink to={wings.to}>
        {wings.label} <span className={meaningClass}>{wings.meaning}</span>
      </NavLink>
    </>
  )
})

function useCurrent(): string | undefined {
  const { pathname } = useLocation()
  const path = `${pathname.toLowerCase()}/`
  return [...copy.nav.links, wings].find(({ to }) => path.startsWith(`${to}/`))?.to
}

const Cart = keptPart('cart-link', function Cart({ count }: { count: number | null }) {
  return (
    <Link className="cart-link" to="/cart" aria-label={copy.nav.cart(count)}>
      <Icon name="shopping-cart" />
      {count !== null && count > 0 && (
        <span className="badge num" aria-hidden="true">
          {count}
        </span>
      )}
    </Link>
  )
})

function Greeting({ member, onSignOut }: { member: SessionMember; onSignOut: () => void }) {
  return (
    <>
      <Link className="greet" to="/account">
        <b>{member.displayName || copy.nav.account}</b>
        <span className="caption secondary-ink">{copy.nav.welcome}</span>
      </Link>
      <button type="button" className="btn secondary sm" onClick={onSignOut}>
        {copy.nav.signOut}
      </button>
    </>
  )
}

function SignInLinks() {
  return (
    <>
      <Link className="btn sm" to="/auth">
        {copy.nav.signIn}
      </Link>
      <Link className="btn primary sm" to="/auth?tab=join">
        {copy.nav.join}
      </Link>
    </>
  )
}

/**
 * The menu of phones: a popover, which Escape and a press outside close, also without JavaScript. Its own controls close it,
 * and the Back button; the end of a navigation does not, since the menu may have been opened meanwhile.
 */
function PhoneMenu({ member, onSignOut }: { member: SessionMember | null; onSignOut: () => void }) {
  const menu = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const close = () => menu.current?.togglePopover?.(false)
    const closeByControl = ({ target }: MouseEvent) => {
      if ((target as Element).closest('a, button')) close()
    }
    const element = menu.current
    element?.addEventListener('click', closeByControl)
    addEventListener('popstate', close)
    return () => {
      element?.removeEventListener('click', closeByControl)
      removeEventListener('popstate', close)
    }
  }, [])
  return (
    <div ref={menu} className="menu only-m" id={MENU_ID} popover="auto">
      {member && (
        <Link className="greeting" to="/account">
          <b>{member.displayName || copy.nav.account}</b>
          <span className="small secondary-ink">{copy.nav.welcome}</span>
        </Link>
      )}
      <NavLinks current={useCurrent()} meaningClass="small secondary-ink" />
      {member ? (
        <button type="button" onClick={onSignOut}>
          {copy.nav.signOut}
        </button>
      ) : (
        <>
          <Link to="/auth">{copy.nav.signIn}</Link>
          <Link to="/auth?tab=join">{copy.nav.join}</Link>
        </>
      )}
      <LanguageSwitch />
    </div>
  )
}

function Exit() {
  return (
    <a className="exit" href="/exit" rel="noreferrer" title={copy.nav.exitHint}>
      <Icon name="log-out" small />
      {copy.nav.exit}
    </a>
  )
}
