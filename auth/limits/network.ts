import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

const NETWORK_GROUPS = 4
const GROUPS = 8

/**
 * The network that limits count: an IPv4 address, also mapped into IPv6, or the /64 of an IPv6 address, because a
 * subscriber owns at least that many. Other text is returned unchanged.
 */
export function networkOf(ip: string): string {
  if (isIP(ip) === 0) return ip
  const address = ipaddr.process(ip)
  if (!(address instanceof ipaddr.IPv6)) return address.toString()
  const parts = [...address.parts.slice(0, NETWORK_GROUPS), ...Array<number>(GROUPS - NETWORK_GROUPS).fill(0)]
  return `${new ipaddr.IPv6(parts).toString()}/64`
}
