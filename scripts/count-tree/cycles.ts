import type { Import } from './tree.ts'

/** Import cycles: strongly connected components by Tarjan's algorithm. */
export function findCycles(imports: readonly Import[]): string[][] {
  const targets = Map.groupBy(imports, ({ from }) => from)
  const order = new Map<string, { index: number; low: number; isOpen: boolean }>()
  const open: string[] = []
  const cycles: string[][] = []
  for (const from of targets.keys()) if (!order.has(from)) visit(from)
  return cycles

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
      const cycle = open.splice(open.indexOf(path))
      for (const one of cycle) Object.assign(order.get(one) ?? {}, { isOpen: false })
      if (cycle.length > 1) cycles.push(cycle.toSorted())
    }
    return own
  }
}
