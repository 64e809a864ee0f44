import { NavLink, useLocation } from 'react-router'
import { Icon } from '#app/ui/icon/icon.tsx'
import { keptPart } from '#app/ui/kept-part/kept-part.tsx'
import type { IconName } from '#app/ui/icon/icon-names.ts'
import { copy } from './copy.ts'
import { TorchButton } from './torch-button.tsx'

const words = copy.bottom
const PLACES = ['/', '/empowerher', '/torch', '/support', '/account']

/** The navigation at the bottom of the screen on phones. */
export function BottomNav() {
  const pathname = useLocation().pathname.toLowerCase()
  return (
    <nav className="bottom-nav" aria-label={words.label}>
      <Places current={PLACES.find((place) => place === pathname)} />
    </nav>
  )
}

/** `current` is the place that is shown, which React Router's links find out by themselves. */
const Places = keptPart<{ current: string | undefined }>('bottom-nav', function Places() {
  return (
    <ul>
      <Item to="/" icon="house" label={words.home} />
      <Item to="/empowerher" icon="shopping-bag" label={words.shop} />
      <li>
        <TorchButton label={words.torch} />
      </li>
      <Item to="/support" icon="heart-handshake" label={words.help} />
      <Item to="/account" icon="user" label={words.you} />
    </ul>
  )
})

function Item({ to, icon, label }: { to: string; icon: IconName; label: string }) {
  return (
    <li>
      <NavLink to={to} end>
        <Icon name={icon} />
        {label}
      </NavLink>
    </li>
  )
}
