import type { Import } from './tree.ts'

/** Groups of files that reach each other by imports (strongly connected components, after Tarjan). */
export function findCircles(imports: readonly Import[]): string[][] {
  const targets = Map.groupBy(imports, ({ from }) => from)
  const order = new Map<string, { index: number; low: number; isOpen: boolean }>()
  const open: string[] = []
  const circles: string[][] = []
  for (const from of targets.keys()) if (!order.has(from)) visit(from)
  return circles

  function visit(path: string): { low: number } {
    const own = { index: order.size, low: order.size, isOpen: true }
    order.set(path, own)
    open.push(path)
    for (const { to } of targets.get(path) ?? []) {
      const known = order.get(to)
      if (!known) own.low = Math.min(own.low, visit(to).low)
      else if (known.isOpen) own.low = Math.min(own.low, known.index)
    }
    if (own.low === own.index) {
      const circle = open.splice(open.indexOf(path))
      for (const one of circle) Object.assign(order.get(one) ?? {}, { isOpen: false })
      if (circle.length > 1) circles.push(circle.toSorted())
    }
    return own
  }
}
