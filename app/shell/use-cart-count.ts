import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { CART_COOKIE, readDeviceList } from '#app/platform/device-list/device-list.ts'

/**
 * The number of items in this device's cart, updated after every navigation and form. `null` on the server and without
 * JavaScript: pages come from a cache that is the same for everybody, so that they must not count.
 */
export function useCartCount(): number | null {
  const [count, setCount] = useState<number | null>(null)
  const { state } = useNavigation()
  useEffect(() => {
    const read = () =>
      setCount(readDeviceList(document.cookie, CART_COOKIE).reduce((sum, { quantity }) => sum + quantity, 0))
    read()
    addEventListener('cart-changed', read)
    return () => removeEventListener('cart-changed', read)
  }, [state])
  return count
}
