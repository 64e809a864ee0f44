/** An element as parsed by the SAML library: attributes under `$`, text under `_`, children by local name. */
export type XmlNode = { $?: Record<string, string>; _?: string } & { [name: string]: unknown }

export function childrenOf(node: XmlNode | undefined, name: string): XmlNode[] {
  const found = node?.[name]
  return (Array.isArray(found) ? found : [found]).filter((child) => typeof child === 'object' && child !== null)
}

export function childOf(node: XmlNode | undefined, name: string): XmlNode | undefined {
  return childrenOf(node, name)[0]
}
