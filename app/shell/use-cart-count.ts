import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { CART_COOKIE, readDeviceList } from '#app/platform/device-list/device-list.ts'

/** The number of items in this device's cart, updated after every navigation and form. */
export function useCartCount(): number {
  const [count, setCount] = useState(0)
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
