import ipaddr from 'ipaddr.js'

/**
 * Whether a host name or IP address is loopback: `localhost` and its subdomains, 127.0.0.0/8, ::1, and IPv4-mapped
 * IPv6 addresses. Brackets around an IPv6 address are allowed.
 */
export function isLoopback(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[|\]$/g, '')
  if (name === 'localhost' || name.endsWith('.localhost')) return true
  return ipaddr.isValid(name) && ipaddr.process(name).range() === 'loopback'
}
