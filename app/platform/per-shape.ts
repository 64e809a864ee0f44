/** Visitors choose shapes too, such as the length of a page. */
const SHAPES_MAX = 500

/** What is made once for each shape (a language, an order, which filters), when it is first used. Shapes are plain data. */
export function perShape<Shape, Made>(make: (shape: Shape) => Made): (shape: Shape) => Made {
  const made = new Map<string, Made>()
  return (shape) => {
    const key = JSON.stringify(shape)
    const known = made.get(key)
    if (known !== undefined) return known
    if (made.size >= SHAPES_MAX) made.clear()
    const one = make(shape)
    made.set(key, one)
    return one
  }
}
