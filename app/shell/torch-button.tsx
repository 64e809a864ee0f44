import { type ComponentType, type MouseEvent, useState } from 'react'
import { NavLink } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'

type ChatDialog = ComponentType<{ onClose: () => void }>

/**
 * A link to Torch's page; with JavaScript it loads the chat and opens it as a dialog. It has no flame: that is drawn only
 * where Torch speaks, once on a screen.
 */
export function TorchButton({ label }: { label: string }) {
  const [Chat, setChat] = useState<ChatDialog | null>(null)
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    const { href } = event.currentTarget
    if (event.metaKey || event.ctrlKey || event.shiftKey || location.pathname === '/torch') return
    event.preventDefault()
    import('#app/features/torch/chat/chat-dialog.tsx').then(
      (chat) => setChat(() => chat.default),
      () => location.assign(href),
    )
  }
  return (
    <>
      <NavLink className="torch" to="/torch" onClick={open}>
        <Icon name="message-circle" />
        {label}
      </NavLink>
      {Chat && <Chat onClose={() => setChat(null)} />}
    </>
  )
}
