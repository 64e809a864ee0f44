import { NavLink } from 'react-router'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { IconName } from '#app/ui/icon/icon-names.ts'
import { copy } from './copy.ts'
import { TorchButton } from './torch-button.tsx'

/** The navigation at the bottom of the screen on phones. */
export function BottomNav() {
  const words = copy.bottom
  return (
    <nav className="bottom-nav" aria-label={words.label}>
      <ul>
        <Item to="/" icon="house" label={words.home} />
        <Item to="/empowerher" icon="shopping-bag" label={words.shop} />
        <li>
          <TorchButton label={words.torch} />
        </li>
        <Item to="/support" icon="heart-handshake" label={words.help} />
        <Item to="/account" icon="user" label={words.you} />
      </ul>
    </nav>
  )
}

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
