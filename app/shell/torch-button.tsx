import { type ComponentType, type MouseEvent, useEffect, useState } from 'react'
import { NavLink, useLocation, useNavigate } from 'react-router'
import { useHistoryStep } from '#app/ui/history-step.ts'
import { Icon } from '#app/ui/icon/icon.tsx'

type ChatDialog = ComponentType<{ onClose: () => void; onLeave: () => void }>

/**
 * A link to Torch's page; with JavaScript it loads the chat and opens it as a dialog, which Back closes. It has no flame: that is drawn only
 * where Torch speaks, once on a screen.
 */
export function TorchButton({ label }: { label: string }) {
  const [Chat, setChat] = useState<ChatDialog | null>(null)
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const entry = useHistoryStep('torch')
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || pathname === '/torch') return
    event.preventDefault()
    loadChat().then(
      () => entry.push(1),
      () => navigate('/torch'),
    )
  }
  const loadChat = async () => {
    const chat = await import('#app/features/torch/chat/chat-dialog.tsx')
    setChat(() => chat.default)
  }
  useEffect(() => {
    if (entry.step === 0) setChat(null)
    // Forward, or a reload.
    else if (!Chat) loadChat().catch(() => entry.back())
    // Only for another entry: a link in the chat closes it before its page is shown.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [entry.step])
  return (
    <>
      <NavLink className="torch" to="/torch" onClick={open}>
        <Icon name="message-circle" />
        {label}
      </NavLink>
      {Chat && <Chat onClose={() => entry.back()} onLeave={() => setChat(null)} />}
    </>
  )
}
