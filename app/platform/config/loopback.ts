import ipaddr from 'ipaddr.js'

/**
 * Whether a host name or IP address means this machine alone: `localhost` and names below it, 127.0.0.0/8, ::1, and
 * those as IPv4 mapped into IPv6. Brackets around an IPv6 address are allowed.
 */
export function isLoopback(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[|\]$/g, '')
  if (name === 'localhost' || name.endsWith('.localhost')) return true
  return ipaddr.isValid(name) && ipaddr.process(name).range() === 'loopback'
}
